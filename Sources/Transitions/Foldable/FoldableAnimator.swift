import UIKit

/// Unfolds the arriving screen from one edge while the leaving one folds at the other.
final class FoldableAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: Foldable.Direction
  private let parameters: Foldable.Parameters

  init(arrivingFrom direction: Foldable.Direction, parameters: Foldable.Parameters) {
    self.direction = direction
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (arriving, leaving, controller) = transitionContext.screens() else { return }
    arriving.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(arriving)
    if UIAccessibility.isReduceMotionEnabled {
      transitionContext.fade(in: arriving, withDuration: parameters.reducedDuration)
    } else {
      fold(from: leaving, to: arriving, in: transitionContext)
    }
  }

  private func fold(from leaving: UIView, to arriving: UIView, in context: any UIViewControllerContextTransitioning) {
    let table = UIView(frame: context.containerView.bounds)
    table.backgroundColor = .black
    let opening = FoldedSheet(of: arriving, fixedAt: direction, parameters: parameters)
    let closing = FoldedSheet(of: leaving, fixedAt: direction.opposite, parameters: parameters)
    opening.layer.name = "unfolding"
    closing.layer.name = "folding"
    table.addSubview(closing)
    table.addSubview(opening)
    context.containerView.addSubview(table)
    leaving.isHidden = true
    arriving.isHidden = true
    opening.openness = 0
    closing.openness = 1

    parameters.curve.animateKeyframes(withDuration: parameters.duration, isInteractive: context.isInteractive) {
      // The edge between the two screens moves linearly, and its position determines the angles of the strips.
      for (start, end) in zip(Self.steps, Self.steps.dropFirst()) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: end - start) {
          opening.openness = end
          closing.openness = 1 - end
        }
      }
    } completion: {
      table.removeFromSuperview()
      leaving.isHidden = false
      arriving.isHidden = false
      context.complete(with: arriving)
    }
  }

  /// The keyframes' fractions of the duration. They are dense at both ends, where a strip is nearly flat and turns fast.
  private static let steps: [CGFloat] = {
    let count = 40
    return (0...count).map { (1 - cos(.pi * CGFloat($0) / CGFloat(count))) / 2 }
  }()
}
