import UIKit

/// A round piece of glass with an image that acts as a button.
final class GlassMenuDrop: UIVisualEffectView {
  let icon = UIImageView()
  private let openIcon = UIImageView()
  private let control = UIButton(type: .custom)
  private let name: String
  var onTap: () -> Void = {}

  var isOpen = false { didSet { control.accessibilityLabel = isOpen ? "Close" : name } }

  /// Creates a piece with an image, and optionally one that replaces it in the open menu.
  init(_ name: String, _ image: UIImage?, whenOpen openImage: UIImage? = nil) {
    self.name = name
    super.init(effect: nil)
    icon.image = image
    openIcon.image = openImage
    for view in [icon, openIcon] {
      view.contentMode = .center
      view.tintColor = .label
      contentView.addSubview(view)
    }
    openIcon.alpha = 0
    control.accessibilityLabel = name
    control.addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
    control.addAction(UIAction { [weak self] _ in self?.press(true) }, for: [.touchDown, .touchDragEnter])
    control.addAction(
      UIAction { [weak self] _ in self?.press(false) }, for: [.touchUpInside, .touchUpOutside, .touchCancel, .touchDragExit])
    contentView.addSubview(control)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A piece is created in code.") }

  private func press(_ isPressed: Bool) {
    UIView.animate(springDuration: 0.3, bounce: 0.3, options: [.allowUserInteraction, .beginFromCurrentState]) {
      for view in [icon, openIcon] { view.transform = isPressed ? CGAffineTransform(scaleX: 1.2, y: 1.2) : .identity }
    }
  }

  /// Replaces the image by that of the open menu, from 0 to 1. A piece with a single image keeps it.
  func crossFade(_ fraction: CGFloat) {
    guard openIcon.image != nil else { return }
    icon.alpha = 1 - fraction
    openIcon.alpha = fraction
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in [icon, openIcon, control] {
      view.bounds.size = contentView.bounds.size
      view.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    }
  }
}
