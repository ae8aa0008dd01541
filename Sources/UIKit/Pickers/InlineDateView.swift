import Foundation

/// The calendar of a date picker, with a row for the time below if the time is picked too.
@MainActor
final class InlineDateView: InternalView, DatePicking {
  /// The height of the row for the time, in points.
  private static let rowHeight: CGFloat = 48
  /// The space on each side of the row's content, in points.
  private static let margin: CGFloat = 8

  var onPick: ((Date) -> Void)?
  private let calendarView = CalendarDateView()
  private let label = UILabel()
  private let capsule: DateCapsule
  private var hasTime = false

  init(owner: UIDatePicker) {
    capsule = DateCapsule(.time, owner: owner)
    super.init(frame: .zero)
    for part in [calendarView, capsule] as [any DatePicking] { part.onPick = { [weak self] in self?.onPick?($0) } }
    label.text = "Time"
    label.font = .systemFont(ofSize: UIFont.labelFontSize)
    for view in [calendarView, label, capsule] { addSubview(view) }
  }

  var naturalSize: CGSize {
    let size = calendarView.naturalSize
    return CGSize(width: size.width, height: size.height + (hasTime ? Self.rowHeight : 0))
  }

  func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
    hasTime = settings.mode == .dateAndTime
    for view in [label, capsule] { view.isHidden = !hasTime }
    calendarView.show(date, settings, animated: animated)
    capsule.show(date, settings, animated: animated)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height - (hasTime ? Self.rowHeight : 0)
    calendarView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    let (text, size) = (label.sizeThatFits(bounds.size), capsule.naturalSize)
    let middle = height + Self.rowHeight / 2
    label.frame = CGRect(x: Self.margin, y: middle - text.height / 2, width: text.width, height: text.height)
    capsule.frame = CGRect(
      x: bounds.width - Self.margin - size.width, y: middle - size.height / 2, width: size.width, height: size.height)
    mirror([label, capsule])
  }
}
