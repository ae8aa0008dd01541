import Foundation

/// The settings of the device whose place a scene takes.
@MainActor
package struct SceneSettings {
  package var userInterfaceStyle: UIUserInterfaceStyle
  package var accessibilityContrast = UIAccessibilityContrast.normal
  package var preferredContentSizeCategory = UIContentSizeCategory.large
  package var isReduceMotionEnabled = false
  package var isReduceTransparencyEnabled = false
  /// The version of iOS whose interface the scene follows.
  package var systemVersion = SystemVersion.standard
  package var menuLook = MenuLook.desktop
  package var zoomTuning = ZoomTuning.device

  func traits(on screen: UIScreen) -> UITraitCollection {
    UITraitCollection(
      screen: screen, style: userInterfaceStyle, contrast: accessibilityContrast, textSize: preferredContentSizeCategory)
  }
}

extension UIWindowScene {
  func settingsDidChange(from old: SceneSettings) {
    traitsMayHaveChanged()
    if settings.preferredContentSizeCategory != old.preferredContentSizeCategory {
      post(
        UIContentSizeCategory.didChangeNotification, from: UIApplication.shared,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: settings.preferredContentSizeCategory])
    }
    if settings.isReduceMotionEnabled != old.isReduceMotionEnabled { post(UIAccessibility.reduceMotionStatusDidChangeNotification) }
    if settings.isReduceTransparencyEnabled != old.isReduceTransparencyEnabled {
      perform { for window in windows { window.updateEffects() } }
      post(UIAccessibility.reduceTransparencyStatusDidChangeNotification)
    }
  }

  private func post(_ name: NSNotification.Name, from object: Any? = nil, userInfo: [AnyHashable: Any]? = nil) {
    perform { NotificationCenter.default.post(name: name, object: object, userInfo: userInfo) }
  }
}
