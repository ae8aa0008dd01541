/// What the person has asked of all apps. Here each scene has its own answers; these are the running scene's.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether movements across the screen are to be replaced by cross-fades.
  public static var isReduceMotionEnabled: Bool {
    (UIWindowScene.running ?? UIApplication.shared.firstScene)?.isReduceMotionEnabled ?? false
  }
}
