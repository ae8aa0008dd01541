/// The scene to which an asynchronous task belongs: the code of a task runs in no scene, but it knows the stage whose code created it.
package enum SceneTask {
  @TaskLocal static var scene: UIWindowScene?

  /// The scene whose code is running, or else the stage whose code created the running task.
  @MainActor package static var current: UIWindowScene? { UIWindowScene.running ?? scene }
}
