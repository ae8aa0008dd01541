import Foundation

final class BarButton: InternalControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let picture = UIImageView()
  private let badge = BarBadge()

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init(frame: .zero)
    item.shownView = self
    picture.contentMode = .center
    for view in [label, picture, badge] as [UIView] { addSubview(view) }
    label.textAlignment = .center
    label.text = item.image == nil ? item.title : nil
    label.font = .systemFont(ofSize: UIFont.labelFontSize, weight: item.style == .done ? .semibold : .regular)
    picture.image = item.image.map { image in
      let image = image.preferring(Self.symbols)
      return image.renderingMode == .automatic ? image.withRenderingMode(.alwaysTemplate) : image
    }
    badge.show(item.badgeText, color: item.badge?.backgroundColor, textColor: item.badge?.foregroundColor, font: item.badge?.font)
    tintColor = item.tintColor
    isEnabled = item.isEnabled
    toolTip = item.primaryAction?.discoverabilityTitle
    addAction(UIAction { _ in item.perform() }, for: [.touchUpInside, .primaryActionTriggered])
    isContextMenuInteractionEnabled = item.menu != nil
    showsMenuAsPrimaryAction = item.opensMenuByPress
    showState()
    ((self as UIControl) as? any BarButtonSpringLoading)?.updateSpringLoading()
  }

  /// The size of symbols that specify none: large, next to text in the body style, as on iOS.
  private static var symbols: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration(textStyle: .body, scale: .large) }

  override var isPressedByKeyboard: Bool { true }

  override func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
    -> UIContextMenuConfiguration?
  {
    item.menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: ceil(contentSize(in: size).width), height: size.height) }

  private func contentSize(in size: CGSize) -> CGSize { picture.image?.size ?? label.sizeThatFits(size) }

  /// The distance from the sides of the button at which a press still counts, in points: half of that between two buttons.
  private static let reach: CGFloat = 8

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.insetBy(dx: -Self.reach, dy: 0).contains(point) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    picture.frame = bounds
    badge.center = CGPoint(x: isRightToLeft ? 0 : bounds.width, y: (bounds.height - contentSize(in: bounds.size).height) / 2)
  }

  override func showState() {
    label.textColor = isEnabled ? tintColor : .tertiaryLabel
    picture.tintColor = isEnabled ? nil : .tertiaryLabel
    showPressed(isHighlighted, [label, picture])
  }
}

extension UIControl {
  /// Fades the parts of a bar's button while it is pressed, as on iOS.
  func showPressed(_ isPressed: Bool, _ parts: [UIView]) {
    let alpha: CGFloat = isPressed ? 0.2 : 1
    guard parts.contains(where: { $0.alpha != alpha }) else { return }
    UIView.animate(withDuration: isPressed ? 0 : 0.25, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      for part in parts { part.alpha = alpha }
    }
  }
}

/// A button that dragged items activate if they stay above it and its item allows it. `DragAndDrop` implements it, to which Core must not
/// refer.
@MainActor
protocol BarButtonSpringLoading {
  func updateSpringLoading()
}
