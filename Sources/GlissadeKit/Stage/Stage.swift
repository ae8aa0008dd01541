import Compositor
import UIKit

/// A device's screen with a demo on it: a scene of its own, with its own clock, drawn into pixels of its own.
///
/// Slow motion and pausing are the scene's clock; what else is shown around the stage runs on.
@MainActor
public final class Stage {
  public let scene: UIWindowScene
  public let window: UIWindow
  public let configuration: StageConfiguration
  /// What the stage looks like since the latest `render()`.
  public let surface: LiveSurface
  private let compositor: Compositor
  /// How many turns in a row had the same time.
  var turnsAtThisMoment = 0

  /// An empty stage whose scene's clock shows 0 at `hostTime`.
  public init(_ configuration: StageConfiguration, hostTime: TimeInterval = 0) {
    self.configuration = configuration
    scene = UIWindowScene(
      screenSize: configuration.device.size, scale: configuration.scale, safeAreaInsets: configuration.device.safeArea,
      userInterfaceStyle: configuration.appearance.interfaceStyle, hostTime: hostTime)
    window = UIWindow(windowScene: scene)
    surface = LiveSurface(width: configuration.pixelSize.width, height: configuration.pixelSize.height)
    compositor = Compositor(threads: configuration.threads)
  }

  /// Shows a controller's screen, full size.
  public func show(_ rootViewController: UIViewController) {
    scene.perform {
      window.rootViewController = rootViewController
      window.makeKeyAndVisible()
    }
  }

  /// Closes the scene. The stage is of no use afterwards.
  public func close() { scene.disconnect() }
}
