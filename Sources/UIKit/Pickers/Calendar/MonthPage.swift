import Foundation

@MainActor
final class MonthPage: InternalView {
  /// The number of weeks that have room.
  static let rows = 6

  /// Called with the interval of the chosen day.
  var onChoose: ((DateInterval) -> Void)?
  let index: Int
  private let month: CalendarMonth
  private var days: [DayView] = []

  init(index: Int, _ month: CalendarMonth) {
    (self.index, self.month) = (index, month)
    super.init(frame: .zero)
    days = (0..<month.numberOfDays).map { _ in DayView() }
    for day in days { addSubview(day) }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: MonthPage.tapped))
  }

  /// Shows which days are selected, today, or beyond the limits.
  func show(_ date: Date, _ settings: DateSettings) {
    let (selected, today) = (month.day(of: date), month.day(of: UIDatePicker.now))
    let numbers = NumberFormatter()
    numbers.locale = settings.locale
    for (index, day) in days.enumerated() {
      day.show(
        numbers.string(from: NSNumber(value: index + 1)) ?? "\(index + 1)", isSelected: index == selected, isToday: index == today,
        isEnabled: settings.permits(month.interval(ofDay: index)))
    }
  }

  /// Nil if the selected day is in another month.
  var selectedDay: UIView? { days.first { $0.isSelected } }

  private func tapped(_ tap: UITapGestureRecognizer) {
    let (point, width) = (tap.location(in: self), bounds.width / 7)
    let column = Int(clamping: ((isRightToLeft ? bounds.width - point.x : point.x) / max(width, 1)).rounded(.down))
    let row = Int(clamping: (point.y / max(bounds.height / CGFloat(Self.rows), 1)).rounded(.down))
    guard let day = month.day(row: row, column: column), days[day].isEnabled else { return }
    onChoose?(month.interval(ofDay: day))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (width, height) = (bounds.width / 7, bounds.height / CGFloat(Self.rows))
    let diameter = min(width, height).rounded(.down)
    for (index, day) in days.enumerated() {
      let place = month.place(ofDay: index)
      day.bounds.size = CGSize(width: diameter, height: diameter)
      day.center = CGPoint(x: ((CGFloat(place.column) + 0.5) * width).rounded(), y: ((CGFloat(place.row) + 0.5) * height).rounded())
    }
    mirror(days)
  }
}

@MainActor
private final class DayView: InternalView {
  private let label = UILabel()
  private(set) var isSelected = false
  private(set) var isEnabled = true
  private var isToday = false

  init() {
    super.init(frame: .zero)
    label.textAlignment = .center
    addSubview(label)
  }

  func show(_ text: String, isSelected: Bool, isToday: Bool, isEnabled: Bool) {
    label.text = text
    (self.isSelected, self.isToday, self.isEnabled) = (isSelected, isToday, isEnabled)
    label.font = isSelected ? .systemFont(ofSize: 22, weight: .semibold) : .systemFont(ofSize: 20)
    showColors()
  }

  private func showColors() {
    let tint: UIColor = tintColor
    backgroundColor = isSelected ? (isToday ? tint : tint.withAlphaComponent(0.15)) : nil
    label.textColor = !isEnabled ? .tertiaryLabel : isSelected && isToday ? .white : isSelected || isToday ? tint : .label
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    label.frame = bounds
  }
}
