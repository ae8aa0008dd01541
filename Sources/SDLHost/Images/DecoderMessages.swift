import Foundation
import Synchronization

/// Reports about pictures that are shown nevertheless. They are ignored unless a handler is set.
package enum DecoderMessages {
  package typealias Handler = @MainActor @Sendable (String) -> Void

  private struct Listener {
    let handler: Handler
    let hearsDetails: Bool
  }

  private static let listener = Mutex<Listener?>(nil)
  private static let hasToldLimits = Atomic<Bool>(false)
  private static let hasToldUnstarted = Atomic<Bool>(false)

  /// Sets the closure to call with messages.
  ///
  /// - Parameters:
  ///   - hearsDetails: Whether to call it with each, rather than with those about this system alone, because of which pictures are missing.
  ///   - handler: The closure, or nil for none.
  package static func listen(toDetails hearsDetails: Bool = true, _ handler: Handler?) {
    listener.withLock { $0 = handler.map { Listener(handler: $0, hearsDetails: hearsDetails) } }
  }

  /// Reports what the libraries found wrong with a picture.
  static func send(warnings: String, picture: String) {
    if !warnings.isEmpty { send("“\(picture)”: \(warnings)") }
  }

  /// Reports once that this system has no filter for the system calls of a process.
  static func sendMissingFilter() {
    if !hasToldLimits.exchange(true, ordering: .relaxed) {
      send("this system can't restrict the processes that decode pictures to what they need; only their memory and their files are limited")
    }
  }

  /// Reports once that no process can be started.
  static func sendUnstarted(reason: String) {
    guard !hasToldUnstarted.exchange(true, ordering: .relaxed) else { return }
    send(
      "your own pictures stay empty, because no process can be started to decode them (\(reason)); see the limits of “ulimit -a”",
      isDetail: false)
  }

  /// Reports a message, from any thread.
  package static func send(_ message: String) { send(message, isDetail: true) }

  private static func send(_ message: String, isDetail: Bool) {
    guard let listener = listener.withLock({ $0 }), listener.hearsDetails || !isDetail else { return }
    let handler = listener.handler
    if Thread.isMainThread {
      MainActor.assumeIsolated { handler(message) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { handler(message) } }
    }
  }
}
