import UIKit

/// The old screen blurs out while the new one sharpens: a blur over both grows and goes again, and the screens cross-fade behind it.
///
/// What blurs is a `UIVisualEffectView` whose effect is animated, so that the radius changes smoothly and a swipe can drive it.
/// Keep one for a navigation controller; it becomes that controller's delegate.
public final class BlurFade: NSObject {
  /// What can be tuned.
  public struct Parameters: Sendable {
    /// Seconds, there or back.
    public var duration: TimeInterval = 0.7
    /// How the whole is paced.
    public var curve = CubicTiming.easeInOut
    /// What the blur looks like when it is strongest, half-way.
    public var style = Style.ultraThin
    /// The share of the duration in which the screens cross-fade, around its middle, 0…1.
    public var overlap: CGFloat = 0.5
    /// How much the screens are enlarged when they are blurred most; 1 is not at all.
    public var zoom: CGFloat = 1.08
    /// Seconds of the cross-fade that takes its place for people who have asked for less motion.
    public var reducedDuration: TimeInterval = 0.25
    /// The swipe that pops.
    public var swipe = SwipeBack.Parameters()

    public init() {}
  }

  /// Some of the system's blurs: the thicker, the wider they blur and the more of their own colour they have.
  public enum Style: String, CaseIterable, Sendable {
    case ultraThin
    case thin
    case regular
    case light
    case dark

    @MainActor
    fileprivate var effect: UIBlurEffect {
      switch self {
      case .ultraThin: UIBlurEffect(style: .systemUltraThinMaterial)
      case .thin: UIBlurEffect(style: .systemThinMaterial)
      case .regular: UIBlurEffect(style: .regular)
      case .light: UIBlurEffect(style: .light)
      case .dark: UIBlurEffect(style: .dark)
      }
    }
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

extension BlurFade: UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    UIAccessibility.isReduceMotionEnabled ? FadeAnimator(duration: parameters.reducedDuration) : BlurFadeAnimator(parameters)
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Blurs in and out over a cross-fade, by keyframes; push and pop alike.
final class BlurFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let parameters: BlurFade.Parameters

  init(_ parameters: BlurFade.Parameters) {
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { parameters.duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
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
      if transitionContext.transitionWasCancelled { arriving.removeFromSuperview() }
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
