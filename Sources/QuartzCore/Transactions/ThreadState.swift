import Foundation

/// The state that Core Animation keeps for a thread: the scene whose code runs, its transactions, and what begins with their commit.
///
/// All layers belong to the main thread, so there is one.
final class ThreadState {
  // The compiler doesn't know that layers are used on the main thread alone.
  nonisolated(unsafe) static let main = ThreadState()

  var scene = RunningScene(tree: nil, time: 0)
  /// The turn's own transaction, followed by those that have begun.
  var transactions = [CATransaction.Level()]
  let uncommittedChanges = UncommittedChanges()
  let pendingAnimations = PendingAnimations()
  let keptAnimations = KeptAnimations()
  var animationCapture: AnimationCapture?
  var displayLinks: [CADisplayLink] = []
  /// Work from code that ran in no scene, for the next turn of any tree.
  var nextTurnOfAnyTree: [() -> Void] = []
  /// The number of visits of layers by layout and display so far. Tests count them.
  var visits = 0
}
