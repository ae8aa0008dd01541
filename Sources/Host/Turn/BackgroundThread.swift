import Foundation

/// Threads that yield to the one that draws the window.
package enum BackgroundThread {
  /// Starts a thread.
  ///
  /// - Parameters:
  ///   - niceness: How much it yields to other threads, 0…19.
  ///   - work: The closure to run on the thread, which then ends.
  package static func start(niceness: Int32 = 0, _ work: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      if niceness > 0 { yield(niceness: niceness) }
      work()
    }
  }

  /// Makes the calling thread, which `start` started, yield more to other threads until it ends.
  ///
  /// - Parameter niceness: How much it yields, 0…19. It can't be less than before.
  package static func yield(niceness: Int32) {
    // On Linux, this concerns the calling thread alone.
    setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness)
  }
}
