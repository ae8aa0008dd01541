import Foundation

/// A calendar for picking a day, with wheels for the month and year.
@MainActor
final class CalendarDateView: InternalView, DatePicking {
  /// The width, and the heights of the weekday names and of a week, in points, as on iOS.
  private static let width: CGFloat = 320
  private static let weekdaysHeight: CGFloat = 24
  private static let weekHeight: CGFloat = 44

  var onPick: ((Date) -> Void)?
  private let header = CalendarHeader()
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let months = MonthScrollView()
  private var wheels: WheelsDateView?
  private var shown: (date: Date, settings: DateSettings)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    header.onTurn = { [weak self] in self?.turn(by: $0) }
    header.title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
    months.onMonthChange = { [weak self] in self?.showMonth() }
    months.onChoose = { [weak self] in self?.choose($0.start) }
    months.onKey = { [weak self] in self?.move($0, by: $1) }
    for label in weekdays {
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
    }
    for view in [header] + weekdays + [months] { addSubview(view) }
  }

  var naturalSize: CGSize {
    CGSize(width: Self.width, height: CalendarHeader.height + Self.weekdaysHeight + CGFloat(MonthPage.rows) * Self.weekHeight)
  }

  func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
    let isNew = shown.map { !settings.hasMonths(of: $0.settings) } ?? true
    shown = (date, settings)
    if isNew { showWeekdays() }
    months.show(date, settings, isNew: isNew, animated: animated)
    wheels?.show(date, settings.picking(.yearAndMonth), animated: animated)
    showMonth()
  }

  private func showWeekdays() {
    guard let settings = shown?.settings else { return }
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale) = (settings.calendar, settings.locale)
    let names: [String] = formatter.shortStandaloneWeekdaySymbols
    for (column, label) in weekdays.enumerated() where names.count == 7 {
      label.text = names[(column + settings.calendar.firstWeekday - 1) % 7].uppercased(with: settings.locale)
    }
  }

  private func showMonth() {
    guard let shown, let month = months.month else { return }
    header.show(
      shown.settings.text(of: wheels == nil ? month.start : shown.date, .month), hasPrevious: months.hasMonth(at: -1),
      hasNext: months.hasMonth(at: 1), showsWheels: wheels != nil)
  }

  // MARK: Picking

  private func turn(by distance: Int) {
    months.turn(by: distance)
    showMonth()
  }

  /// Picks a day, keeping the time of day.
  private func choose(_ day: Date) {
    guard let shown else { return }
    let calendar = shown.settings.calendar
    var parts = calendar.dateComponents([.era, .year, .month, .day], from: day)
    let time = calendar.dateComponents([.hour, .minute, .second], from: shown.date)
    (parts.hour, parts.minute, parts.second) = (time.hour, time.minute, time.second)
    onPick?(calendar.date(from: parts) ?? day)
  }

  private func move(_ component: Calendar.Component, by distance: Int) {
    guard let shown, let date = shown.settings.calendar.date(byAdding: component, value: distance, to: shown.date) else { return }
    let limited = shown.settings.limited(date)
    if limited != shown.date { onPick?(limited) }
  }

  // MARK: Wheels

  private func toggleWheels() {
    let old = wheels
    if let old {
      wheels = nil
      months.isHidden = false
      UIView.animate(withDuration: 0.25, animations: { old.alpha = 0 }, completion: { _ in old.removeFromSuperview() })
    } else if let shown {
      let made = WheelsDateView()
      made.show(shown.date, shown.settings.picking(.yearAndMonth), animated: false)
      made.onPick = { [weak self] in self?.onPick?($0) }
      made.alpha = 0
      addSubview(made)
      wheels = made
      layOutWheels()
      made.layoutIfNeeded()
    }
    let showsWheels = wheels != nil
    UIView.animate(
      withDuration: 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: {
        self.wheels?.alpha = 1
        for view in self.weekdays + [self.months] { view.alpha = showsWheels ? 0 : 1 }
        self.showMonth()
      }, completion: { _ in self.months.isHidden = self.wheels != nil })
  }

  private func layOutWheels() {
    let top = CalendarHeader.height
    wheels?.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: CalendarHeader.height)
    let width = bounds.width / 7
    for (column, label) in weekdays.enumerated() {
      label.frame = CGRect(
        x: (CGFloat(column) * width).rounded(), y: CalendarHeader.height, width: width.rounded(), height: Self.weekdaysHeight)
    }
    mirror(weekdays)
    let top = CalendarHeader.height + Self.weekdaysHeight
    months.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(0, bounds.height - top))
    layOutWheels()
  }
}

extension DateSettings {
  /// Returns whether the months are the same as with other settings.
  fileprivate func hasMonths(of other: DateSettings) -> Bool {
    calendar == other.calendar && locale == other.locale && minimum == other.minimum && maximum == other.maximum
  }
}
