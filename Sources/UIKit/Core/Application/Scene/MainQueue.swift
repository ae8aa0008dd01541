import Dispatch
import Foundation

extension DispatchQueue {
  /// On the main queue, uses the clock of the scene whose code is running.
  ///
  /// Code from iOS defers work by a few milliseconds to wait for a layout pass. On the scene's clock, that work stays in step with slow
  /// motion and runs in the same frame every time. The delay is rounded up to a whole millisecond, to compensate for the time between the
  /// caller's `.now()` and this call. Without a running scene, and on other queues, Dispatch handles the call as usual.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    let now = DispatchTime.now()
    guard isMainQueue, MainQueue.isCurrent, let scene = MainActor.assumeIsolated({ SceneTask.current }) else {
      asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
      return
    }
    let nanoseconds = deadline > now ? deadline.uptimeNanoseconds - now.uptimeNanoseconds : 0
    let milliseconds = (nanoseconds + 999_999) / 1_000_000
    MainActor.assumeIsolated { scene.perform(after: TimeInterval(milliseconds) / 1000, work) }
  }

  /// On the main queue, runs `work` in a later turn of the scene whose code is running.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard isMainQueue, MainQueue.isCurrent, let scene = MainActor.assumeIsolated({ SceneTask.current }) else {
      async(group: nil, qos: .unspecified, flags: [], execute: work)
      return
    }
    MainActor.assumeIsolated { scene.perform(after: 0, work) }
  }

  /// On Linux, Dispatch returns a new object for the main queue on each access, so identity cannot be used.
  private var isMainQueue: Bool { label == "com.apple.main-thread" }
}

/// Detects code that runs on the main queue, which is not always on the main thread: test runners leave that thread.
package enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
