extension UIWindowScene {
  /// Returns a closure that calls `action` in the scene whose code is running now, whichever scene's code calls it later.
  ///
  /// Use it to register a callback for an event in another scene. Animations that the callback begins then use the clock of the scene that
  /// registered it. The closure does nothing once that scene is gone. If no scene's code is running now, the closure calls `action` in the
  /// caller's scene.
  package static func bound<each Argument>(_ action: @escaping (repeat each Argument) -> Void) -> (repeat each Argument) -> Void {
    guard let scene = running else { return action }
    return { [weak scene] (argument: repeat each Argument) in scene?.perform { action(repeat each argument) } }
  }
}
