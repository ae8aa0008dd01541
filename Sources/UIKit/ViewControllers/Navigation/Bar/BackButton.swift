import Foundation

/// The back button of a navigation bar, with a chevron and a title.
final class BackButton: UIControl {
  /// The space before the chevron, and between it and the title, in points, as on iOS.
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 6

  let chevron = UIImageView(image: BarGlyph.chevron.image)
  let label = UILabel()
  private let title: String

  init(title: String, action: @escaping () -> Void) {
    self.title = title
    super.init(frame: .zero)
    label.font = .systemFont(ofSize: UIFont.labelFontSize)
    for view in [chevron, label] { addSubview(view) }
    addAction(UIAction { _ in action() }, for: [.touchUpInside, .primaryActionTriggered])
    showState()
  }

  required init?(coder: NSCoder) { nil }

  override var isPressedByKeyboard: Bool { true }

  /// Sets the size to fit the title, or "Back", or only the chevron: the first for which `available` leaves room.
  func fit(into available: CGFloat, height: CGFloat) {
    let titles = [title, UINavigationItem.back, ""]
    let widths = titles.map { title -> CGFloat in
      label.text = title
      return title.isEmpty ? 0 : ceil(label.sizeThatFits(CGSize(width: CGFloat.infinity, height: height)).width)
    }
    let lead = Self.margin + chevron.bounds.width + Self.gap
    let choice = titles.indices.first { lead + widths[$0] <= available } ?? titles.count - 1
    label.text = titles[choice]
    frame = CGRect(x: 0, y: 0, width: lead + widths[choice], height: height)
    chevron.center = CGPoint(x: Self.margin + chevron.bounds.width / 2, y: height / 2)
    label.bounds.size = CGSize(width: widths[choice], height: height)
    label.center = CGPoint(x: lead + widths[choice] / 2, y: height / 2)
  }

  override func stateDidChange() {
    super.stateDidChange()
    showState()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showState()
  }

  private func showState() {
    label.textColor = tintColor
    showPressed(isHighlighted, [label, chevron])
  }
}
