import Foundation
import Synchronization

/// Lets other threads observe whether the main thread makes progress.
///
/// Every turn of a scene is a step, even in a scene without a window, so long work that consists of many turns makes progress.
package enum MainThreadProgress {
  private static let stepCount = Atomic(0)
  /// True until the first wait of a window ends, so a program without a window isn't watched.
  private static let isWaiting = Atomic(true)
  private static let isObserverAsleep = Atomic(false)
  private static let workHasBegun = DispatchSemaphore(value: 0)

  /// The number of steps so far, or nil while the main thread waits for something to do.
  package static var steps: Int? { isWaiting.load(ordering: .acquiring) ? nil : stepCount.load(ordering: .relaxed) }

  static func advance() { stepCount.wrappingAdd(1, ordering: .relaxed) }

  /// Performs `work`, in which the main thread sleeps until there is something to do.
  package static func wait(_ work: () -> Void) {
    isWaiting.store(true, ordering: .sequentiallyConsistent)
    work()
    advance()
    isWaiting.store(false, ordering: .sequentiallyConsistent)
    if isObserverAsleep.load(ordering: .sequentiallyConsistent), isObserverAsleep.exchange(false, ordering: .sequentiallyConsistent) {
      workHasBegun.signal()
    }
  }

  /// Blocks the calling thread until the main thread works. Only one thread may call it.
  package static func sleepUntilWorkBegins() {
    isObserverAsleep.store(true, ordering: .sequentiallyConsistent)
    // The main thread may have begun in the meantime, before it could see that this thread sleeps.
    if !isWaiting.load(ordering: .sequentiallyConsistent), isObserverAsleep.exchange(false, ordering: .sequentiallyConsistent) { return }
    workHasBegun.wait()
  }
}
