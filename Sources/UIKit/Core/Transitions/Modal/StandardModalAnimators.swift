import Foundation

final class CoverVerticalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  /// The duration of the system spring (the "keyboard curve"), which ignores any other duration.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let moving = context.placeViews(isPresenting: isPresenting)
    let offset = CGAffineTransform(translationX: 0, y: container.bounds.height - (moving?.frame.minY ?? 0))
    if isPresenting { moving?.transform = offset }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: .systemSpring,
      animations: { moving?.transform = self.isPresenting ? .identity : offset },
      completion: { _ in
        moving?.transform = .identity
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

final class CrossDissolveAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let fading = context.placeViews(isPresenting: isPresenting)
    let alpha = fading?.alpha ?? 1
    if isPresenting { fading?.alpha = 0 }
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0, options: [],
      animations: { fading?.alpha = self.isPresenting ? alpha : 0 },
      completion: { _ in
        fading?.alpha = alpha
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

final class FlipHorizontalAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool
  /// The perspective of a viewer 500 points away.
  private static let perspective: CGFloat = -1 / 500

  init(isPresenting: Bool) {
    self.isPresenting = isPresenting
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.75 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    context.placeViews(isPresenting: isPresenting)
    let front = context.view(forKey: .from)
    let back = context.view(forKey: .to)
    let angle: CGFloat = isPresenting ? .pi / 2 : -.pi / 2
    let previousPerspective = container.layer.sublayerTransform
    container.layer.sublayerTransform.m34 = Self.perspective
    let (frontAlpha, backAlpha) = (front?.alpha ?? 1, back?.alpha ?? 1)
    back?.transform3D = CATransform3DMakeRotation(angle, 0, 1, 0)
    back?.alpha = 0
    // Keyframes, unlike two consecutive animations, can all be driven by a gesture. Their common curve eases in and out, and is fastest at
    // the midpoint, where the views are edge-on and change places.
    UIView.animateKeyframes(
      withDuration: transitionDuration(using: context), delay: 0,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
          front?.transform3D = CATransform3DMakeRotation(-angle, 0, 1, 0)
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) {
          front?.alpha = 0
          back?.alpha = backAlpha
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { back?.transform3D = CATransform3DIdentity }
      },
      completion: { _ in
        for (view, alpha) in [(front, frontAlpha), (back, backAlpha)] {
          view?.transform3D = CATransform3DIdentity
          view?.alpha = alpha
        }
        container.layer.sublayerTransform = previousPerspective
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

extension UIViewControllerContextTransitioning {
  /// Adds the `to` view at its final frame, and returns the presented view, which is the one that moves.
  @discardableResult
  func placeViews(isPresenting: Bool) -> UIView? {
    if let to = view(forKey: .to), let controller = viewController(forKey: .to) {
      to.frame = finalFrame(for: controller)
      if isPresenting { containerView.addSubview(to) } else { containerView.insertSubview(to, at: 0) }
      to.layoutIfNeeded()
    }
    return view(forKey: isPresenting ? .to : .from)
  }
}

extension UIModalTransitionStyle {
  @MainActor func animator(isPresenting: Bool) -> any UIViewControllerAnimatedTransitioning {
    switch self {
    case .coverVertical: CoverVerticalAnimator(isPresenting: isPresenting)
    case .flipHorizontal: FlipHorizontalAnimator(isPresenting: isPresenting)
    case .crossDissolve: CrossDissolveAnimator(isPresenting: isPresenting)
    case .partialCurl: PageCurlAnimator(isPresenting: isPresenting)
    }
  }
}

extension UIView.AnimationOptions {
  /// The spring of keyboards and sheets, with mass 3, stiffness 1000 and damping 500. It settles like a critically damped one.
  static let systemSpring = UIView.AnimationOptions(rawValue: 7 << 16)
}
