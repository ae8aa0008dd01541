import UIKit

/// A push and a pop with snapshots of whole screens: the new one slides in over the old one, which recedes and darkens.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate.
///
/// To use it in an app, copy `FadePush.swift`, `SwipeBack.swift`, `EdgeSwipe.swift`, `CubicTiming.swift` and `TypedActions.swift` as
/// well.
public final class SimplePush: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of a push or a pop, in seconds.
    public var duration: TimeInterval = 0.55
    /// The damping ratio of the spring that moves both screens, 0…1.
    ///
    /// Below 1 it overshoots.
    public var damping: CGFloat = 1
    /// The direction in which the new screen moves during a push.
    public var direction = Direction.left
    /// The distance that the old screen moves, as a fraction of the new one's distance, 0…1.
    public var parallax: CGFloat = 0.3
    /// The final scale of the old screen, 0…1.
    public var scale: CGFloat = 0.9
    /// The opacity of the black over the old screen, 0…1.
    public var dimming: CGFloat = 0.5
    /// The corner radius of the screens during the transition, in points.
    public var cornerRadius: CGFloat = 40
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = SwipeBack.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// A direction of movement across the screen.
  public enum Direction: String, CaseIterable, Sendable {
    /// From the right edge to the left.
    case left
    /// From the left edge to the right.
    case right
    /// From the bottom edge to the top.
    case up
    /// From the top edge to the bottom.
    case down

    /// Returns the offset at which a screen of this size starts.
    fileprivate func start(for size: CGSize) -> CGVector {
      switch self {
      case .left: CGVector(dx: size.width, dy: 0)
      case .right: CGVector(dx: -size.width, dy: 0)
      case .up: CGVector(dx: 0, dy: size.height)
      case .down: CGVector(dx: 0, dy: -size.height)
      }
    }
  }

  /// The parameters of the next transition.
  public var parameters: Parameters { didSet { swipe.parameters = parameters.swipe } }

  private let swipe: SwipeBack

  /// Creates the transition and makes it the delegate of `navigationController`.
  public init(_ navigationController: UINavigationController, parameters: Parameters = Parameters()) {
    self.parameters = parameters
    swipe = SwipeBack(navigationController)
    swipe.parameters = parameters.swipe
    super.init()
    navigationController.delegate = self
  }
}

extension SimplePush: UINavigationControllerDelegate {
  /// Returns the animator for a push or a pop.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    UIAccessibility.isReduceMotionEnabled
      ? FadeAnimator(duration: parameters.reducedDuration) : SimpleAnimator(operation, parameters: parameters)
  }

  /// Returns the object that drives the pop during a swipe, and nil at all other times.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Moves snapshots of both screens on a board in front of them.
///
/// The screens themselves don't move.
final class SimpleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let parameters: SimplePush.Parameters

  init(_ operation: UINavigationController.Operation, parameters: SimplePush.Parameters) {
    self.operation = operation
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { parameters.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    arriving.frame = transitionContext.finalFrame(for: controller)
    container.addSubview(arriving)
    guard let old = leaving.snapshotView(afterScreenUpdates: false), let new = arriving.snapshotView(afterScreenUpdates: true) else {
      return transitionContext.completeTransition(true)
    }
    let isPush = operation == .push
    let board = SimpleBoard(front: isPush ? new : old, back: isPush ? old : new, parameters: parameters)
    board.frame = container.bounds
    container.addSubview(board)
    leaving.isHidden = true
    arriving.isHidden = true

    UIView.performWithoutAnimation { board.arrange(covered: !isPush) }
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.damping, initialSpringVelocity: 0,
      animations: { board.arrange(covered: isPush) },
      completion: { _ in
        leaving.isHidden = false
        arriving.isHidden = false
        board.removeFromSuperview()
        if transitionContext.transitionWasCancelled { arriving.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

/// Two screens, one in front of the other, on black.
private final class SimpleBoard: UIView {
  private let front: UIView
  private let back: UIView
  private let shade = UIView()
  private let parameters: SimplePush.Parameters

  init(front: UIView, back: UIView, parameters: SimplePush.Parameters) {
    self.front = front
    self.back = back
    self.parameters = parameters
    super.init(frame: .zero)
    backgroundColor = .black
    clipsToBounds = true
    front.layer.name = "front"
    back.layer.name = "back"
    for screen in [back, front] {
      screen.clipsToBounds = true
      addSubview(screen)
    }
    shade.backgroundColor = .black
    shade.frame = back.bounds
    back.addSubview(shade)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A board is made in code.") }

  /// Arranges the screens.
  ///
  /// - Parameter covered: Whether the front screen is in place and the back one has receded. If not, the front screen is out of sight.
  func arrange(covered: Bool) {
    let start = parameters.direction.start(for: bounds.size)
    front.transform = covered ? .identity : CGAffineTransform(translationX: start.dx, y: start.dy)
    front.layer.cornerRadius = covered ? 0 : parameters.cornerRadius
    back.transform =
      covered
      ? CGAffineTransform(translationX: -start.dx * parameters.parallax, y: -start.dy * parameters.parallax)
        .scaledBy(x: parameters.scale, y: parameters.scale)
      : .identity
    back.layer.cornerRadius = covered ? parameters.cornerRadius : 0
    shade.alpha = covered ? parameters.dimming : 0
  }
}
