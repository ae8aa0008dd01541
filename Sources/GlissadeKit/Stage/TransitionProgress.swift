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

  /// Whether the transition that is under way has been called off.
  var isCancelled: Bool { current?.isCancelled ?? false }

  /// Takes down what the transition has come to at `time`; nil for none being under way.
  mutating func note(_ transition: (any UIViewControllerTransitionCoordinator)?, at time: TimeInterval) {
    if let current, current !== transition {
      knots.append(Knot(time: time, value: wasCancelled ? 0 : 1, isHeld: true))
      self.current = nil
    }
    guard let transition else { return }
    wasCancelled = transition.isCancelled
    if transition.isInteractive {
      knots.append(Knot(time: time, value: transition.percentComplete, isHeld: true))
    } else if current == nil {
      knots.append(Knot(time: time, value: 0, isHeld: false))
    } else if let latest = knots.last, latest.isHeld {
      knots.append(Knot(time: time, value: latest.value, isHeld: false))
    }
    current = transition
  }

  /// What the transition had been told when it was last looked at. Once it is over it may be told no more.
  private var wasCancelled = false

  /// The progress at `time`, 0…1, of a phase that ended at `end`; where there was no transition, the share of the phase's own time.
  func value(at time: TimeInterval, ofPhaseEndingAt end: TimeInterval) -> Double {
    guard !knots.isEmpty else { return end > 0 ? min(time / end, 1) : 1 }
    guard let index = knots.lastIndex(where: { $0.time <= time }) else { return 0 }
    let knot = knots[index]
    guard !knot.isHeld, index + 1 < knots.count else { return knot.value }
    let next = knots[index + 1]
    return knot.value + (next.value - knot.value) * (time - knot.time) / (next.time - knot.time)
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
