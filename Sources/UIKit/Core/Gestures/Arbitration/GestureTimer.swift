import Foundation

/// A deadline of a gesture on the clock of its scene. Starting the timer again, or stopping it, cancels the previous deadline.
@MainActor
final class GestureTimer {
  private var generation = 0
  private weak var scheduler: SceneScheduler?
  private var ticket: SceneScheduler.Ticket?

  /// Calls `body` in the first turn of the run loop at or after `time`, in seconds on the scene's clock.
  func start<Recognizer: UIGestureRecognizer>(
    at time: TimeInterval, for recognizer: Recognizer, _ body: @escaping @MainActor (Recognizer) -> Void
  ) {
    stop()
    let due = generation
    // The view may have left its window under the finger.
    scheduler = (recognizer.view?.window?.windowScene ?? UIWindowScene.running)?.scheduler
    ticket = scheduler?.schedule(at: time) { [weak self, weak recognizer] in
      guard let self, let recognizer, self.generation == due else { return }
      self.ticket = nil
      body(recognizer)
    }
  }

  /// Cancels the deadline, so that the scene no longer waits for it.
  func stop() {
    generation += 1
    if let ticket { scheduler?.cancel(ticket) }
    ticket = nil
  }
}
