import Foundation

/// Threads that yield to the one that draws the window.
package enum BackgroundThread {
  /// Starts a thread for `work`. `niceness`, 0…19, is how much it yields to other threads.
  package static func start(niceness: Int32 = 0, _ work: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      if niceness > 0 { yield(niceness: niceness) }
      work()
    }
  }

  /// Makes the calling thread, which `start` started, yield more to other threads until it ends. `niceness`, 0…19, can't be less than
  /// before.
  package static func yield(niceness: Int32) {
    // On Linux, this applies only to the calling thread.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
  }
}
