import UIKit

/// The tapped card lifts off its list, travels and grows into the header of the next screen, and goes back again; all else cross-fades.
///
/// What travels is a picture of the card. It keeps the card's shape, so the card and the header must have the same aspect ratio.
/// Keep one for a navigation controller; it becomes that controller's delegate.
public final class CardPush: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds that the card takes, there or back.
    public var duration: TimeInterval = 0.55
    /// The damping ratio of the spring that carries it, 0…1; below 1 it overshoots.
    public var damping: CGFloat = 0.86
    /// The share of the duration that the screens take to cross-fade, 0…1.
    public var fadeShare: CGFloat = 0.6
    /// How the cross-fade is paced.
    public var fadeCurve = CubicTiming.easeInOut
    /// How far the card lifts: its size half-way beyond what it has to be there, as a share of it, 0…1.
    public var lift: CGFloat = 0.04
    /// How dark the shadow is that the card throws when it has lifted, 0…1.
    public var shadowOpacity: CGFloat = 0.35
    /// How far that shadow is blurred, points.
    public var shadowRadius: CGFloat = 24
    /// Seconds of the cross-fade that takes its place for people who have asked for less motion.
    public var reducedDuration: TimeInterval = 0.25
    /// The swipe that pops.
    public var swipe = SwipeBack.Parameters()

    public init() {}
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

/// A screen that a card travels to and from.
@MainActor
public protocol CardPushScreen: AnyObject {
  /// The card at its place on this screen, which has been laid out; its layer's corner radius counts as the card's. Nil when there is none.
  var travellingCard: UIView? { get }
  /// What stands in front of the card, such as a button that leads back; it fades in and out there.
  var controlsOverCard: [UIView] { get }
}

extension CardPushScreen {
  public var controlsOverCard: [UIView] { [] }
}

extension CardPush: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !UIAccessibility.isReduceMotionEnabled, let from = fromVC as? any CardPushScreen, let to = toVC as? any CardPushScreen else {
      return FadeAnimator(duration: parameters.reducedDuration)
    }
    return CardAnimator(operation, from: from, to: to, parameters: parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Moves a picture of the card from where it is on one screen to where it is on the other, while the screens cross-fade.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let from: any CardPushScreen
  private let to: any CardPushScreen
  private let parameters: CardPush.Parameters

  init(
    _ operation: UINavigationController.Operation, from: any CardPushScreen, to: any CardPushScreen, parameters: CardPush.Parameters
  ) {
    self.operation = operation
    self.from = from
    self.to = to
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { parameters.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    let isPush = operation == .push
    arriving.frame = transitionContext.finalFrame(for: controller)
    // The second screen is in front, both ways: it fades in over the list, and out again.
    if isPush { container.addSubview(arriving) } else { container.insertSubview(arriving, belowSubview: leaving) }
    arriving.layoutIfNeeded()
    guard let start = from.travellingCard, let end = to.travellingCard, let card = TravellingPicture(of: start) else {
      return transitionContext.completeTransition(true)
    }
    card.layer.name = "card"
    container.addSubview(card)
    start.isHidden = true
    end.isHidden = true
    let controls = ControlPictures(of: (isPush ? to : from).controlsOverCard, over: container)
    container.addSubview(controls)
    let fading = [isPush ? arriving : leaving, controls]

    UIView.performWithoutAnimation {
      card.settle(over: start)
      if isPush { fading.forEach { $0.alpha = 0 } }
    }
    parameters.fadeCurve.animate(
      withDuration: parameters.duration * parameters.fadeShare, isInteractive: transitionContext.isInteractive
    ) {
      fading.forEach { $0.alpha = isPush ? 1 : 0 }
    }
    UIView.animateKeyframes(withDuration: parameters.duration, delay: 0) { [parameters] in
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { card.lift(parameters) }
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) { card.setDown() }
    }
    UIView.animate(
      withDuration: parameters.duration, delay: 0, usingSpringWithDamping: parameters.damping, initialSpringVelocity: 0,
      animations: { card.settle(over: end) },
      completion: { _ in
        start.isHidden = false
        end.isHidden = false
        fading.forEach { $0.alpha = 1 }
        card.removeFromSuperview()
        controls.removeFromSuperview()
        if transitionContext.transitionWasCancelled { arriving.removeFromSuperview() }
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

extension TravellingPicture {
  fileprivate func lift(_ parameters: CardPush.Parameters) {
    transform = CGAffineTransform(scaleX: 1 + parameters.lift, y: 1 + parameters.lift)
    layer.shadowOpacity = Float(parameters.shadowOpacity)
    layer.shadowRadius = parameters.shadowRadius
    layer.shadowOffset = CGSize(width: 0, height: parameters.shadowRadius / 2)
  }

  fileprivate func setDown() {
    transform = .identity
    layer.shadowOpacity = 0
  }
}
