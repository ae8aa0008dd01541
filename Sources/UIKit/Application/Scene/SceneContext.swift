import Synchronization

/// What running code sees of its scene: the scene itself, and the traits with which dynamic colors are resolved.
///
/// Together with `RunningScene`, which contains the scene's layer tree and time, it is replaced only by `UIWindowScene.perform(_:)`.
struct SceneContext: Sendable {
  /// The scene whose code is running, or nil.
  private(set) var scene: UIWindowScene?
  /// The traits of the view that is being laid out or drawn, otherwise those of the scene.
  private(set) var traits: UITraitCollection

  private static let running = Mutex(SceneContext(scene: nil, traits: UITraitCollection(userInterfaceStyle: .light)))

  /// The context of the code that is running. Colors may be resolved on any thread.
  static var current: SceneContext { running.withLock { $0 } }

  /// Changes the traits until the scene's code returns.
  static func setTraits(_ traits: UITraitCollection) { running.withLock { $0.traits = traits } }

  /// Runs `body` as code of `scene`, with the scene's traits. Afterward, the previous context applies again.
  @MainActor
  static func perform<Result>(in scene: UIWindowScene, _ body: () throws -> Result) rethrows -> Result {
    let previous = current
    let context = SceneContext(scene: scene, traits: scene.traitCollection)
    running.withLock { $0 = context }
    defer { running.withLock { $0 = previous } }
    return try body()
  }
}
