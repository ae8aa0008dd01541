import CoreGraphics
import SDLHost
import UIKit

/// A device's screen with a demo on it: a scene of its own, with its own clock, drawn into pixels of its own.
///
/// Slow motion and pausing are the scene's clock; what else is shown around the stage runs on.
@MainActor
public final class Stage {
  public let scene: UIWindowScene
  public let window: UIWindow
  public private(set) var configuration: StageConfiguration
  /// The scene as a host shows it inside a window.
  public let embedded: EmbeddedScene
  /// Takes down the input that is delivered; nil while nothing is recorded.
  var recorder: TakeRecorder?
  /// The take that is being played or was played last.
  var playback: TakePlayback?
  private var demo: (any Demo)?
  /// How many turns in a row had the same time.
  var turnsAtThisMoment = 0

  /// An empty stage whose scene's clock shows 0 at `hostTime`.
  public init(_ configuration: StageConfiguration, hostTime: TimeInterval = 0) {
    self.configuration = configuration
    scene = UIWindowScene(
      screenSize: configuration.device.size, scale: configuration.scale, safeAreaInsets: configuration.device.safeArea,
      userInterfaceStyle: configuration.appearance.interfaceStyle, hostTime: hostTime)
    scene.isReduceMotionEnabled = configuration.reducesMotion
    scene.misuseScope = .scene
    window = UIWindow(windowScene: scene)
    embedded = EmbeddedScene(scene: scene, threads: configuration.threads ?? 0)
  }

  /// Shows a demo, and keeps it.
  public func show(_ demo: any Demo) {
    self.demo = demo
    if type(of: demo).showsStatusBar { scene.addStatusBar() }
    show(demo.rootViewController)
  }

  /// Shows a controller's screen, full size.
  public func show(_ rootViewController: UIViewController) {
    scene.perform {
      window.rootViewController = rootViewController
      window.makeKeyAndVisible()
    }
  }

  /// A Boolean value that indicates whether text is being edited on the stage, so that letters are typed.
  var isEditingText: Bool { scene.keyWindow?.isEditingText ?? false }

  /// Hands on what a hand does: input in the stage's own points and time.
  func deliver(_ event: InputEvent) {
    recorder?.record(event, at: scene.time)
    scene.deliver(event)
  }

  /// Gives the screen another size and safe area, as turning a device does.
  func resize(to device: Device) {
    configuration.device = device
    scene.resize(to: device.size, safeAreaInsets: device.safeArea, animated: true)
  }

  /// Draws at another density from now on, in pixels a point.
  public func rescale(to scale: CGFloat) {
    guard scale != configuration.scale else { return }
    configuration.scale = scale
    scene.setScale(scale)
  }

  /// Becomes another device, appearance or density while its demo runs on.
  func reconfigure(_ configuration: StageConfiguration) {
    if configuration.device != self.configuration.device { resize(to: configuration.device) }
    rescale(to: configuration.scale)
    setAppearance(configuration.appearance)
    setReducesMotion(configuration.reducesMotion)
    self.configuration = configuration
  }

  /// Becomes light or dark.
  func setAppearance(_ appearance: Appearance) {
    configuration.appearance = appearance
    scene.userInterfaceStyle = appearance.interfaceStyle
  }

  /// Asks for less motion, or no longer.
  func setReducesMotion(_ isReduced: Bool) {
    configuration.reducesMotion = isReduced
    scene.isReduceMotionEnabled = isReduced
  }

  /// Has the demo start a phase.
  func run(_ phase: DemoPhase) {
    if let demo { run(phase, of: demo) }
  }

  /// A picture of the stage as it is now.
  public func image() -> CGImage { embedded.image() }

  /// Closes the scene. The stage is of no use afterwards.
  public func close() { scene.disconnect() }
}
