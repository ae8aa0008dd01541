import Synchronization

/// Cancels the decoding of a picture, from any thread.
package final class DecodingTicket: Sendable {
  private struct State {
    var isCancelled = false
    var handler: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Creates a ticket for one picture.
  package init() {}

  /// A Boolean value that indicates whether the picture is no longer needed.
  package var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Cancels the decoding, which then ends with `ImageError.cancelled`, unless it has ended already.
  package func cancel() {
    let handler = state.withLock { state in
      state.isCancelled = true
      defer { state.handler = nil }
      return state.handler
    }
    handler?()
  }

  /// Sets the closure that stops a decoder, or removes it. It is called at once if the decoding has been cancelled.
  package func setCancellationHandler(_ handler: (@Sendable () -> Void)?) {
    let isCancelled = state.withLock { state in
      if !state.isCancelled { state.handler = handler }
      return state.isCancelled
    }
    if isCancelled { handler?() }
  }
}
