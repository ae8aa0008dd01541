import UIKit

/// Animates a blur over a cross-fade with keyframes, for a push and a pop alike.
final class BlurFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let parameters: BlurFade.Parameters

  init(_ parameters: BlurFade.Parameters) {
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { parameters.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let (arriving, leaving, controller) = transitionContext.screens() else { return }
    let container = transitionContext.containerView
    arriving.frame = transitionContext.finalFrame(for: controller)
    let blur = UIVisualEffectView(effect: nil)
    blur.frame = container.bounds
    blur.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    blur.layer.name = "blur"
    blur.isUserInteractionEnabled = false
    container.addSubview(arriving)
    container.addSubview(blur)
    let (effect, zoom, overlap) = (parameters.style.effect, parameters.zoom, parameters.overlap)
    arriving.alpha = 0
    arriving.transform = CGAffineTransform(scaleX: zoom, y: zoom)

    parameters.curve.animateKeyframes(withDuration: parameters.duration, isInteractive: transitionContext.isInteractive) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { blur.effect = effect }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { blur.effect = nil }
      UIView.addKeyframe(withRelativeStartTime: Double(0.5 - overlap / 2), relativeDuration: Double(overlap)) { arriving.alpha = 1 }
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        leaving.transform = CGAffineTransform(scaleX: zoom, y: zoom)
        arriving.transform = .identity
      }
    } completion: {
      for screen in [leaving, arriving] {
        screen.transform = .identity
        screen.alpha = 1
      }
      blur.removeFromSuperview()
      transitionContext.complete(with: arriving)
    }
  }
}
