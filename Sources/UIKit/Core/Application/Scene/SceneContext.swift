import Synchronization

/// The scene whose code is running, and the traits that resolve dynamic colors.
///
/// Together with `RunningScene`, which contains the scene's layer tree and time, it is replaced only by `UIWindowScene.perform(_:)`.
enum SceneContext {
  @MainActor private(set) static var scene: UIWindowScene?

  private static let currentTraits = Mutex(UITraitCollection(userInterfaceStyle: .light))

  /// The traits of the view that is being laid out or drawn, otherwise those of the scene. Colors may be resolved on any thread. A change
  /// applies until the scene's code returns.
  static var traits: UITraitCollection {
    get { currentTraits.withLock { $0 } }
    set { currentTraits.withLock { $0 = newValue } }
  }

  /// Runs `body` as code of `scene`, with the scene's traits. Afterward, the previous scene and traits apply again.
  @MainActor
  static func perform<Result>(in scene: UIWindowScene, _ body: () throws -> Result) rethrows -> Result {
    let previous = (scene: self.scene, traits: traits)
    self.scene = scene
    traits = scene.traitCollection
    defer {
      self.scene = previous.scene
      traits = previous.traits
    }
    return try body()
  }
}
