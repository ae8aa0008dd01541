import Foundation

final class BackButton: InternalControl {
  /// The space before the chevron, and between the chevron and the title, in points, as on iOS.
  private static let margin: CGFloat = 8
  private static let gap: CGFloat = 6

  let chevron = UIImageView()
  let label = UILabel()
  private let texts: [String]
  private let makeMenu: () -> UIMenu?
  /// The images for left-to-right and right-to-left layouts.
  private let pointsLeft: UIImage
  private let pointsRight: UIImage

  /// Creates a button that shows the first of `texts` for which there is room. `image` replaces the chevron. A long press opens the menu,
  /// with the pages to which one can go back.
  init(texts: [String], image: UIImage?, makeMenu: @escaping () -> UIMenu?, action: @escaping () -> Void) {
    self.texts = texts
    self.makeMenu = makeMenu
    let shown = image.map { $0.renderingMode == .automatic ? $0.withRenderingMode(.alwaysTemplate) : $0 } ?? BarGlyph.chevron.image
    pointsLeft = shown
    pointsRight = image == nil ? BarGlyph.chevron.mirroredImage : shown
    super.init(frame: .zero)
    chevron.image = shown
    chevron.bounds.size = shown.size
    isContextMenuInteractionEnabled = true
    label.font = .systemFont(ofSize: UIFont.labelFontSize)
    for view in [chevron, label] { addSubview(view) }
    addAction(UIAction { _ in action() }, for: [.touchUpInside, .primaryActionTriggered])
    showState()
  }

  override var isPressedByKeyboard: Bool { true }

  override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    makeMenu().map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  /// Sets the size to fit the first of the texts for which `available` leaves room.
  func fit(into available: CGFloat, height: CGFloat) {
    let titles = texts
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
    chevron.image = isRightToLeft ? pointsRight : pointsLeft
    mirror([chevron, label])
  }

  override func showState() {
    label.textColor = tintColor
    showPressed(isHighlighted, [label, chevron])
  }
}
