import Foundation

/// The accessibility settings of the running scene. In Glissade each scene has its own.
@preconcurrency @MainActor
public enum UIAccessibility {
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChange")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChange")

  public static var isReduceMotionEnabled: Bool { scene?.isReduceMotionEnabled ?? false }

  /// `UIVisualEffectView` follows this setting: blurs and glass become opaque, including those of bars, sheets, menus and alerts.
  public static var isReduceTransparencyEnabled: Bool { scene?.isReduceTransparencyEnabled ?? false }

  // These settings are always off here.
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }

  private static var scene: UIWindowScene? { UIWindowScene.running ?? UIApplication.shared.firstScene }
}

extension UIWindowScene {
  func accessibilityDidChange(_ name: NSNotification.Name) { perform { NotificationCenter.default.post(name: name, object: nil) } }

  func transparencyDidChange() {
    perform {
      for window in windows { window.updateEffects() }
    }
    accessibilityDidChange(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
  }
}

/// A view whose appearance depends on `isReduceTransparencyEnabled`.
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
