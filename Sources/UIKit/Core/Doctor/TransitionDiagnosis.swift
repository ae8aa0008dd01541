import Foundation

/// A problem of a transition or a layout that breaks UIKit's rules.
public struct TransitionDiagnosis: Equatable, Sendable, CustomStringConvertible {
  /// The kind of problem.
  public let kind: Kind
  /// The transition that has the problem, or nil for a layout.
  public let transition: Subject?
  /// The time at which the problem was found, in seconds on the scene's clock.
  public let time: TimeInterval

  package init(_ kind: Kind, of transition: Subject?, at time: TimeInterval) {
    self.kind = kind
    self.transition = transition
    self.time = time
  }

  /// The names of the types that take part in a transition.
  public struct Subject: Equatable, Sendable {
    /// The type of the controller that is visible at the start.
    public let from: String
    /// The type of the controller that is visible at the end.
    public let to: String
    /// The type of the animator, or nil for one of UIKit's own and for a transition without animation.
    public let animator: String?

    /// Creates a subject from the names of the types.
    public init(from: String, to: String, animator: String?) {
      self.from = from
      self.to = to
      self.animator = animator
    }
  }

  /// The kinds of problems.
  public enum Kind: Equatable, Sendable {
    /// `completeTransition(_:)` has not been called `after` seconds from the start, although nothing is animating any more.
    case neverCompleted(after: TimeInterval)
    /// `completeTransition(_:)` was called again after the end.
    case completedAgain
    /// `completeTransition(true)` was called for a transition that a gesture has cancelled.
    case completedThoughCancelled
    /// The gesture that drove the transition is over, and neither `finish()` nor `cancel()` was called. `controller` is the type of the
    /// interaction controller.
    case neverSettled(controller: String, gestureWasCancelled: Bool)
    /// The `to` view was not in the container at the end.
    case destinationNeverAdded
    /// The presenter's view was not in the container at the end of a dismissal. UIKit puts it back then, and not before.
    case presenterNeverAdded
    /// The `to` view is in the container but not visible.
    case destinationInvisible(Invisibility)
    /// A cancelled transition has not undone a change.
    case leftChanged(view: String, Change)
    /// The transition has left a view behind that covers the screen.
    case leftBehind(view: String)
    /// The animations took longer than `transitionDuration(using:)` returns. Both times are in seconds.
    case endedLate(took: TimeInterval, declared: TimeInterval)
    /// The animations ended sooner than `transitionDuration(using:)` returns. Both times are in seconds.
    case endedEarly(took: TimeInterval, declared: TimeInterval)
    /// The presenter's view was moved into the container, although the presentation leaves it in place, and is removed with the container.
    case presenterTakenAway
    /// An animator has removed the presenter's view from the window, although the presentation leaves it in place.
    case presenterRemoved
    /// The `to` view did not end at `finalFrame(for:)`. Both frames are in points of the container.
    case wrongFinalFrame(CGRect, expected: CGRect)
    /// Another transition was requested during this one. The text describes the consequence.
    case overlapping(String)
    /// `interruptibleAnimator(using:)` returned a different object than before.
    case animatorReplaced
    /// Conflicting constraints, as described by the layout engine.
    case layoutConflict(String)
    /// The scene's code used UIKit in a way that raises an exception on iOS, and the scene has stopped. `place` is the line of that code.
    case exception(name: String, reason: String, place: String?)
  }

  /// The reason why a view in the window is not visible.
  public enum Invisibility: String, Sendable {
    /// `isHidden` is true.
    case hidden
    /// The alpha is 0.
    case transparent
    /// The size is zero.
    case empty
    /// Assistive programs skip its elements.
    case inaccessible
  }

  /// A property that differs after a cancelled transition.
  public enum Change: String, Sendable {
    /// The superview, or the position among its subviews.
    case place
    /// The view is in the container, and was not on the screen before.
    case presence
    case frame
    case alpha
    /// `isHidden`.
    case visibility
    case transform
    /// `accessibilityElementsHidden`.
    case accessibility
  }

  /// The severity of a problem.
  public enum Severity: Int, Comparable, Sendable {
    /// A minor deviation.
    case warning
    /// A wrong or unresponsive screen.
    case error
    /// The scene has stopped: on iOS the app would have ended.
    case fatal

    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  public var severity: Severity {
    switch kind {
    case .endedLate, .endedEarly, .wrongFinalFrame, .overlapping, .animatorReplaced, .layoutConflict, .completedAgain,
      .presenterNeverAdded:
      .warning
    case .neverCompleted, .neverSettled, .completedThoughCancelled, .destinationNeverAdded, .destinationInvisible, .leftChanged,
      .leftBehind, .presenterTakenAway, .presenterRemoved:
      .error
    case .exception: .fatal
    }
  }

  public var description: String { message }
}
