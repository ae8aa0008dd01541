/// The scene to which an asynchronous task belongs.
///
/// The code of a task runs in no scene, but it knows the stage whose code created the task.
package enum SceneTask {
  @TaskLocal static var scene: UIWindowScene?

  /// The scene whose code is running, or else the stage whose code created the running task, or nil.
  @MainActor package static var current: UIWindowScene? { UIWindowScene.running ?? scene }
}
