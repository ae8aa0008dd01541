import Foundation

extension NotificationCenter {
  /// Foundation's own method, which later modules shadow.
  package func addBlock(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue? = nil, using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    addObserver(forName: name, object: object, queue: queue, using: block)
  }

  package func removeBlock(_ token: any NSObjectProtocol) { removeObserver(token as Any) }
}
