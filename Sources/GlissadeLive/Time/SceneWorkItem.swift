import Dispatch
import Foundation
import Synchronization
import UIKit

/// Dispatch's `DispatchWorkItem` for the user's code. It follows the clock of the scene that submits it.
public final class SceneWorkItem: @unchecked Sendable {
  private let block: () -> Void
  private let cancelled = Mutex(false)
  /// The first run of the block, or its cancellation.
  private let completion = DispatchGroup()
  private let isCompleted = Mutex(false)

  /// Creates a work item. The quality of service and the flags have no effect.
  public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], block: @escaping () -> Void) {
    self.block = block
    completion.enter()
  }

  deinit { complete() }

  /// A Boolean value that indicates whether the work item was cancelled.
  public var isCancelled: Bool { cancelled.withLock { $0 } }

  /// Cancels the work item, unless it has begun.
  public func cancel() { cancelled.withLock { $0 = true } }

  /// Runs the block now, unless the work item was cancelled.
  public func perform() {
    if !isCancelled { block() }
    complete()
  }

  /// Waits until the work item has completed once.
  public func wait() { completion.wait() }

  /// Runs a block on a queue after the work item has completed once.
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
  /// Runs a work item in a later turn. On the main queue, it runs in the present scene.
  public func async(execute workItem: SceneWorkItem) { async { workItem.perform() } }

  /// Runs a work item after the deadline. On the main queue, the present scene's clock applies.
  public func asyncAfter(deadline: DispatchTime, execute workItem: SceneWorkItem) { asyncAfter(deadline: deadline) { workItem.perform() } }

  /// Runs a work item and waits for its end.
  public func sync(execute workItem: SceneWorkItem) { sync { workItem.perform() } }
}
