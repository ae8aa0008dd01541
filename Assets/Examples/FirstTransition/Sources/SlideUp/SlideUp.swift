import UIKit

/// A card that slides up from the bottom edge over the dimmed screen, and down again.
///
/// Assign it to the `transitioningDelegate` of the controller to present, whose `modalPresentationStyle` is `.custom`.
public final class SlideUp: NSObject, UIViewControllerTransitioningDelegate, UIViewControllerAnimatedTransitioning {
  /// The values that can be tuned.
  public struct Parameters {
    /// The duration of the presentation and of the dismissal, in seconds.
    public var duration: TimeInterval = 0.45
    /// The damping ratio of the presentation's spring, 0…1.
    public var damping: CGFloat = 0.8
    /// The opacity of the black view behind the card, 0…1.
    public var dimming: CGFloat = 0.4

    /// Creates the default parameters.
    public init() {}
  }

  /// The values of the next presentation or dismissal.
  public var parameters: Parameters
  private var isPresenting = true

  /// Creates the transition.
  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init()
  }

  // MARK: Transitioning delegate

  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    SlideUpPresentation(presented: presented, presenting: presenting, dimming: parameters.dimming)
  }

  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = true
    return self
  }

  public func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    isPresenting = false
    return self
  }

  // MARK: Animated transitioning

  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if isPresenting { present(context) } else { dismiss(context) }
  }

  private func present(_ context: any UIViewControllerContextTransitioning) {
    guard let controller = context.viewController(forKey: .to), let card = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    card.frame = context.finalFrame(for: controller)
    card.transform = below(card, in: context)
    context.containerView.addSubview(card)
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.damping, initialSpringVelocity: 0,
      animations: { card.transform = .identity },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  private func dismiss(_ context: any UIViewControllerContextTransitioning) {
    guard let card = context.view(forKey: .from) else { return context.completeTransition(false) }
    let below = below(card, in: context)
    UIView.animate(withDuration: parameters.duration, delay: 0, options: .curveEaseIn) {
      card.transform = below
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Returns the translation that moves a card below the screen.
  private func below(_ card: UIView, in context: any UIViewControllerContextTransitioning) -> CGAffineTransform {
    CGAffineTransform(translationX: 0, y: context.containerView.bounds.maxY - card.frame.minY)
  }
}
