import Foundation

/// The screen of a scene: a device's screen on a stage, or the content of the window for the workbench itself.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  public static var main: UIScreen { UIWindowScene.runningOrFirst?.screen ?? fallback }

  /// The screen before there is any scene, which is the default device's.
  private static let fallback = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The bounds in points, with the origin at (0, 0). Resizing the scene changes them.
  public internal(set) var bounds: CGRect
  public internal(set) var scale: CGFloat
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: (bounds.width * scale).rounded(), height: (bounds.height * scale).rounded())
  }
  public var nativeScale: CGFloat { scale }
  /// The maximum rate of display links, in frames per second.
  public let maximumFramesPerSecond = 60

  /// `bounds` are in points, `scale` is in pixels per point.
  package init(bounds: CGRect, scale: CGFloat = 1) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }
}
