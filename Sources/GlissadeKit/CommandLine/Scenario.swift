import Tweaks

/// What a command line asks to see: a demo, tuned, on a stage, in one of its phases.
@MainActor
struct Scenario {
  let demo: any Demo.Type
  let phase: DemoPhase
  let tweaks: TweakStore
  let photos: PhotoSource
  let configuration: StageConfiguration
  private let context: CommandContext

  init(_ arguments: ParsedArguments, command: String, in context: CommandContext) throws {
    self.context = context
    demo = try context.demos.demo(try arguments.onlyOperand("the name of a demo", of: command))
    phase = try StageOptions.phase(arguments, of: demo)
    tweaks = try StageOptions.tweaks(arguments, of: demo, in: context)
    configuration = try StageOptions.configuration(arguments)
    // Decoded at once: what a picture shows must not depend on which thread was faster.
    photos = PhotoSource(library: try StageOptions.photos(arguments, in: context), thumbnails: ThumbnailLoader(isImmediate: true))
  }

  /// Hands `body` a stage with the demo, at the moment at which the phase begins.
  func run<Result>(_ body: (PhaseRun) throws -> Result) throws -> Result {
    try context.preparePlatform()
    let stage = Stage(configuration)
    defer { stage.close() }
    let demo = demo.init(DemoSetting(tweaks: tweaks, photos: photos))
    stage.show(demo)
    return try body(PhaseRun(of: phase, in: demo, on: stage))
  }
}
