import Foundation

@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  @Observed open var datePickerMode = Mode.dateAndTime { didSet { if datePickerMode != oldValue { styleMayHaveChanged() } } }
  @Observed open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { if preferredDatePickerStyle != oldValue { styleMayHaveChanged() } }
  }
  /// `automatic` becomes `compact`, as on iOS. Durations are always picked in wheels, and so are times and months in the style `inline`.
  open var datePickerStyle: UIDatePickerStyle {
    switch (preferredDatePickerStyle, datePickerMode) {
    case (_, .countDownTimer), (.wheels, _), (.inline, .time), (.inline, .yearAndMonth), (.automatic, .yearAndMonth): .wheels
    case (.inline, _): .inline
    case (.compact, _), (.automatic, _): .compact
    }
  }

  /// The date, limited to the minimum and the maximum. The default is the time of the scene, counted from the start of 2001.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }
  @Observed open var minimumDate: Date? { didSet { limitsDidChange() } }
  @Observed open var maximumDate: Date? { didSet { limitsDidChange() } }
  /// The interval of the minutes, which must divide 60 and be at most 30. Other values become 1.
  @Observed open var minuteInterval = 1 {
    didSet {
      if minuteInterval < 1 || minuteInterval > 30 || 60 % minuteInterval != 0 { _minuteInterval.wrappedValue = 1 }
      if minuteInterval != oldValue { showDate(animated: false) }
    }
  }
  /// The duration of a `countDownTimer` in seconds, limited to 60…86340. The default is 60.
  @Observed open var countDownDuration: TimeInterval = 60 {
    didSet {
      _countDownDuration.wrappedValue = countDownDuration.isNaN ? oldValue : countDownDuration.clamped(to: Self.durations)
      (content as? WheelsDateView)?.show(duration: countDownDuration)
    }
  }
  /// Nil stands for the current locale.
  @Observed open var locale: Locale? { didSet { showDate(animated: false) } }
  @Observed open var calendar: Calendar! = .current { didSet { showDate(animated: false) } }
  /// Nil stands for the time zone of the calendar.
  @Observed open var timeZone: TimeZone? { didSet { showDate(animated: false) } }

  private var storedDate = UIDatePicker.now
  /// The view of the current style. It is created when the picker is measured or laid out.
  private var content: (any DatePicking)?
  private var contentStyle = UIDatePickerStyle.automatic

  /// The time of the scene, counted from the start of 2001, so that pictures are the same on every day.
  static var now: Date { Date(timeIntervalSinceReferenceDate: CACurrentMediaTime().rounded(.down)) }

  /// The durations that can be picked, in seconds.
  static let durations: ClosedRange<TimeInterval> = 60...86340

  override func didInitialize() { if bounds.isEmpty { bounds.size = intrinsicContentSize } }

  // MARK: Date

  /// The date is limited to the minimum and the maximum.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = settings.limited(date)
    showDate(animated: animated)
  }

  private func limitsDidChange() { setDate(storedDate, animated: false) }

  private var settings: DateSettings {
    var used = calendar ?? Calendar(identifier: .gregorian)
    if let timeZone { used.timeZone = timeZone }
    if let locale { used.locale = locale }
    return DateSettings(
      mode: datePickerMode, calendar: used, locale: locale ?? .current, minuteInterval: minuteInterval, minimum: minimumDate?.limited,
      maximum: maximumDate?.limited)
  }

  // MARK: Content

  private func styleMayHaveChanged() {
    if contentStyle != datePickerStyle { dropContent() }
    showDate(animated: false)
  }

  private func dropContent() {
    content?.removeFromSuperview()
    content = nil
  }

  private var requiredContent: any DatePicking {
    if let content { return content }
    contentStyle = datePickerStyle
    let made: any DatePicking
    switch contentStyle {
    case .compact, .automatic: made = CompactDateView(owner: self)
    case .inline: made = InlineDateView(owner: self)
    case .wheels: made = WheelsDateView()
    }
    content = made
    made.onPick = { [weak self] in self?.pick($0) }
    if let wheels = made as? WheelsDateView {
      wheels.show(duration: countDownDuration)
      wheels.onPickDuration = { [weak self] duration in self?.pick(duration: duration) }
    }
    made.show(storedDate, settings, animated: false)
    addSubview(made)
    setNeedsLayout()
    stateDidChange()
    return made
  }

  private func showDate(animated: Bool) {
    content?.show(storedDate, settings, animated: animated && window != nil)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func pick(_ date: Date) {
    setDate(date, animated: true)
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  private func pick(duration: TimeInterval) {
    countDownDuration = duration
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { requiredContent.naturalSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { requiredContent.naturalSize }
  open override var canBecomeFocused: Bool { false }

  open override func layoutSubviews() {
    super.layoutSubviews()
    requiredContent.frame = bounds
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    content?.setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    content?.alpha = isEnabled ? 1 : Self.disabledAlpha
    content?.isUserInteractionEnabled = isEnabled
  }
}

extension UIDatePicker {
  public enum Mode: Int, Sendable {
    case time = 0
    case date = 1
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    case yearAndMonth = 4
  }
}

public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  /// Capsules that open a calendar and wheels in a panel.
  case compact = 2
  case inline = 3
}
