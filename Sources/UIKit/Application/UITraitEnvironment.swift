import Foundation

/// Something that has traits and learns of their changes: windows, views, view controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitCollection {
  /// What a screen gives: size classes as on phones and tablets, regular from 600 points across and 480 points down.
  @MainActor
  convenience init(screen: UIScreen, style: UIUserInterfaceStyle) {
    self.init {
      $0.userInterfaceStyle = style
      $0.displayScale = screen.scale
      $0.horizontalSizeClass = screen.bounds.width >= 600 ? .regular : .compact
      $0.verticalSizeClass = screen.bounds.height >= 480 ? .regular : .compact
    }
  }
}
