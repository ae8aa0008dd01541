import Foundation

/// The dismissal of a sheet by a drag: the sheet follows the finger, then springs out or back with the finger's speed.
final class SheetDrag: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  /// The speed downwards that dismisses wherever the sheet is, in points per second, as measured on iOS.
  private static let dismissingSpeed: CGFloat = 1000
  /// The system's critically damped spring, ω = √(1000/3) per second.
  private static let mass: CGFloat = 3
  private static let stiffness: CGFloat = 1000

  private let sheet: UIView
  private let dimming: UIView
  /// The finger's travel when the drag was recognised, which does not move the sheet.
  private let start: CGFloat
  private var offset: CGFloat = 0
  private var context: (any UIViewControllerContextTransitioning)?

  init(sheet: UIView, dimming: UIView, start: CGFloat) {
    self.sheet = sheet
    self.dimming = dimming
    self.start = start
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { startInteractiveTransition(context) }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) { self.context = context }

  /// Follows the finger to `travel` points below where it came down.
  func move(to travel: CGFloat) {
    offset = max(0, travel - start)
    show(offset)
    context?.updateInteractiveTransition(offset / distance)
  }

  /// Lets go at `velocity` points per second downwards.
  func release(velocity: CGFloat) {
    let dismisses = velocity >= Self.dismissingSpeed || offset > sheet.bounds.height / 2
    settle(dismissing: dismisses, velocity: velocity)
  }

  func cancel() { settle(dismissing: false, velocity: 0) }

  private func settle(dismissing: Bool, velocity: CGFloat) {
    guard let context else { return }
    if dismissing { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
    let target = dismissing ? distance : 0
    let remaining = target - offset
    let spring = UISpringTimingParameters(
      mass: Self.mass, stiffness: Self.stiffness, damping: 2 * (Self.mass * Self.stiffness).squareRoot(),
      initialVelocity: CGVector(dx: remaining == 0 ? 0 : velocity / remaining, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: spring)
    animator.addAnimations { self.show(target) }
    animator.addCompletion { _ in
      if dismissing { self.sheet.transform = .identity }
      context.completeTransition(dismissing)
    }
    animator.startAnimation()
  }

  /// How far the sheet has to go to be out of sight.
  private var distance: CGFloat { (context?.containerView.bounds.height ?? sheet.bounds.height) - sheet.center.y + sheet.bounds.height / 2 }

  private func show(_ offset: CGFloat) {
    sheet.transform = CGAffineTransform(translationX: 0, y: offset)
    dimming.alpha = 1 - offset / distance
  }
}
