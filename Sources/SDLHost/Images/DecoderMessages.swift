import Foundation
import Synchronization

/// Reports about pictures that are shown nevertheless. Nobody is told unless someone listens.
package enum DecoderMessages {
  private static let handler = Mutex<(@MainActor @Sendable (String) -> Void)?>(nil)
  private static let hasToldLimits = Atomic<Bool>(false)

  /// Sets the closure to call with each message, or none.
  package static func listen(_ newHandler: (@MainActor @Sendable (String) -> Void)?) { handler.withLock { $0 = newHandler } }

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

  /// Reports a message, from any thread.
  package static func send(_ message: String) {
    guard let handler = handler.withLock({ $0 }) else { return }
    if Thread.isMainThread {
      MainActor.assumeIsolated { handler(message) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { handler(message) } }
    }
  }
}
