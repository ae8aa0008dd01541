import Foundation

@MainActor
final class WheelsDateView: InternalView, DatePicking {
  var onPick: ((Date) -> Void)?
  /// Called with the picked duration, in seconds.
  var onPickDuration: ((TimeInterval) -> Void)?

  private let picker = DateWheels()
  /// The wheels. They are created when the view is laid out, because date formats take a while to determine.
  private var parts: DateParts?
  private var settings: DateSettings?
  private var date = Date.distantPast
  private var duration: TimeInterval = 60

  override init(frame: CGRect) {
    super.init(frame: frame)
    picker.onSelect = { [weak self] in self?.wheelsDidTurn() }
    addSubview(picker)
  }

  var naturalSize: CGSize { picker.intrinsicContentSize }

  func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
    self.date = date
    showRows(animated: animated && self.settings != nil)
    if self.settings == nil || !settings.hasForms(of: self.settings) { forgetParts() }
    self.settings = settings
  }

  /// The duration is in seconds.
  func show(duration: TimeInterval) {
    self.duration = duration
    showRows(animated: false)
  }

  private func forgetParts() {
    parts = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    makeWheelsIfNeeded()
    picker.frame = bounds
  }

  private func makeWheelsIfNeeded() {
    guard parts == nil, let settings else { return }
    let made = DateParts(
      mode: settings.mode, calendar: settings.calendar, locale: settings.locale, minuteInterval: settings.minuteInterval)
    parts = made
    picker.columns = made.columns
    picker.reloadAllComponents()
    showRows(animated: false)
  }

  private func showRows(animated: Bool) {
    guard let parts else { return }
    let rows = settings?.mode == .countDownTimer ? parts.rows(ofDuration: duration) : parts.rows(of: date)
    for (component, row) in rows.enumerated() { picker.selectRow(row, inComponent: component, animated: animated) }
  }

  private func wheelsDidTurn() {
    guard let parts, let settings else { return }
    let rows = parts.columns.indices.map { picker.selectedRow(inComponent: $0) }
    guard settings.mode != .countDownTimer else {
      // A duration below the limit turns back to one minute.
      let chosen = parts.duration(of: rows)
      duration = chosen.clamped(to: UIDatePicker.durations)
      if duration != chosen { showRows(animated: true) }
      onPickDuration?(duration)
      return
    }
    date = settings.limited(parts.date(of: rows, near: date))
    // A day that the month doesn't have, or a date beyond a limit, turns back.
    if parts.rows(of: date) != rows { showRows(animated: true) }
    onPick?(date)
  }
}

extension DateSettings {
  /// Returns whether the wheels are the same as with other settings.
  fileprivate func hasForms(of other: DateSettings?) -> Bool {
    mode == other?.mode && calendar == other?.calendar && locale == other?.locale && minuteInterval == other?.minuteInterval
  }
}
