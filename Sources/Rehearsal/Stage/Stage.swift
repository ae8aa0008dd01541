import CoreGraphics
import Host
import UIKit

/// A device's screen with a demo on it: a scene with its own clock, drawn into its own pixels.
///
/// Slow motion and pauses affect only the scene's clock, and nothing around the stage.
@MainActor
package final class Stage {
  package let scene: UIWindowScene
  package let window: UIWindow
  package private(set) var configuration: StageConfiguration
  /// The scene in the form in which a host shows it inside a window.
  package let embedded: EmbeddedScene
  /// The take that is playing, or the latest one.
  var playback: TakePlayback?
  private var demo: (any DemoScreens)?
  /// The number of consecutive turns with the same time.
  var turnsAtSameTime = 0

  /// Creates an empty stage whose scene's clock is 0 at the given host time, in seconds.
  package init(_ configuration: StageConfiguration, hostTime: TimeInterval = 0) {
    self.configuration = configuration
    scene = UIWindowScene(
      screenSize: configuration.device.size, scale: configuration.scale, safeAreaInsets: configuration.device.safeArea,
      userInterfaceStyle: configuration.appearance.interfaceStyle, hostTime: hostTime)
    scene.settings.isReduceMotionEnabled = configuration.reducesMotion
    scene.settings.isReduceTransparencyEnabled = configuration.reducesTransparency
    scene.misuseScope = .scene
    scene.settings.menuLook = .touch
    scene.randomNumbers = SeededRandom(seed: UInt64(configuration.seed))
    if configuration.dropsWarnings { scene.warningHandler = { _ in } }
    window = UIWindow(windowScene: scene)
    embedded = EmbeddedScene(scene: scene, threads: configuration.threads ?? 0)
  }

  package func show(_ demo: any DemoScreens, withStatusBar showsStatusBar: Bool = false) {
    self.demo = demo
    if showsStatusBar { scene.addStatusBar() }
    show(demo.rootViewController)
  }

  package func show(_ rootViewController: UIViewController) {
    scene.perform {
      window.rootViewController = rootViewController
      window.makeKeyAndVisible()
    }
  }

  /// A Boolean value that indicates whether text is being edited on the stage, so that letters are typed.
  package var isEditingText: Bool { scene.keyWindow?.isEditingText ?? false }

  /// Delivers input to the scene, in the stage's own coordinate system and time.
  package func deliver(_ event: InputEvent) { scene.deliver(event) }

  /// Changes the screen's size and safe area, as turning a device does.
  package func resize(to device: Device) {
    configuration.device = device
    scene.resize(to: device.size, safeAreaInsets: device.safeArea, animated: true)
  }

  /// Changes the number of pixels per point.
  package func rescale(to scale: CGFloat) {
    guard scale != configuration.scale else { return }
    configuration.scale = scale
    scene.setScale(scale)
  }

  func reconfigure(_ configuration: StageConfiguration) {
    if configuration.device != self.configuration.device { resize(to: configuration.device) }
    rescale(to: configuration.scale)
    setAppearance(configuration.appearance)
    setReducesMotion(configuration.reducesMotion)
    setReducesTransparency(configuration.reducesTransparency)
    self.configuration = configuration
  }

  func setAppearance(_ appearance: Appearance) {
    configuration.appearance = appearance
    scene.settings.userInterfaceStyle = appearance.interfaceStyle
  }

  package func setReducesMotion(_ isReduced: Bool) {
    configuration.reducesMotion = isReduced
    scene.settings.isReduceMotionEnabled = isReduced
  }

  package func setReducesTransparency(_ isReduced: Bool) {
    configuration.reducesTransparency = isReduced
    scene.settings.isReduceTransparencyEnabled = isReduced
  }

  func run(_ phase: DemoPhase) {
    if let demo { run(phase, of: demo) }
  }

  package func image() -> CGImage { embedded.image() }

  /// Returns an image of the current state at another scale, in pixels per point.
  package func image(scale: CGFloat) -> CGImage { embedded.wholeImage(scale: scale) }

  /// Closes the scene. The stage can't be used afterward.
  package func close() { scene.disconnect() }
}
