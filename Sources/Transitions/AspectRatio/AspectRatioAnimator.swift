import UIKit

/// Moves both views from their frames on one screen to their frames on the other: one as a snapshot, the other by layout.
final class AspectRatioAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let leaving: any AspectRatioScreen
  private let arriving: any AspectRatioScreen
  private let parameters: AspectRatio.Parameters

  init(from leaving: any AspectRatioScreen, to arriving: any AspectRatioScreen, parameters: AspectRatio.Parameters) {
    self.leaving = leaving
    self.arriving = arriving
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let view = transitionContext.view(forKey: .to) else { return transitionContext.completeTransition(false) }
    view.frame = transitionContext.finalFrame(for: arriving)
    transitionContext.containerView.addSubview(view)
    view.layoutIfNeeded()
    let isReduced = UIAccessibility.isReduceMotionEnabled
    let snapshot = isReduced ? nil : leaving.stretched.snapshotView(afterScreenUpdates: false)
    let (target, laidOut, stretched) = (arriving.laidOut.frame, arriving.laidOut, arriving.stretched)
    let home = laidOut.superview
    let depth = home?.subviews.firstIndex(of: laidOut) ?? 0
    let landing = stretched.convert(stretched.bounds, to: view)
    let places = (from: leaving.laidOut.convert(leaving.laidOut.bounds, to: nil), to: laidOut.convert(laidOut.bounds, to: nil))
    let left = [leaving.stretched, leaving.laidOut]
    if let snapshot {
      snapshot.frame = leaving.stretched.convert(leaving.stretched.bounds, to: leaving.view)
      snapshot.layer.name = "stretched"
      // Both move above the screens, which cross-fade without them.
      transitionContext.containerView.addSubview(laidOut)
      // Lays the screen out without the view now, before the animation begins.
      view.layoutIfNeeded()
      transitionContext.containerView.addSubview(snapshot)
      for view in left { view.alpha = 0 }
      stretched.alpha = 0
      laidOut.frame = transitionContext.containerView.convert(places.from, from: nil)
      laidOut.layoutIfNeeded()
    }
    view.alpha = 0
    let (duration, exchange) = (transitionDuration(using: transitionContext), Double(parameters.exchangeStart))
    let curve = isReduced ? CubicTiming.easeInOut : parameters.curve
    curve.animateKeyframes(withDuration: duration, isInteractive: transitionContext.isInteractive) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: isReduced ? 1 : 0.3) { view.alpha = 1 }
      guard let snapshot else { return }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        snapshot.frame = landing
        laidOut.frame = transitionContext.containerView.convert(places.to, from: nil)
        laidOut.layoutIfNeeded()
      }
      UIView.addKeyframe(withRelativeStartTime: exchange, relativeDuration: 1 - exchange) {
        stretched.alpha = 1
        snapshot.alpha = 0
      }
    } completion: {
      view.alpha = 1
      stretched.alpha = 1
      home?.insertSubview(laidOut, at: depth)
      laidOut.frame = target
      // The screen may have changed its size during the transition.
      view.setNeedsLayout()
      for view in left { view.alpha = 1 }
      snapshot?.removeFromSuperview()
      transitionContext.complete(with: view)
    }
  }
}
