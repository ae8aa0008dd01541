import CoreGraphics
import SDLHost
import Tweaks
import UIKit

/// A screen without a window, on which code runs in virtual time.
///
/// A rehearsal shows a demo or a view controller, performs gestures, and measures what is on the screen. It is for tests:
///
/// ```swift
/// let rehearsal = try Rehearsal(of: SlideUpDemo.self)
/// rehearsal.run(.present)
/// rehearsal.advance(by: 0.2)
/// #expect(rehearsal.layer(named: "card")?.opacity == 1)
/// rehearsal.settle()
/// #expect(rehearsal.diagnoses.isEmpty)
/// ```
///
/// Time passes only in ``advance(by:)``, in ``settle()`` and during gestures. The same calls lead to the same pixels on every machine.
@MainActor
public final class Rehearsal {
  let stage: Stage
  private let demo: (any DemoScreens)?

  /// Creates a rehearsal of a view controller's screen at rest. Throws if no font is installed.
  public init(_ rootViewController: UIViewController, configuration: StageConfiguration = StageConfiguration()) throws(FontError) {
    try HostPlatform.prepare()
    stage = Stage(configuration)
    demo = nil
    stage.show(rootViewController)
    stage.settle()
  }

  /// Creates a rehearsal of a demo with its first screen at rest. Throws if no font is installed.
  ///
  /// - Parameters:
  ///   - values: The values that differ from the demo's defaults, by the ids of their tweaks.
  ///   - photos: The paths of the photos, or of folders of photos, for the demo's screens.
  public init(
    of type: any Demo.Type, values: [Tweak.ID: TweakValue] = [:], photos: [String] = [],
    configuration: StageConfiguration = StageConfiguration()
  ) throws(FontError) {
    try HostPlatform.prepare()
    let photos = PhotoSource.immediate(PhotoLibrary(paths: photos))
    let opened = Scenario(DemoDefinition(type), values: values, photos: photos, configuration: configuration).open()
    stage = opened.stage
    demo = opened.demo
    stage.settle()
  }

  isolated deinit { stage.close() }

  // MARK: Time

  /// The time on the screen's clock, in seconds.
  public var time: TimeInterval { stage.scene.time }

  /// Runs code as the screen's own: animations that it starts run on the screen's clock.
  ///
  /// ```swift
  /// rehearsal.perform { controller.present(card, animated: true) }
  /// ```
  public func perform(_ action: () -> Void) {
    stage.scene.perform(action)
    stage.turn(at: time)
  }

  /// Starts a phase of the demo, as a tap does. A rehearsal of a view controller has no phases.
  public func run(_ phase: DemoPhase) {
    guard let demo else { return }
    stage.run(phase, of: demo)
    stage.turn(at: time)
  }

  /// Lets the given time pass, in seconds, with 60 frames per second.
  public func advance(by duration: TimeInterval) {
    let end = time + duration
    while time + 1.0 / 60 < end { stage.turn(at: time + 1.0 / 60) }
    stage.turn(at: end)
  }

  /// Lets time pass until nothing moves and no work is scheduled, for 60 seconds at most.
  public func settle() { stage.settle() }

  // MARK: Results

  /// The exception that has stopped the code, with its reason, or nil.
  public var exception: String? { stage.scene.misuse.map { $0.report } }

  /// The problems with transitions and layouts that the Doctor has found so far, the earliest first.
  public var diagnoses: [TransitionDiagnosis] { stage.scene.doctor.diagnoses }

  /// Returns the presented state of the first layer with a name, parents before children, or nil if there is no such layer.
  public func layer(named name: String) -> LayerMeasurement? {
    LayerMeasurement.named(below: stage.scene.rootLayer, at: time).first { $0.name == name }
  }

  /// Returns an image of the screen at the current time.
  public func image() -> CGImage { stage.image() }
}
