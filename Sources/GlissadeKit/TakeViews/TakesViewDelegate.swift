/// Does what a list of takes asks for.
@MainActor
protocol TakesViewDelegate: AnyObject {
  /// A take was chosen (nil: none), to be shown on the stage.
  func takesView(_ view: TakesView, didSelect name: String?)
  /// A take is to be played from its beginning.
  func takesView(_ view: TakesView, didAskToPlay name: String)
  /// What is being played is to stop.
  func takesViewDidAskToStop(_ view: TakesView)
  /// Playing is to begin again at its end, or to stop there.
  func takesView(_ view: TakesView, didSetLooping isLooping: Bool)
  /// A recording is to begin, or the one under way to end.
  func takesViewDidAskToRecord(_ view: TakesView)
  /// Something is to be said to the person for a moment: what was done, or why it was not.
  func takesView(_ view: TakesView, says message: String)
}
