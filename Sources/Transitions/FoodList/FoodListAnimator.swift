import UIKit

/// Moves a snapshot of the picture between the two screens. The screens don't move; the second one, in front, fades.
final class FoodListAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Direction {
    case open
    case close
  }

  private let direction: Direction
  private let list: any FoodListScreen
  private let detail: any FoodListScreen
  private let parameters: FoodListPush.Parameters

  init(_ direction: Direction, list: any FoodListScreen, detail: any FoodListScreen, parameters: FoodListPush.Parameters) {
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
    guard let (arriving, leaving, controller) = transitionContext.screens() else { return }
    let container = transitionContext.containerView
    arriving.frame = transitionContext.finalFrame(for: controller)
    if direction == .open {
      container.addSubview(arriving)
    } else {
      container.insertSubview(arriving, belowSubview: leaving)
    }
    arriving.layoutIfNeeded()
    // The detail's picture moves in both directions, as it is larger and therefore sharper.
    guard let small = list.movingPicture, let large = detail.movingPicture, let picture = MovingSnapshot(of: large) else {
      return transitionContext.completeTransition(true)
    }
    picture.layer.name = "picture"
    container.addSubview(picture)
    let controls = ControlSnapshots(of: detail.controlsOverPicture, over: container)
    container.addSubview(controls)
    small.isHidden = true
    large.isHidden = true
    let views = FoodListViews(
      small: small, large: large, picture: picture, controls: controls, screen: direction == .open ? arriving : leaving,
      words: detail.slidingViews, isInteractive: transitionContext.isInteractive)
    let completion = {
      views.putBack()
      transitionContext.complete(with: arriving)
    }
    switch direction {
    case .open: views.open(parameters, completion: completion)
    case .close: views.close(parameters, completion: completion)
    }
  }
}

/// The views that move: the picture, the second screen's words, and the second screen as a whole, which fades.
@MainActor
private struct FoodListViews {
  let small: UIView
  let large: UIView
  let picture: MovingSnapshot
  let controls: UIView
  let screen: UIView
  let words: [UIView]
  let isInteractive: Bool

  func open(_ parameters: FoodListPush.Parameters, completion: @escaping () -> Void) {
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

  func close(_ parameters: FoodListPush.Parameters, completion: @escaping () -> Void) {
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

  private func fade(_ parameters: FoodListPush.Parameters, _ changes: @escaping () -> Void) {
    parameters.fadeCurve.animate(
      withDuration: parameters.duration * parameters.fadeFraction, isInteractive: isInteractive, animations: changes)
  }

  private func move(
    _ parameters: FoodListPush.Parameters, delay: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    UIView.animate(
      withDuration: parameters.duration, delay: delay, usingSpringWithDamping: parameters.damping, initialSpringVelocity: 0,
      animations: changes, completion: { _ in completion() })
  }
}
