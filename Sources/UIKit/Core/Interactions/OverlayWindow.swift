import Foundation

/// A window in front of all others that belongs to a view of the scene: a menu, a tool tip, or dragged items.
class OverlayWindow: UIWindow {
  /// The window levels of overlays, above alerts.
  enum Layer: CGFloat {
    case menu = 3000
    case toolTip = 3100
    case drag = 3200
  }

  /// Creates an empty visible window with the interface style, the direction and the tint color of its owner.
  init(for owner: UIView, in scene: UIWindowScene, layer: Layer) {
    super.init(windowScene: scene)
    windowLevel = Level(layer.rawValue)
    overrideUserInterfaceStyle = owner.traitCollection.userInterfaceStyle
    traitOverrides.layoutDirection = owner.isRightToLeft ? .rightToLeft : .leftToRight
    tintColor = owner.tintColor
    isHidden = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("An overlay is made in code.") }

  func close() {
    isHidden = true
    windowScene?.remove(self)
  }
}

extension UIWindowScene {
  var overlayArea: CGRect { screen.bounds.inset(by: safeAreaInsets) }
}
