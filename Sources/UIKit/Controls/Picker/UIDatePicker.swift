import Foundation

/// Wheels for a date, a time, both, or a duration.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  /// What a person picks.
  public enum Mode: Int, Sendable {
    /// Hour and minute.
    case time
    /// Day, month and year.
    case date
    /// A day, hour and minute.
    case dateAndTime
    /// A duration in hours and minutes.
    case countDownTimer
  }

  /// The style of the picker, which consists of wheels here.
  public enum PreferredStyle: Int, Sendable {
    /// The style for the mode and the place: wheels.
    case automatic
    /// Wheels.
    case wheels
  }

  /// What a person picks. The default is `dateAndTime`.
  open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { partsDidChange() } } }
  /// The style that was asked for.
  open var preferredDatePickerStyle = PreferredStyle.automatic
  /// The style of the picker.
  open var datePickerStyle: PreferredStyle { .wheels }

  /// The date, limited to the minimum and the maximum.
  ///
  /// The default is the time of the scene, counted from the start of 2001.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  /// The earliest date, or nil for none.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date, or nil for none.
  open var maximumDate: Date? { didSet { limitsDidChange() } }
  /// The steps of the minutes, which divide 60. The default is 1.
  open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { minuteInterval = 1 }
      if minuteInterval != oldValue { partsDidChange() }
    }
  }
  /// The duration of a `countDownTimer`, in seconds. The default is a minute.
  open var countDownDuration: TimeInterval = 60 {
    didSet {
      countDownDuration = min(max(countDownDuration, 60), 23 * 3600 + 59 * 60)
      if datePickerMode == .countDownTimer { showDate(animated: false) }
    }
  }
  /// The language and the forms of dates, or nil for the current one.
  open var locale: Locale? { didSet { partsDidChange() } }
  /// The calendar. The default is the current one.
  open var calendar: Calendar! = .current { didSet { partsDidChange() } }
  /// The time zone, or nil for the calendar's.
  open var timeZone: TimeZone? { didSet { partsDidChange() } }

  private var storedDate = Date(timeIntervalSinceReferenceDate: CACurrentMediaTime().rounded(.down))
  private let picker = DateWheels()
  /// The wheels, which are made when the picker is laid out, because the forms of dates take a while to find.
  private var wheels: DateParts?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker with an empty frame.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    if bounds.isEmpty { bounds.size = picker.intrinsicContentSize }
    picker.onSelect = { [weak self] in self?.wheelsDidTurn() }
    addSubview(picker)
  }

  // MARK: Date

  /// Sets the date, limited to the minimum and the maximum. The wheels turn to it if `animated`.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = limited(date)
    showDate(animated: animated)
  }

  private func limited(_ date: Date) -> Date {
    var date = date
    if let maximumDate { date = min(date, maximumDate) }
    if let minimumDate { date = max(date, minimumDate) }
    return date
  }

  private func limitsDidChange() {
    guard limited(storedDate) != storedDate else { return }
    setDate(storedDate, animated: false)
  }

  // MARK: Wheels

  private var usedCalendar: Calendar {
    var used = calendar ?? Calendar(identifier: .gregorian)
    if let timeZone { used.timeZone = timeZone }
    if let locale { used.locale = locale }
    return used
  }

  private func partsDidChange() {
    wheels = nil
    setNeedsLayout()
  }

  private func makeWheelsIfNeeded() {
    guard wheels == nil else { return }
    let made = makeWheels()
    wheels = made
    picker.columns = made.columns
    picker.reloadAllComponents()
    showDate(animated: false)
  }

  private func makeWheels() -> DateParts {
    DateParts(mode: datePickerMode, calendar: usedCalendar, locale: locale ?? .current, minuteInterval: minuteInterval)
  }

  private func showDate(animated: Bool) {
    guard let wheels else { return }
    let rows = datePickerMode == .countDownTimer ? wheels.rows(ofDuration: countDownDuration) : wheels.rows(of: storedDate)
    for (component, row) in rows.enumerated() { picker.selectRow(row, inComponent: component, animated: animated) }
  }

  private func wheelsDidTurn() {
    guard let wheels else { return }
    let rows = wheels.columns.indices.map { picker.selectedRow(inComponent: $0) }
    if datePickerMode == .countDownTimer {
      let duration = wheels.duration(of: rows)
      countDownDuration = duration
      // No minute at all turns back to one.
      if duration != countDownDuration { showDate(animated: true) }
    } else {
      let chosen = wheels.date(of: rows, near: storedDate)
      storedDate = limited(chosen)
      let shown = wheels.rows(of: storedDate)
      // A day that the month doesn't have, or a date beyond a limit, turns back.
      if shown != rows { showDate(animated: true) }
    }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { picker.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { picker.intrinsicContentSize }
  open override var canBecomeFocused: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    makeWheelsIfNeeded()
    picker.frame = bounds
  }

  override func stateDidChange() {
    super.stateDidChange()
    picker.alpha = isEnabled ? 1 : 0.5
    picker.isUserInteractionEnabled = isEnabled
  }
}
