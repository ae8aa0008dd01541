import UIKit

extension NotificationCenter {
  /// Adds an observer until it is removed or the running scene is closed. Takes precedence over Foundation's method of the same name.
  public func addObserver(
    forName name: NSNotification.Name, object obj: Any?, queue: OperationQueue?, using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard MainQueue.isCurrent else { return addBlock(forName: name, object: obj, queue: queue, using: block) }
    nonisolated(unsafe) let object = obj
    nonisolated(unsafe) var token: any NSObjectProtocol = NSNull()
    MainActor.assumeIsolated { token = SceneNotifications.running.add(block, name, object, queue, in: self) }
    return token
  }
}
