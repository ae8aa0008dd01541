import Foundation

/// A window in front of all others of a scene that belongs to one of the scene's views: a menu, a tool tip.
class OverlayWindow: UIWindow {
  /// The levels at which such windows stand, above alerts.
  enum Layer: CGFloat {
    case menu = 3000
    case toolTip = 3100
  }

  /// Shows an empty window that looks like its owner: as light or dark, with the same tint.
  init(for owner: UIView, in scene: UIWindowScene, layer: Layer) {
    super.init(windowScene: scene)
    windowLevel = Level(layer.rawValue)
    overrideUserInterfaceStyle = owner.traitCollection.userInterfaceStyle
    tintColor = owner.tintColor
    isHidden = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("An overlay is made in code.") }

  /// Takes the window off the screen.
  func close() {
    isHidden = true
    windowScene?.remove(self)
  }
}

extension UIWindowScene {
  /// Where menus and tool tips may lie: the screen without what bars and rounded corners cover, in points.
  var overlayArea: CGRect { screen.bounds.inset(by: safeAreaInsets) }
}
