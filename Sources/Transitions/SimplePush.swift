import UIKit

/// Two pictures of whole screens: the new one slides in over the old one, which stays behind, draws back and darkens.
///
/// Keep one for a navigation controller; it becomes that controller's delegate.
public final class SimplePush: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds, there or back.
    public var duration: TimeInterval = 0.55
    /// The damping ratio of the spring that carries both screens, 0…1; below 1 it overshoots.
    public var damping: CGFloat = 1
    /// Which way the new screen moves as it comes.
    public var direction = Direction.left
    /// How far the old screen goes along, as a share of the new one's way, 0…1.
    public var parallax: CGFloat = 0.3
    /// How small the old screen becomes, 0…1.
    public var scale: CGFloat = 0.9
    /// How dark the old screen becomes, 0…1.
    public var dimming: CGFloat = 0.5
    /// How round the screens are while they are on their way, points.
    public var cornerRadius: CGFloat = 40
    /// Seconds of the cross-fade that takes its place for people who have asked for less motion.
    public var reducedDuration: TimeInterval = 0.25
    /// The swipe that pops.
    public var swipe = SwipeBack.Parameters()

    public init() {}
  }

  /// A way over the screen.
  public enum Direction: String, CaseIterable, Sendable {
    case left
    case right
    case up
    case down

    /// Where a screen of this size comes from.
    fileprivate func start(for size: CGSize) -> CGVector {
      switch self {
      case .left: CGVector(dx: size.width, dy: 0)
      case .right: CGVector(dx: -size.width, dy: 0)
      case .up: CGVector(dx: 0, dy: size.height)
      case .down: CGVector(dx: 0, dy: -size.height)
      }
    }
  }

  /// What the next transition goes by.
  public var parameters: Parameters { didSet { swipe.parameters = parameters.swipe } }

  private let swipe: SwipeBack

  public init(_ navigationController: UINavigationController, parameters: Parameters = Parameters()) {
    self.parameters = parameters
    swipe = SwipeBack(navigationController)
    swipe.parameters = parameters.swipe
    super.init()
    navigationController.delegate = self
  }
}

extension SimplePush: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    UIAccessibility.isReduceMotionEnabled
      ? FadeAnimator(duration: parameters.reducedDuration) : SimpleAnimator(operation, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Moves the pictures of both screens on a board in front of them; the screens themselves stay where they belong.
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

  /// The front screen in its place, and the back one drawn back; or the front one away.
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
