import UIKit

/// How far a transition has come, as a function of time: evenly from 0 to 1 while it runs by itself, as far as the hand has brought it
/// while it is interactive, and from there evenly on to 1, or back to 0 where it was cancelled.
@MainActor
struct TransitionProgress {
  private struct Knot {
    let time: TimeInterval
    let value: Double
    /// Whether the value stays until the next knot, instead of moving evenly towards that one's.
    let isHeld: Bool
  }

  private var knots: [Knot] = []
  private var current: (any UIViewControllerTransitionCoordinator)?

  /// Whether the transition had been cancelled when it was last looked at.
  private var isCancelled = false
  /// When the latest transition that was cancelled ended, in seconds; nil while none has.
  private(set) var latestCancellation: TimeInterval?

  /// Takes down what the transition has come to at `time`; nil for none being under way.
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

  /// The progress at `time`, 0…1, of a phase that ended at `end`; where there was no transition, the share of the phase's own time.
  func value(at time: TimeInterval, ofPhaseEndingAt end: TimeInterval) -> Double {
    guard !knots.isEmpty else { return end > 0 ? min(time / end, 1) : 1 }
    // What counts for a frame has happened by it, however the two times are rounded.
    guard let index = knots.lastIndex(where: { $0.time <= time + PhaseRun.earliness }) else { return 0 }
    let knot = knots[index]
    guard !knot.isHeld, index + 1 < knots.count else { return knot.value }
    let next = knots[index + 1]
    return knot.value + (next.value - knot.value) * max(time - knot.time, 0) / (next.time - knot.time)
  }
}

extension Stage {
  /// The transition under way on the stage, whichever controllers take part in it.
  var transition: (any UIViewControllerTransitionCoordinator)? {
    func search(_ controller: UIViewController) -> (any UIViewControllerTransitionCoordinator)? {
      if let coordinator = controller.transitionCoordinator { return coordinator }
      for child in controller.children { if let found = search(child) { return found } }
      return controller.presentedViewController.flatMap(search)
    }
    return window.rootViewController.flatMap(search)
  }
}
