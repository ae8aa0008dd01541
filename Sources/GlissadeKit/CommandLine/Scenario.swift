import Tweaks
import UIKit

/// What a command line asks to see: a demo, tuned, on a stage, in one of its phases.
@MainActor
struct Scenario {
  let demo: any Demo.Type
  private(set) var phase: DemoPhase
  let take: Take?
  let tweaks: TweakStore
  let photos: PhotoSource
  let configuration: StageConfiguration
  private let context: CommandContext

  /// - Parameter defaultScale: pixels a point where the command line does not say.
  init(_ arguments: ParsedArguments, command: String, defaultScale: CGFloat = 1, in context: CommandContext) throws {
    self.context = context
    demo = try context.demos.demo(try arguments.onlyOperand("the name of a demo", of: command))
    take = try StageOptions.take(arguments, of: demo, in: context)
    phase = try StageOptions.phase(arguments, of: demo, playing: take)
    tweaks = try StageOptions.tweaks(arguments, of: demo, in: context)
    configuration = try StageOptions.configuration(arguments, playing: take, defaultScale: defaultScale)
    photos = try StageOptions.immediatePhotos(arguments, in: context)
  }

  /// The same in another phase.
  func running(_ phase: DemoPhase) -> Scenario {
    var scenario = self
    scenario.phase = phase
    return scenario
  }

  /// Hands `body` a stage with the demo, at the moment at which the phase begins. Throws where the demo's code raises an exception.
  ///
  /// - Parameter calls: keeps the calls between UIKit and the demo's code; nil for nobody.
  func run<Result>(noting calls: TransitionCallLog? = nil, _ body: (PhaseRun) throws -> Result) throws -> Result {
    try context.preparePlatform()
    let id = demo.id
    return try Stage.rehearse(demo, DemoSetting(tweaks: tweaks, photos: photos), configuration) { demo, stage in
      let result = try body(PhaseRun(of: phase, in: demo, playing: take, on: stage, noting: calls))
      try stage.check(id)
      return result
    }
  }

  /// What has to be known to come back to `time`, in seconds since the phase began.
  func state(at time: TimeInterval) -> PictureState {
    PictureState(
      demo: demo.id, phase: phase, take: take, time: time, values: tweaks.changedValues, size: configuration.device.size,
      scale: configuration.scale, appearance: configuration.appearance, reducesMotion: configuration.reducesMotion)
  }
}
