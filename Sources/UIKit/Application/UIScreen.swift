import Foundation

/// The screen of a scene: a device's screen on a stage, or the window's contents for the workbench itself.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen of the scene whose code is running.
  public static var main: UIScreen { (UIWindowScene.running ?? UIApplication.shared.firstScene)?.screen ?? fallback }

  /// What code sees that runs before there is any scene: the default device.
  private static let fallback = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// In points; the origin is 0, 0. Changed by resizing the scene.
  public internal(set) var bounds: CGRect
  /// Pixels a point.
  public internal(set) var scale: CGFloat
  /// In pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: (bounds.width * scale).rounded(), height: (bounds.height * scale).rounded())
  }
  /// Pixels a point, the same as `scale`.
  public var nativeScale: CGFloat { scale }
  /// Frames a second that display links are called at, at most.
  public let maximumFramesPerSecond = 60

  /// A screen of the given size in points, with `scale` pixels a point.
  public init(bounds: CGRect, scale: CGFloat = 1) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }
}
