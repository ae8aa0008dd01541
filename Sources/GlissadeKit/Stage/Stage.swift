import Compositor
import CoreGraphics
import QuartzCore
import UIKit

/// A device's screen with a demo on it: a scene of its own, with its own clock, drawn into pixels of its own.
///
/// Slow motion and pausing are the scene's clock; what else is shown around the stage runs on.
@MainActor
public final class Stage {
  public let scene: UIWindowScene
  public let window: UIWindow
  public let configuration: StageConfiguration
  /// What the stage looked like at the latest `render()`.
  public let surface: LiveSurface
  private let compositor: Compositor
  private var demo: (any Demo)?
  private weak var latestFrame: PixelBuffer?
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
    compositor = Compositor(threads: configuration.threads ?? 0)
  }

  /// Shows a demo, and keeps it.
  public func show(_ demo: any Demo) {
    self.demo = demo
    show(demo.rootViewController)
  }

  /// Shows a controller's screen, full size.
  public func show(_ rootViewController: UIViewController) {
    scene.perform {
      window.rootViewController = rootViewController
      window.makeKeyAndVisible()
    }
  }

  /// Draws into `surface` what has changed since the last time.
  public func render() {
    let damage = render(into: surface.pixels)
    if let first = damage.first { surface.didChange(in: damage.dropFirst().reduce(first) { $0.union($1) }) }
  }

  /// Draws into `frame`, and tells where, in pixels: what has changed since the last time where it is the same frame again.
  func render(into frame: PixelBuffer) -> [CGRect] {
    let target = Compositor.Target(
      pixels: frame.pixels, stride: frame.stride, width: frame.width, height: frame.height, isRetained: frame === latestFrame)
    latestFrame = frame
    return compositor.render(scene.rootLayer, at: scene.time, scale: scene.screen.scale, background: .black, into: target)
      .map(\.cgRect)
  }

  /// A picture of the stage as it is now.
  public func image() -> CGImage {
    render()
    let copy = PixelBuffer(width: surface.pixels.width, height: surface.pixels.height)
    for y in 0..<copy.height { copy.row(y).update(from: surface.pixels.row(y), count: copy.width) }
    return CGImage(pixels: copy)
  }

  /// Closes the scene. The stage is of no use afterwards.
  public func close() { scene.disconnect() }
}
