import UIKit

/// A push in which the picture of the tapped row grows into its place on the next screen.
///
/// The list fades out, and the next screen's words slide in one after the other.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate.
///
/// To use it in an app, copy `TravellingPicture.swift`, `FadePush.swift`, `SwipeBack.swift`, `EdgeSwipe.swift`, `CubicTiming.swift` and
/// `TypedActions.swift` as well.
public final class PicturePush: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the picture's movement, in seconds.
    public var duration: TimeInterval = 0.5
    /// The damping ratio of the spring that moves the picture, 0…1.
    ///
    /// Below 1 it overshoots.
    public var damping: CGFloat = 0.88
    /// The fraction of the duration during which the list fades, 0…1.
    public var fadeShare: CGFloat = 0.4
    /// The timing curve of that fade.
    public var fadeCurve = CubicTiming.easeInOut
    /// The distance below their final positions at which the words start, in points.
    public var slide: CGFloat = 48
    /// The delay between the starts of consecutive words, in seconds.
    public var stagger: TimeInterval = 0.04
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

/// A screen with a picture that moves to or from another screen.
@MainActor
public protocol PicturePushScreen: AnyObject {
  /// The picture at its place on this screen, after layout, or nil when there is none.
  ///
  /// The corner radius of its layer is the corner radius of the moving picture.
  var travellingPicture: UIView? { get }
  /// The views that slide in below the picture, from top to bottom.
  var slidingViews: [UIView] { get }
  /// The views in front of the picture, such as a back button. They fade in and out at their places.
  var controlsOverPicture: [UIView] { get }
}

extension PicturePushScreen {
  /// The views that slide in: none by default.
  public var slidingViews: [UIView] { [] }
  /// The views in front of the picture: none by default.
  public var controlsOverPicture: [UIView] { [] }
}

extension PicturePush: UINavigationControllerDelegate {
  /// Returns the animator for the operation: the picture's when both screens take part, and otherwise a cross-fade.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard !UIAccessibility.isReduceMotionEnabled, let from = fromVC as? any PicturePushScreen, let to = toVC as? any PicturePushScreen
    else { return FadeAnimator(duration: parameters.reducedDuration) }
    return operation == .push
      ? PictureAnimator(.open, list: from, detail: to, parameters: parameters)
      : PictureAnimator(.close, list: to, detail: from, parameters: parameters)
  }

  /// Returns the object that drives the pop during a swipe, and nil at all other times.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Moves a snapshot of the picture between the two screens.
///
/// The screens don't move; the second one, in front, fades.
final class PictureAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction {
    case open
    case close
  }

  private let direction: Direction
  private let list: any PicturePushScreen
  private let detail: any PicturePushScreen
  private let parameters: PicturePush.Parameters

  init(_ direction: Direction, list: any PicturePushScreen, detail: any PicturePushScreen, parameters: PicturePush.Parameters) {
    self.direction = direction
    self.list = list
    self.detail = detail
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration + (direction == .open ? parameters.stagger * TimeInterval(max(detail.slidingViews.count - 1, 0)) : 0)
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    let container = transitionContext.containerView
    arriving.frame = transitionContext.finalFrame(for: controller)
    if direction == .open {
      container.addSubview(arriving)
    } else {
      container.insertSubview(arriving, belowSubview: leaving)
    }
    arriving.layoutIfNeeded()
    // The detail's picture moves in both directions, as it is the larger and so the sharper one.
    guard let small = list.travellingPicture, let large = detail.travellingPicture, let picture = TravellingPicture(of: large) else {
      return transitionContext.completeTransition(true)
    }
    picture.layer.name = "picture"
    container.addSubview(picture)
    let controls = ControlPictures(of: detail.controlsOverPicture, over: container)
    container.addSubview(controls)
    small.isHidden = true
    large.isHidden = true
    let scene = PictureScene(
      small: small, large: large, picture: picture, controls: controls, screen: direction == .open ? arriving : leaving,
      words: detail.slidingViews, isInteractive: transitionContext.isInteractive)
    let completion = {
      scene.putBack()
      if transitionContext.transitionWasCancelled { arriving.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    switch direction {
    case .open: scene.open(parameters, whenDone: completion)
    case .close: scene.close(parameters, whenDone: completion)
    }
  }
}

/// The views that move: the picture, the second screen's words, and the second screen as a whole, which fades.
@MainActor
private struct PictureScene {
  let small: UIView
  let large: UIView
  let picture: TravellingPicture
  let controls: UIView
  let screen: UIView
  let words: [UIView]
  /// Whether a gesture drives the transition.
  let isInteractive: Bool

  func open(_ parameters: PicturePush.Parameters, whenDone completion: @escaping () -> Void) {
    UIView.performWithoutAnimation {
      picture.settle(over: small)
      screen.alpha = 0
      controls.alpha = 0
      for word in words { drop(word, by: parameters.slide) }
    }
    // The last word arrives last, so the transition ends with it.
    let lastDelay = parameters.stagger * TimeInterval(max(words.count - 1, 0))
    move(parameters, delay: 0) {
      picture.settle(over: large)
    } completion: {
      if lastDelay == 0 { completion() }
    }
    fade(parameters) {
      screen.alpha = 1
      controls.alpha = 1
    }
    for (number, word) in words.enumerated() {
      let isLast = number == words.count - 1 && lastDelay > 0
      move(parameters, delay: parameters.stagger * TimeInterval(number)) {
        word.transform = .identity
        word.alpha = 1
      } completion: {
        if isLast { completion() }
      }
    }
  }

  func close(_ parameters: PicturePush.Parameters, whenDone completion: @escaping () -> Void) {
    UIView.performWithoutAnimation { picture.settle(over: large) }
    fade(parameters) {
      screen.alpha = 0
      controls.alpha = 0
      for word in words { drop(word, by: parameters.slide) }
    }
    move(parameters, delay: 0) {
      picture.settle(over: small)
    } completion: {
      completion()
    }
  }

  func putBack() {
    small.isHidden = false
    large.isHidden = false
    picture.removeFromSuperview()
    controls.removeFromSuperview()
    screen.alpha = 1
    for word in words {
      word.transform = .identity
      word.alpha = 1
    }
    // A screen that was resized during the transition has laid out its words while they had a transform.
    screen.setNeedsLayout()
  }

  private func drop(_ word: UIView, by distance: CGFloat) {
    word.transform = CGAffineTransform(translationX: 0, y: distance)
    word.alpha = 0
  }

  private func fade(_ parameters: PicturePush.Parameters, _ changes: @escaping () -> Void) {
    parameters.fadeCurve.animate(
      withDuration: parameters.duration * parameters.fadeShare, isInteractive: isInteractive, animations: changes)
  }

  private func move(
    _ parameters: PicturePush.Parameters, delay: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: parameters.duration, delay: delay, usingSpringWithDamping: parameters.damping, initialSpringVelocity: 0,
      animations: changes, completion: { _ in completion() })
  }
}
