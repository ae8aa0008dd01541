import Foundation

/// A deadline of a gesture on its scene's clock; starting it again or stopping it forgets the earlier one.
@MainActor
final class GestureTimer {
  private var generation = 0

  /// Calls `body` in the first turn at or after `time`, in scene seconds.
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

  /// Forgets the deadline.
  func stop() { generation += 1 }
}
