import Foundation

/// The accessibility settings of the running scene. In Glissade each scene has its own.
@preconcurrency @MainActor
public enum UIAccessibility {
  public nonisolated static let reduceMotionStatusDidChangeNotification = NSNotification.Name("UIAccessibilityReduceMotionStatusDidChange")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
    "UIAccessibilityReduceTransparencyStatusDidChange")

  public static var isReduceMotionEnabled: Bool { scene?.settings.isReduceMotionEnabled ?? false }

  /// `UIVisualEffectView` follows this setting: blurs and glass become opaque, including those of bars, sheets, menus and alerts.
  public static var isReduceTransparencyEnabled: Bool { scene?.settings.isReduceTransparencyEnabled ?? false }

  // These settings are always off here.
  public static var isVoiceOverRunning: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }

  private static var scene: UIWindowScene? { UIWindowScene.runningOrFirst }
}

/// A view whose appearance depends on `isReduceTransparencyEnabled`.
@MainActor
protocol TransparencyObserving {
  func transparencyDidChange()
}

extension UIView {
  func updateEffects() {
    (self as? any TransparencyObserving)?.transparencyDidChange()
    for view in subviews { view.updateEffects() }
  }
}
