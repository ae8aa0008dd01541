import UIKit

/// A push after which the fields and pictures of the next screen move in, one after another, each from its own edge. A pop, or a swipe from
/// the left edge, moves them out again.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class SubviewSnapshots: PushTransition<SubviewSnapshots.Parameters> {
  /// The parameters of the transition.
  public struct Parameters: PushParameters {
    /// The duration of each piece's movement, in seconds.
    public var duration: TimeInterval = 0.5
    /// The delay between the starts of consecutive pieces, in seconds.
    public var stagger: TimeInterval = 0.06
    /// The damping ratio of the spring on which the pieces arrive, 0…1.
    public var damping: CGFloat = 0.78
    /// The timing curve of the pieces' movement out.
    public var leaveCurve = CubicTiming.easeIn
    /// The distance beyond the edge of the screen at which a piece starts, in points. It leaves room for a shadow.
    public var clearance: CGFloat = 40
    /// The duration of the background's fade, in seconds.
    public var fadeDuration: TimeInterval = 0.25
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = EdgeSwipe.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// A part of a screen, with the edge of the screen from which it moves in.
  public struct Piece {
    /// The view to show.
    public let view: UIView
    /// The edge of the screen from which the view moves in.
    public let edge: UIRectEdge

    /// Creates a piece.
    public init(_ view: UIView, from edge: UIRectEdge) {
      self.view = view
      self.edge = edge
    }
  }

  /// Returns the animator for the operation, or nil if the screen doesn't take part.
  override func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let screen = (operation == .push ? to : from) as? any SubviewSnapshotsScreen
    return screen.map { SubviewSnapshotsAnimator(of: $0, arrives: operation == .push, parameters: parameters) }
  }
}

/// A screen that moves in piece by piece.
@MainActor
public protocol SubviewSnapshotsScreen: UIViewController {
  /// The pieces, in the order in which they arrive.
  var pieces: [SubviewSnapshots.Piece] { get }
}
