/// The accessibility settings.
///
/// In Glissade each scene has its own; these are those of the running scene.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// A Boolean value that indicates whether to replace movements across the screen with cross-fades.
  public static var isReduceMotionEnabled: Bool {
    (UIWindowScene.running ?? UIApplication.shared.firstScene)?.isReduceMotionEnabled ?? false
  }
}
