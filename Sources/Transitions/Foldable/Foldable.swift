import UIKit

/// A push and a pop that fold the old screen like a map and unfold the new one, also interactively with swipes from the edges.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate. To use it in an app, copy this folder and `Shared`.
public final class Foldable: PushTransition<Foldable.Parameters> {
  /// The parameters of the transition.
  public struct Parameters: PushParameters {
    /// The duration of a push or a pop, in seconds.
    public var duration: TimeInterval = 0.8
    /// The timing curve when no gesture drives the transition. A gesture is followed linearly.
    public var curve = CubicTiming.easeInOut
    /// The number of creases that point away from the viewer. Each has a strip on either side.
    public var folds = 2
    /// The edge to which the new screen is attached, and from which it unfolds.
    public var direction = Direction.right
    /// The distance of the viewer's eye, in points. At a smaller distance, the folds appear deeper.
    public var eyeDistance: CGFloat = 900
    /// The darkness of a strip seen edge-on, 0…1.
    public var shade: CGFloat = 0.7
    /// The fraction of that darkness on the strips that face the light, 0…1.
    public var lightSideShade: CGFloat = 0.35
    /// The duration of the cross-fade that replaces the folds when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipes.
    public var swipe = EdgeSwipe.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// The edge from which the new screen appears.
  public enum Direction: String, CaseIterable, Sendable {
    /// An edge of the screen.
    case left, right, top, bottom

    var edge: UIRectEdge {
      switch self {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      }
    }

    var opposite: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      }
    }
  }

  /// The parameters of the next transition. A change of the direction has no effect.
  public override var parameters: Parameters { didSet { pushSwipe.parameters = parameters.swipe } }

  private let direction: Direction
  /// The swipe that pushes, from the edge to which the new screen is attached.
  private let pushSwipe: EdgeSwipe

  /// Creates the transition and makes it the delegate of `navigationController`. `push` is called to push the next screen when a swipe
  /// begins to open it.
  public init(_ navigationController: UINavigationController, parameters: Parameters, push: @escaping () -> Void) {
    direction = parameters.direction
    pushSwipe = EdgeSwipe(from: direction.edge, of: navigationController.view) { [weak navigationController] in
      navigationController?.viewControllers.count == 1 && navigationController?.transitionCoordinator == nil
    } start: {
      push()
    }
    pushSwipe.parameters = parameters.swipe
    super.init(navigationController, popsFrom: direction.opposite.edge, parameters: parameters)
  }

  override func animator(
    for operation: UINavigationController.Operation, from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FoldableAnimator(arrivingFrom: operation == .pop ? direction.opposite : direction, parameters: parameters)
  }

  /// Returns the object that drives the transition during a swipe, or nil otherwise.
  public override func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { pushSwipe.interaction ?? swipe.interaction }
}
