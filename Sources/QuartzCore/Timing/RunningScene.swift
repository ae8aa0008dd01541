import Synchronization

/// The scene whose code is running, for layers and animations: its layer tree and its time.
///
/// Nothing here reads a clock. The host states which scene's code runs, and at what time.
package struct RunningScene {
  /// The scene's layer tree, or nil while no scene's code is running, as in a timer.
  package let tree: LayerTree?
  /// In seconds. Constant during a turn.
  package let time: CFTimeInterval

  /// Use it only on the main thread.
  package static var current: RunningScene { ThreadState.main.scene }

  private static func run(_ scene: RunningScene) {
    ThreadState.main.scene = scene
    latestTime.store(scene.time, ordering: .relaxed)
  }

  /// A copy of the running scene's time, which can be read on any thread.
  private static let latestTime = Atomic<CFTimeInterval>(0)

  /// The running scene's time, in seconds.
  static var timeOnAnyThread: CFTimeInterval { latestTime.load(ordering: .relaxed) }

  /// Runs `body` as code of the scene with the given layer tree and time, in seconds. Afterward, the previous scene is the running one
  /// again.
  package static func perform<Result>(in tree: LayerTree, at time: CFTimeInterval, _ body: () throws -> Result) rethrows -> Result {
    let previous = current
    run(RunningScene(tree: tree, time: time))
    defer { run(previous) }
    return try body()
  }

  /// Sets the time for code that runs in no scene, in seconds. It has no effect while a scene's code is running.
  package static func setTimeOutsideScenes(_ time: CFTimeInterval) {
    if current.tree == nil { run(RunningScene(tree: nil, time: time)) }
  }
}
