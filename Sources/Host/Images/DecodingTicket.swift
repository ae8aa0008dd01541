import Synchronization

/// Cancels the decoding of a picture, from any thread.
package final class DecodingTicket: Sendable {
  private struct State {
    var isCancelled = false
    var handler: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  package init() {}

  package var isCancelled: Bool { state.withLock { $0.isCancelled } }

  /// Cancels the decoding, which then ends with `ImageError.cancelled`, unless it has already ended.
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
