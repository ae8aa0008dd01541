import UIKit

/// Moves snapshots of both screens on a stage in front of them. The screens themselves don't move.
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
    guard let (arriving, leaving, controller) = transitionContext.screens() else { return }
    let container = transitionContext.containerView
    arriving.frame = transitionContext.finalFrame(for: controller)
    container.addSubview(arriving)
    guard let old = leaving.snapshotView(afterScreenUpdates: false), let new = arriving.snapshotView(afterScreenUpdates: true) else {
      return transitionContext.completeTransition(true)
    }
    let isPush = operation == .push
    let stage = SimpleStage(front: isPush ? new : old, back: isPush ? old : new, parameters: parameters)
    stage.frame = container.bounds
    container.addSubview(stage)
    leaving.isHidden = true
    arriving.isHidden = true

    UIView.performWithoutAnimation { stage.arrange(covered: !isPush) }
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.damping, initialSpringVelocity: 0,
      animations: { stage.arrange(covered: isPush) },
      completion: { _ in
        leaving.isHidden = false
        arriving.isHidden = false
        stage.removeFromSuperview()
        transitionContext.complete(with: arriving)
      })
  }
}

/// Two screens, one in front of the other, on black.
private final class SimpleStage: CodeView {
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

  /// Arranges the screens: with the front screen in place and the back one receded if `covered` is true, and otherwise with the front
  /// screen out of sight.
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
