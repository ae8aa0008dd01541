import Foundation

extension NotificationCenter {
  /// Adds an observer that calls a block until it is removed, as Foundation's own method does, which later modules replace.
  package func addBlock(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue? = nil, using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }

  /// Removes an observer that calls a block.
  package func removeBlock(_ token: any NSObjectProtocol) { removeObserver(token as Any) }
}
