import UIKit

/// The progress of a transition, as a function of time.
///
/// It is linear from 0 to 1 while the transition runs by itself, and follows the gesture while it is interactive. From there it is linear
/// to 1, or back to 0 after a cancellation.
@MainActor
struct TransitionProgress {
  private struct Knot {
    let time: TimeInterval
    let value: Double
    /// A Boolean value that indicates whether the value stays constant until the next knot, instead of changing linearly.
    let isHeld: Bool
  }

  private var knots: [Knot] = []
  private var current: (any UIViewControllerTransitionCoordinator)?

  /// A Boolean value that indicates whether the transition was already cancelled at the last call of `note(_:at:)`.
  private var isCancelled = false
  /// The time at which the latest cancelled transition ended, in seconds, or nil when there is none.
  private(set) var latestCancellation: TimeInterval?

  mutating func note(_ transition: (any UIViewControllerTransitionCoordinator)?, at time: TimeInterval) {
    if let current, current !== transition {
      // It may have been cancelled and completed in the same turn.
      if let completed = current.didComplete { isCancelled = !completed }
      if isCancelled { latestCancellation = time }
      knots.append(Knot(time: time, value: isCancelled ? 0 : 1, isHeld: true))
      self.current = nil
    }
    guard let transition else { return }
    isCancelled = transition.isCancelled
    if transition.isInteractive {
      knots.append(Knot(time: time, value: transition.percentComplete, isHeld: true))
    } else if current == nil {
      knots.append(Knot(time: time, value: 0, isHeld: false))
    } else if let latest = knots.last, latest.isHeld {
      knots.append(Knot(time: time, value: latest.value, isHeld: false))
    }
    current = transition
  }

  /// Returns the progress at `time`, 0…1, of a phase that ended at `end`. Without a transition it is the fraction of the phase's own
  /// duration.
  func value(at time: TimeInterval, ofPhaseEndingAt end: TimeInterval) -> Double {
    guard !knots.isEmpty else { return end > 0 ? min(time / end, 1) : 1 }
    // An event that counts for a frame happens by that frame, however the two times are rounded.
    guard let index = knots.lastIndex(where: { $0.time <= time + PhaseRun.earliness }) else { return 0 }
    let knot = knots[index]
    guard !knot.isHeld, index + 1 < knots.count else { return knot.value }
    let next = knots[index + 1]
    return knot.value + (next.value - knot.value) * max(time - knot.time, 0) / (next.time - knot.time)
  }
}

extension Stage {
  /// The transition in progress on the stage, in any controllers.
  package var transition: (any UIViewControllerTransitionCoordinator)? {
    func search(_ controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
      if let coordinator = controller.transitionCoordinator { return coordinator }
      for child in controller.children { if let found = search(child) { return found } }
      return controller.presentedViewController.flatMap(search)
    }
    return window.rootViewController.flatMap(search)
  }
}
