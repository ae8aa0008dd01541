import UIKit

/// Only the picture of the tapped row travels, and grows into its place on the next screen; the list fades, and the next screen's
/// words slide in one after the other.
///
/// Keep one for a navigation controller; it becomes that controller's delegate.
public final class PicturePush: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds that the picture takes, there or back.
    public var duration: TimeInterval = 0.5
    /// The damping ratio of the spring that carries it, 0…1; below 1 it overshoots.
    public var damping: CGFloat = 0.88
    /// The share of the duration that the list takes to fade, 0…1.
    public var fadeShare: CGFloat = 0.4
    /// How that fade is paced.
    public var fadeCurve = CubicTiming.easeInOut
    /// How far below their places the words set off, points.
    public var slide: CGFloat = 48
    /// How much later each set off than the one above, seconds.
    public var stagger: TimeInterval = 0.04
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

/// A screen that a picture travels to and from.
@MainActor
public protocol PicturePushScreen: AnyObject {
  /// The picture at its place on this screen, which has been laid out; its layer's corner radius counts as its own. Nil for none.
  var travellingPicture: UIView? { get }
  /// What slides in below the picture, from the top to the bottom.
  var slidingViews: [UIView] { get }
  /// What stands in front of the picture, such as a button that leads back; it fades in and out there.
  var controlsOverPicture: [UIView] { get }
}

extension PicturePushScreen {
  public var slidingViews: [UIView] { [] }
  public var controlsOverPicture: [UIView] { [] }
}

extension PicturePush: UINavigationControllerDelegate {
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

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Moves a copy of the picture between the two screens. Both stand still; the second one, in front, fades.
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
    // The larger one is the sharper one, so it is the detail's picture that travels, both ways.
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

/// What moves: the picture on its own, the second screen's words, and the second screen as a whole, which fades.
@MainActor
private struct PictureScene {
  let small: UIView
  let large: UIView
  let picture: TravellingPicture
  let controls: UIView
  let screen: UIView
  let words: [UIView]
  /// Whether a finger drives it.
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
    // A screen that was given another size on the way has placed its words while they were dropped.
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
