import Foundation

/// A promise that a transition (or a layout) has broken: what, whose, when, and what to do about it.
public struct TransitionDiagnosis: Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public let kind: Kind
  /// Which transition it is about; nil for a layout.
  public let transition: Subject?
  /// The scene's time at which it was found, in seconds.
  public let time: TimeInterval

  public init(_ kind: Kind, of transition: Subject?, at time: TimeInterval) {
    self.kind = kind
    self.transition = transition
    self.time = time
  }

  /// The types that take part in a transition.
  public struct Subject: Equatable, Sendable {
    public let from: String
    public let to: String
    /// Nil where nobody animates.
    public let animator: String?

    public init(from: String, to: String, animator: String?) {
      self.from = from
      self.to = to
      self.animator = animator
    }
  }

  /// What can be wrong.
  public enum Kind: Equatable, Sendable {
    /// `completeTransition(_:)` has not been called though nothing moves any more, `after` seconds from the start.
    case neverCompleted(after: TimeInterval)
    /// `completeTransition(_:)` was called again after the end.
    case completedAgain
    /// The `to` view was not in the container at the end.
    case destinationNeverAdded
    /// The `to` view is in the container, but cannot be seen.
    case destinationInvisible(Invisibility)
    /// A cancelled transition has left something changed.
    case leftChanged(view: String, Change)
    /// The transition has left a view behind that covers the screen.
    case orphan(view: String)
    /// The animations took longer than `transitionDuration(using:)` says; both in seconds.
    case outlived(took: TimeInterval, declared: TimeInterval)
    /// The animations were over sooner than `transitionDuration(using:)` says; both in seconds.
    case endedEarly(took: TimeInterval, declared: TimeInterval)
    /// The presenter's view was moved into the container though the presentation leaves it in its place, and goes with the container.
    case presenterTakenAway
    /// The `to` view ended elsewhere than at `finalFrame(for:)`; both in points of the container.
    case wrongFinalFrame(CGRect, expected: CGRect)
    /// Another transition was asked for while this one was running; what became of it.
    case overlapping(String)
    /// `interruptibleAnimator(using:)` returned another object than before.
    case animatorReplaced
    /// Constraints that cannot be satisfied together, in the words of the layout engine.
    case layoutConflict(String)
    /// The scene's code used UIKit in a way for which it raises an exception; the scene has stopped. `place` is the line of that code.
    case exception(name: String, reason: String, place: String?)
  }

  /// Why a view that is in the window is not seen.
  public enum Invisibility: String, Sendable {
    case hidden
    case transparent
    case empty
  }

  /// What differs after a cancelled transition.
  public enum Change: String, Sendable {
    case place
    case frame
    case alpha
    case visibility
    case transform
  }

  /// How bad it is.
  public enum Severity: Int, Comparable, Sendable {
    /// Something is off by a little.
    case warning
    /// The screen is wrong, or dead.
    case error
    /// Nothing runs any more: on iOS the app has ended.
    case fatal

    public static func < (a: Severity, b: Severity) -> Bool { a.rawValue < b.rawValue }
  }

  /// How bad it is.
  public var severity: Severity {
    switch kind {
    case .outlived, .endedEarly, .wrongFinalFrame, .overlapping, .animatorReplaced, .layoutConflict, .completedAgain: .warning
    case .neverCompleted, .destinationNeverAdded, .destinationInvisible, .leftChanged, .orphan, .presenterTakenAway: .error
    case .exception: .fatal
    }
  }

  public var description: String { message }
}
