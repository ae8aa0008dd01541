import Dispatch
import Foundation
import Synchronization
import UIKit

/// Work of the user's code, which waits by the clock of the scene whose code submits it.
///
/// It has the declarations of Dispatch's `DispatchWorkItem`.
public final class SceneWorkItem: @unchecked Sendable {
  private let block: () -> Void
  private let cancelled = Mutex(false)
  /// The first run of the block, or its cancellation by the time of that run.
  private let completion = DispatchGroup()
  private let isCompleted = Mutex(false)

  /// Creates work. The quality of service and the flags make no difference.
  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
    self.block = block
    completion.enter()
  }

  deinit { complete() }

  /// A Boolean value that indicates whether the work was cancelled.
  public var isCancelled: Bool { cancelled.withLock { $0 } }

  /// Cancels the work. If it hasn't begun, it won't.
  public func cancel() { cancelled.withLock { $0 = true } }

  /// Does the work now, unless it was cancelled.
  public func perform() {
    if !isCancelled { block() }
    complete()
  }

  /// Waits until the work was done once.
  public func wait() { completion.wait() }

  /// Runs a block on a queue after the work was done once.
  public func notify(queue: DispatchQueue, execute: @escaping @Sendable () -> Void) { completion.notify(queue: queue, execute: execute) }

  private func complete() {
    let isFirst = isCompleted.withLock { isCompleted in
      defer { isCompleted = true }
      return !isCompleted
    }
    if isFirst { completion.leave() }
  }
}

extension DispatchQueue {
  /// Does work in a later turn of the run loop. On the main queue, it is done in the scene whose code is running.
  public func async(execute workItem: SceneWorkItem) { async { workItem.perform() } }

  /// Does work after the deadline. On the main queue, the clock of the scene whose code is running counts.
  public func asyncAfter(deadline: DispatchTime, execute workItem: SceneWorkItem) {
    asyncAfter(deadline: deadline) { workItem.perform() }
  }

  /// Does work, and waits for its end.
  public func sync(execute workItem: SceneWorkItem) { sync { workItem.perform() } }
}
