import Foundation
import Synchronization

/// Reports about pictures that are nevertheless shown. They are ignored unless a handler is set.
package enum DecoderMessages {
  package typealias Handler = @MainActor @Sendable (String) -> Void

  private struct Listener {
    let handler: Handler
    let hearsDetails: Bool
  }

  private static let listener = Mutex<Listener?>(nil)
  private static let hasToldLimits = Atomic<Bool>(false)
  private static let hasToldUnstarted = Atomic<Bool>(false)

  /// Sets the closure to call with messages, or nil for none. Without details, it is only called with messages about this system that
  /// explain why pictures are missing.
  package static func listen(toDetails hearsDetails: Bool = true, _ handler: Handler?) {
    listener.withLock { $0 = handler.map { Listener(handler: $0, hearsDetails: hearsDetails) } }
  }

  /// Reports the libraries' warnings about a picture.
  static func send(warnings: String, picture: String) {
    if !warnings.isEmpty { send("“\(picture)”: \(warnings)") }
  }

  /// Reports once that this system can't filter the system calls of a process.
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
