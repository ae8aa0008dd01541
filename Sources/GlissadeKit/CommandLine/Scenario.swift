import Rehearsal
import Tweaks
import UIKit

/// The subject of a command: a phase of a tuned demo on a stage.
@MainActor
struct Scenario {
  let demo: any Demo.Type
  private(set) var phase: DemoPhase
  let take: Take?
  let tweaks: TweakStore
  let photos: PhotoSource
  let configuration: StageConfiguration
  private let context: CommandContext

  /// Creates the scenario of a command line.
  ///
  /// - Parameters:
  ///   - arguments: The arguments.
  ///   - command: The command's name.
  ///   - defaultScale: The pixels per point if the command line doesn't give them.
  ///   - context: The command's context.
  init(_ arguments: ParsedArguments, command: String, defaultScale: CGFloat = 1, in context: CommandContext) throws {
    self.context = context
    demo = try context.demos.demo(try arguments.onlyOperand("the name of a demo", of: command))
    take = try StageOptions.take(arguments, of: demo, in: context)
    phase = try StageOptions.phase(arguments, of: demo, playing: take)
    tweaks = try StageOptions.tweaks(arguments, of: demo, in: context)
    configuration = try StageOptions.configuration(arguments, playing: take, defaultScale: defaultScale)
    photos = try StageOptions.immediatePhotos(arguments, in: context)
  }

  /// Returns the same scenario with another phase.
  func running(_ phase: DemoPhase) -> Scenario {
    var scenario = self
    scenario.phase = phase
    return scenario
  }

  /// Calls `body` with a run of the demo at the start of the phase.
  ///
  /// - Parameters:
  ///   - calls: The log for calls between UIKit and the demo's code, or nil for no log.
  ///   - body: The closure to call.
  ///
  /// - Throws: An error if the demo's code raises an exception.
  func run<Result>(noting calls: TransitionCallLog? = nil, _ body: (PhaseRun) throws -> Result) throws -> Result {
    try context.preparePlatform()
    let id = demo.id
    return try Stage.rehearse(demo, DemoSetting(tweaks: tweaks, photos: photos), configuration) { demo, stage in
      let result = try body(PhaseRun(of: phase, in: demo, playing: take, on: stage, noting: calls))
      try stage.check(id)
      return result
    }
  }

  /// Returns the state at `time`, in seconds since the start of the phase.
  func state(at time: TimeInterval) -> PictureState {
    PictureState(
      demo: demo.id, phase: phase, take: take, time: time, values: tweaks.changedValues, size: configuration.device.size,
      scale: configuration.scale, appearance: configuration.appearance, reducesMotion: configuration.reducesMotion)
  }
}
