import UIKit

/// An exhibit: two pictures change their ratio on the way to the next screen, one as a stretched snapshot, the other by layout.
///
/// A snapshot may move, scale and fade freely as long as its ratio stays; where that changes, the real view has to be laid out. Keep one
/// for a navigation controller; it becomes that controller's delegate. With `SwipeBack.swift`, `EdgeSwipe.swift` and `CubicTiming.swift` it is
/// complete.
@MainActor
public final class AspectRatio: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds, there or back.
    public var duration: TimeInterval = 0.8
    /// How the whole is paced.
    public var curve = CubicTiming.easeInOut
    /// The share of the way from which on the real view shines through the stretched snapshot, 0…1.
    public var exchangeStart: CGFloat = 0.6
    /// Seconds of the cross-fade that takes the move's place for people who have asked for less motion.
    public var reducedDuration: TimeInterval = 0.25
    /// When a swipe that is let go runs on.
    public var swipe = SwipeBack.Parameters()

    public init() {}
  }

  /// What the next transition goes by.
  public var parameters: Parameters { didSet { swipe.parameters = parameters.swipe } }
  private let swipe: SwipeBack

  public init(_ navigationController: UINavigationController, parameters: Parameters = Parameters()) {
    self.parameters = parameters
    swipe = SwipeBack(navigationController)
    super.init()
    navigationController.delegate = self
    swipe.parameters = parameters.swipe
  }
}

/// A screen with the two views to compare.
@MainActor
public protocol AspectRatioScreen: UIViewController {
  /// Travels as a snapshot, which is stretched.
  var stretched: UIView { get }
  /// Travels itself, and lays itself out at every moment.
  var laidOut: UIView { get }
}

extension AspectRatio: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard let leaving = fromVC as? any AspectRatioScreen, let arriving = toVC as? any AspectRatioScreen else { return nil }
    return AspectRatioAnimator(from: leaving, to: arriving, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Moves both views from where they are on the one screen to where they are on the other, each in its way.
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
      // Both travel above the screens, which cross-fade without them.
      transitionContext.containerView.addSubview(laidOut)
      // Its screen lays itself out for want of it now, and not when the way has begun.
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
      // The screen may have changed its size meanwhile.
      view.setNeedsLayout()
      for view in left { view.alpha = 1 }
      snapshot?.removeFromSuperview()
      if transitionContext.transitionWasCancelled { view.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
