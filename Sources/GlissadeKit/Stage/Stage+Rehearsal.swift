extension Stage {
  /// Hands `body` a demo on a fresh stage that nobody sees, and closes the stage afterwards.
  static func rehearse<Result>(
    _ demo: any Demo.Type, _ setting: DemoSetting, _ configuration: StageConfiguration,
    _ body: (_ demo: any Demo, _ stage: Stage) throws -> Result
  ) rethrows -> Result {
    let stage = Stage(configuration)
    defer { stage.close() }
    return try body(stage.open(demo, setting), stage)
  }
}
