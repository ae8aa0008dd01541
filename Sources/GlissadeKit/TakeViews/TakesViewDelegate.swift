/// The delegate of a list of takes, which performs the person's actions.
@MainActor
protocol TakesViewDelegate: AnyObject {
  /// Tells the delegate that a take was selected and should be shown on the stage, or nil for none.
  func takesView(_ view: TakesView, didSelect name: String?)
  /// Asks the delegate to play a take from its beginning.
  func takesView(_ view: TakesView, didAskToPlay name: String)
  /// Asks the delegate to stop playing.
  func takesViewDidAskToStop(_ view: TakesView)
  /// Tells the delegate that a take was renamed, trimmed or deleted.
  func takesViewDidChangeTakes(_ view: TakesView)
  /// Tells the delegate whether playing repeats at its end.
  func takesView(_ view: TakesView, didSetLooping isLooping: Bool)
  /// Asks the delegate to start a recording, or to end the one in progress.
  func takesViewDidAskToRecord(_ view: TakesView)
  /// Asks the delegate to show a message briefly: what was done, or why it failed.
  func takesView(_ view: TakesView, didReport message: String)
}
