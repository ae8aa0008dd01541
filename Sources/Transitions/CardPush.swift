import UIKit

/// A push in which the tapped card lifts off its list and grows into the header of the next screen, while everything else cross-fades.
///
/// A snapshot of the card moves. It keeps its shape, so the card and the header must have the same aspect ratio. A pop moves the card
/// back.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate.
///
/// To use it in an app, copy `TravellingPicture.swift`, `FadePush.swift`, `SwipeBack.swift`, `EdgeSwipe.swift`, `CubicTiming.swift` and
/// `TypedActions.swift` as well.
public final class CardPush: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the card's movement, in seconds.
    public var duration: TimeInterval = 0.55
    /// The damping ratio of the spring that moves the card, 0…1.
    ///
    /// Below 1 it overshoots.
    public var damping: CGFloat = 0.86
    /// The fraction of the duration during which the screens cross-fade, 0…1.
    public var fadeShare: CGFloat = 0.6
    /// The timing curve of the cross-fade.
    public var fadeCurve = CubicTiming.easeInOut
    /// How far the card lifts: the fraction of its size by which it is enlarged in the course of the movement, 0…1.
    public var lift: CGFloat = 0.04
    /// The opacity of the shadow that the lifted card casts, 0…1.
    public var shadowOpacity: CGFloat = 0.35
    /// The blur radius of that shadow, in points.
    public var shadowRadius: CGFloat = 24
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = SwipeBack.Parameters()

    /// Creates the default parameters.
    public init() {}
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

/// A screen with a card that moves to or from another screen.
@MainActor
public protocol CardPushScreen: AnyObject {
  /// The card at its place on this screen, after layout, or nil when there is none.
  ///
  /// The corner radius of its layer is the corner radius of the moving card.
  var travellingCard: UIView? { get }
  /// The views in front of the card, such as a back button. They fade in and out at their places.
  var controlsOverCard: [UIView] { get }
}

extension CardPushScreen {
  /// The views in front of the card: none by default.
  public var controlsOverCard: [UIView] { [] }
}

extension CardPush: UINavigationControllerDelegate {
  /// Returns the animator for the operation: the card's when both screens take part, and otherwise a cross-fade.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !UIAccessibility.isReduceMotionEnabled, let from = fromVC as? any CardPushScreen, let to = toVC as? any CardPushScreen else {
      return FadeAnimator(duration: parameters.reducedDuration)
    }
    return CardAnimator(operation, from: from, to: to, parameters: parameters)
  }

  /// Returns the object that drives the pop during a swipe, and nil at all other times.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Moves a snapshot of the card from its frame on one screen to its frame on the other, while the screens cross-fade.
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
    // The second screen is in front in both directions: it fades in over the list, and out again.
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
