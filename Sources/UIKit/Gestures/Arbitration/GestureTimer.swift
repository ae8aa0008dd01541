import Foundation

/// A deadline of a gesture on the clock of its scene. Starting it again, or stopping it, cancels the previous one.
@MainActor
final class GestureTimer {
  private var generation = 0

  /// Calls `body` in the first turn of the run loop at or after `time`, in seconds on the scene's clock.
  func start<Recognizer: UIGestureRecognizer>(
    at time: TimeInterval, for recognizer: Recognizer, _ body: @escaping @MainActor (Recognizer) -> Void
  ) {
    stop()
    let due = generation
    recognizer.view?.window?.windowScene?.scheduler.schedule(at: time) { [weak self, weak recognizer] in
      guard let self, let recognizer, self.generation == due else { return }
      body(recognizer)
    }
  }

  /// Cancels the deadline.
  func stop() { generation += 1 }
}
