import Foundation

/// The transitions of a scene that have just begun, for a renderer that prepares the pixels that they will show.
@MainActor
package final class TransitionForecast: TransitionObserver {
  private var duration: TimeInterval?

  init() {}

  func transition(_ context: TransitionContext, did event: TransitionEvent) {
    guard case .runs(let duration) = event, context.isAnimated else { return }
    self.duration = max(self.duration ?? 0, duration ?? context.transitionDuration)
  }

  /// Returns the duration of the transitions that have begun since the last call, in seconds, or nil if there are none.
  package func takeDuration() -> TimeInterval? {
    defer { duration = nil }
    return duration
  }
}
