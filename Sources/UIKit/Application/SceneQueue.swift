import Dispatch
import Foundation

extension DispatchQueue {
  /// Runs `work` after the deadline; on the main queue, by the clock of the scene whose code is running.
  ///
  /// Code from iOS defers work by a few milliseconds to let a layout pass. Kept on the scene's clock, it stays in step with slow
  /// motion and runs in the same frame every time. The delay is rounded up to a whole millisecond, which hides the time that
  /// passed between the caller's `.now()` and this call. Without a running scene, and on other queues, Dispatch does as ever.
  public func asyncAfter(deadline: DispatchTime, execute work: @escaping @Sendable () -> Void) {
    let now = DispatchTime.now()
    guard isMainQueue, MainQueue.isCurrent, let scene = MainActor.assumeIsolated({ UIWindowScene.running }) else {
      asyncAfter(deadline: deadline, qos: .unspecified, flags: [], execute: work)
      return
    }
    let nanoseconds = deadline > now ? deadline.uptimeNanoseconds - now.uptimeNanoseconds : 0
    let milliseconds = (nanoseconds + 999_999) / 1_000_000
    MainActor.assumeIsolated { scene.perform(after: TimeInterval(milliseconds) / 1000, work) }
  }

  /// Runs `work` in a later turn; on the main queue, in the scene whose code is running.
  public func async(execute work: @escaping @Sendable () -> Void) {
    guard isMainQueue, MainQueue.isCurrent, let scene = MainActor.assumeIsolated({ UIWindowScene.running }) else {
      async(group: nil, qos: .unspecified, flags: [], execute: work)
      return
    }
    MainActor.assumeIsolated { scene.perform(after: 0, work) }
  }

  /// Dispatch hands out a new object for the main queue each time it is asked on Linux, so that identity tells nothing.
  private var isMainQueue: Bool { label == "com.apple.main-thread" }
}

/// Recognises code that runs on the main queue, which is not always the main thread: test runners leave that one behind.
enum MainQueue {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }
}
