import Foundation

@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UITraitCollection {
  /// The size classes are those of phones and tablets: regular from a width of 600 points and a height of 480 points.
  @MainActor
  convenience init(
    screen: UIScreen, style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast = .normal, textSize: UIContentSizeCategory = .large
  ) {
    self.init {
      $0.preferredContentSizeCategory = textSize
      $0.userInterfaceStyle = style
      $0.accessibilityContrast = contrast
      $0.userInterfaceLevel = .base
      $0.displayScale = screen.scale
      $0.horizontalSizeClass = screen.bounds.width >= 600 ? .regular : .compact
      $0.verticalSizeClass = screen.bounds.height >= 480 ? .regular : .compact
    }
  }
}

extension UIView {
  // Traits are already passed on as soon as they change.
  public func updateTraitsIfNeeded() { inheritTraits() }
}

extension UIViewController {
  // Traits are already passed on as soon as they change.
  public func updateTraitsIfNeeded() { viewIfLoaded?.updateTraitsIfNeeded() }
}
