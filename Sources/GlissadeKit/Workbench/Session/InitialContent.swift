import Rehearsal

/// What a session shows first.
package enum InitialContent {
  case demo(DemoDefinition)
  /// The state in which a picture of a demo was made, paused.
  case picture(PictureState)
  /// A person's files, at a moment or else at their first screen.
  case files(CodeRequest, at: FirstMoment?)

  /// Returns the demo that is shown, of those that come with the program, or nil for files.
  @MainActor
  func demo(in demos: [DemoDefinition]) -> DemoDefinition? {
    switch self {
    case .demo(let demo): demo
    case .picture(let state): demos.first { $0.id == state.demo }
    case .files: nil
    }
  }
}
