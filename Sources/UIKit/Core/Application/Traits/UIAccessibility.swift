import Foundation

/// The accessibility settings.
///
/// In Glissade each scene has its own; these are those of the running scene.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// The name of the notification that is posted after `isReduceMotionEnabled` has changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChange")
  /// The name of the notification that is posted after `isReduceTransparencyEnabled` has changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChange")

  /// A Boolean value that indicates whether to replace movements across the screen with cross-fades.
  public static var isReduceMotionEnabled: Bool { scene?.isReduceMotionEnabled ?? false }

  /// A Boolean value that indicates whether to replace what is behind a surface with a plain color.
  ///
  /// `UIVisualEffectView` follows it by itself: blurs and glass become opaque, also those of bars, sheets, menus and alerts.
  public static var isReduceTransparencyEnabled: Bool { scene?.isReduceTransparencyEnabled ?? false }

  /// A Boolean value that indicates whether a program reads the screen aloud. None does here.
  public static var isVoiceOverRunning: Bool { false }
  /// A Boolean value that indicates whether switches control the device. None does here.
  public static var isSwitchControlRunning: Bool { false }
  /// A Boolean value that indicates whether texts are bold. They are as bold as their fonts here.
  public static var isBoldTextEnabled: Bool { false }
  /// A Boolean value that indicates whether colors differ more than usual. They never do here.
  public static var isDarkerSystemColorsEnabled: Bool { false }

  private static var scene: UIWindowScene? { UIWindowScene.running ?? UIApplication.shared.firstScene }
}

extension UIWindowScene {
  /// Tells the scene's code about a change of an accessibility setting.
  func accessibilityDidChange(_ name: NSNotification.Name) { perform { NotificationCenter.default.post(name: name, object: nil) } }

  /// Updates the effects of all views after `isReduceTransparencyEnabled` has changed.
  func transparencyDidChange() {
    perform {
      for window in windows { window.updateEffects() }
    }
    accessibilityDidChange(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
  }
}

/// A view that looks different while `isReduceTransparencyEnabled` is true.
@MainActor
protocol TransparencyObserving {
  func transparencyDidChange()
}

extension UIView {
  fileprivate func updateEffects() {
    (self as? any TransparencyObserving)?.transparencyDidChange()
    for view in subviews { view.updateEffects() }
  }
}
