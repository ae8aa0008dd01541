extension Stage {
  /// Calls `body` with a demo on a new offscreen stage, and closes the stage afterward.
  package static func rehearse<Result>(
    _ demo: any Demo.Type, _ setting: DemoSetting, _ configuration: StageConfiguration,
    _ body: (_ demo: any Demo, _ stage: Stage) throws -> Result
  ) rethrows -> Result {
    let stage = Stage(configuration)
    defer { stage.close() }
    return try body(stage.open(demo, setting), stage)
  }
}
