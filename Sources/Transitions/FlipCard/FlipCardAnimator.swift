import UIKit

/// Flips the page and the card's other side with keyframes: a third to edge-on, a third to face the viewer, a third to grow.
final class FlipCardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction {
    case outOfCard
    case backIntoCard
  }

  private let direction: Direction
  private let cardFrame: CGRect
  private let parameters: FlipCard.Parameters

  init(_ direction: Direction, cardFrame: CGRect, parameters: FlipCard.Parameters) {
    self.direction = direction
    self.cardFrame = cardFrame
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.fadeDuration : turnDuration
  }

  private var turnDuration: TimeInterval {
    switch direction {
    case .outOfCard: parameters.duration
    case .backIntoCard: parameters.returnDuration
    }
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (arriving, leaving, controller) = transitionContext.screens() else { return }
    arriving.frame = transitionContext.finalFrame(for: controller)
    if UIAccessibility.isReduceMotionEnabled {
      transitionContext.containerView.addSubview(arriving)
      transitionContext.fade(in: arriving, withDuration: parameters.fadeDuration)
    } else {
      switch direction {
      case .outOfCard: turnOut(from: leaving, to: arriving, in: transitionContext)
      case .backIntoCard: turnBack(from: leaving, to: arriving, in: transitionContext)
      }
    }
  }

  private func turnOut(from leaving: UIView, to arriving: UIView, in context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    container.addSubview(arriving)
    guard let side = arriving.snapshotView(afterScreenUpdates: true) else { return context.completeTransition(false) }
    let finalFrame = arriving.frame
    side.frame = cardFrame
    side.layer.cornerRadius = parameters.cornerRadius
    side.layer.masksToBounds = true
    side.layer.name = "card"
    container.addSubview(side)
    arriving.isHidden = true
    addPerspective(to: container)
    hideBacks(of: leaving, side)
    side.layer.transform = Self.turned(by: .pi / 2)

    inThirds(
      context,
      [
        { leaving.layer.transform = Self.turned(by: -.pi / 2) },
        { side.layer.transform = Self.turned(by: 0) },
        {
          side.frame = finalFrame
          side.layer.cornerRadius = 0
        },
      ]
    ) {
      arriving.isHidden = false
      side.removeFromSuperview()
      leaving.layer.transform = CATransform3DIdentity
      leaving.layer.isDoubleSided = true
      container.layer.sublayerTransform = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func turnBack(from leaving: UIView, to arriving: UIView, in context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let side = leaving.snapshotView(afterScreenUpdates: false) else { return context.completeTransition(false) }
    side.frame = leaving.frame
    side.layer.cornerRadius = parameters.roundsWhileShrinking ? 0 : parameters.cornerRadius
    side.layer.masksToBounds = true
    side.layer.name = "card"
    container.insertSubview(arriving, at: 0)
    container.addSubview(side)
    leaving.isHidden = true
    addPerspective(to: container)
    hideBacks(of: arriving, side)
    arriving.layer.transform = Self.turned(by: -.pi / 2)

    inThirds(
      context,
      [
        {
          side.frame = self.cardFrame
          side.layer.cornerRadius = self.parameters.cornerRadius
        },
        { side.layer.transform = Self.turned(by: .pi / 2) },
        { arriving.layer.transform = Self.turned(by: 0) },
      ]
    ) {
      leaving.isHidden = false
      side.removeFromSuperview()
      arriving.layer.transform = CATransform3DIdentity
      arriving.layer.isDoubleSided = true
      container.layer.sublayerTransform = CATransform3DIdentity
      context.complete(with: arriving)
    }
  }

  /// Animates three changes one after another, each for a third of the duration.
  private func inThirds(_ context: any UIViewControllerContextTransitioning, _ changes: [() -> Void], completion: @escaping () -> Void) {
    let options: UIView.KeyframeAnimationOptions = parameters.joinsSmoothly ? .calculationModeCubic : .calculationModeLinear
    parameters.curve.animateKeyframes(withDuration: turnDuration, options: options, isInteractive: context.isInteractive) {
      for (index, change) in changes.enumerated() {
        UIView.addKeyframe(withRelativeStartTime: Double(index) / 3, relativeDuration: 1 / 3, animations: change)
      }
    } completion: {
      completion()
    }
  }

  private func addPerspective(to container: UIView) {
    var transform = CATransform3DIdentity
    transform.m34 = parameters.m34
    container.layer.sublayerTransform = transform
  }

  private func hideBacks(of views: UIView...) {
    guard parameters.hidesBacks else { return }
    for view in views { view.layer.isDoubleSided = false }
  }

  /// A rotation about the vertical axis, by an angle in radians.
  private static func turned(by angle: CGFloat) -> CATransform3D { CATransform3DMakeRotation(angle, 0, 1, 0) }
}
