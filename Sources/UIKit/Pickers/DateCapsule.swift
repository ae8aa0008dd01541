import Foundation

/// A capsule that shows a part of a date, and opens a panel for picking it.
@MainActor
final class DateCapsule: InternalControl, DatePicking {
  /// The height, and the space on each side of the text, in points, as on iOS.
  private static let height: CGFloat = 34
  private static let margin: CGFloat = 12

  let part: DatePart
  var onPick: ((Date) -> Void)?
  private weak var owner: UIDatePicker?
  private let label = UILabel()
  private weak var panel: DatePanel?
  private var shown: (date: Date, settings: DateSettings)?

  init(_ part: DatePart, owner: UIDatePicker?) {
    (self.part, self.owner) = (part, owner)
    super.init(frame: .zero)
    layer.cornerRadius = Self.height / 2
    label.textAlignment = .center
    label.font = .systemFont(ofSize: UIFont.labelFontSize)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.7
    label.isUserInteractionEnabled = false
    addSubview(label)
    addAction(UIAction { [weak self] _ in self?.openPanel() }, for: .touchUpInside)
    showState()
  }

  var naturalSize: CGSize {
    let text = label.sizeThatFits(CGSize(width: CGFloat.infinity, height: Self.height))
    return CGSize(width: ceil(text.width) + 2 * Self.margin, height: Self.height)
  }

  func show(_ date: Date, _ settings: DateSettings, animated: Bool) {
    shown = (date, settings)
    label.text = settings.text(of: date, part)
    accessibilityLabel = label.text
    panel?.content.show(date, settings.picking(part.mode), animated: animated)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: min(Self.margin, bounds.width / 4), dy: 0)
  }

  override func showState() {
    backgroundColor = isHighlighted ? .secondarySystemFill : .tertiarySystemFill
    label.textColor = panel == nil ? .label : tintColor
  }

  // MARK: Panel

  private func openPanel() {
    guard panel == nil, let shown, let controller = nearestViewController else { return }
    let content: any DatePicking = part == .day ? CalendarDateView() : WheelsDateView()
    content.show(shown.date, shown.settings.picking(part.mode), animated: false)
    content.onPick = { [weak self] in self?.onPick?($0) }
    let panel = DatePanel(content, beside: self)
    panel.didClose = { [weak self] in self?.panelDidClose() }
    panel.view.tintColor = tintColor
    self.panel = panel
    showState()
    owner?.sendActions(for: .editingDidBegin)
    TransitionCalls.asUIKit { controller.present(panel, animated: true) }
  }

  private func panelDidClose() {
    guard panel != nil else { return }
    panel = nil
    showState()
    owner?.sendActions(for: .editingDidEnd)
  }
}
