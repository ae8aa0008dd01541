import Foundation

/// Threads that yield to the one that draws the window.
package enum BackgroundThread {
  /// Starts a thread.
  ///
  /// - Parameters:
  ///   - niceness: How much it yields to other threads, 0…19.
  ///   - work: What to do on the thread, which then ends.
  package static func start(niceness: Int32 = 0, _ work: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      // On Linux, this concerns the calling thread alone.
      if niceness > 0 { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, niceness) }
      work()
    }
  }
}
