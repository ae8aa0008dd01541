import UIKit

/// A transition that blurs the old screen while the new one becomes sharp.
///
/// A blur over both screens grows and disappears again, and the screens cross-fade behind it. The blur is a `UIVisualEffectView` with an
/// animated effect, so its radius changes smoothly and a swipe can drive it.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate.
///
/// To use it in an app, copy `FadePush.swift`, `SwipeBack.swift`, `EdgeSwipe.swift`, `CubicTiming.swift` and `TypedActions.swift` as
/// well.
public final class BlurFade: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of a push or a pop, in seconds.
    public var duration: TimeInterval = 0.7
    /// The timing curve of the transition.
    public var curve = CubicTiming.easeInOut
    /// The style of the blur at its strongest, half-way through the transition.
    public var style = Style.ultraThin
    /// The fraction of the duration, around its middle, during which the screens cross-fade, 0…1.
    public var overlap: CGFloat = 0.5
    /// The scale of the screens at their most blurred.
    ///
    /// 1 doesn't enlarge them.
    public var zoom: CGFloat = 1.08
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = SwipeBack.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// Some of the system's blurs.
  ///
  /// A thicker one blurs more and adds more of its own color.
  public enum Style: String, CaseIterable, Sendable {
    /// The thinnest material.
    case ultraThin
    /// A thin material.
    case thin
    /// The regular blur.
    case regular
    /// A light blur.
    case light
    /// A dark blur.
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

extension BlurFade: UINavigationControllerDelegate {
  /// Returns the animator for a push or a pop.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    UIAccessibility.isReduceMotionEnabled ? FadeAnimator(duration: parameters.reducedDuration) : BlurFadeAnimator(parameters)
  }

  /// Returns the object that drives the pop during a swipe, and nil at all other times.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe.interaction }
}

/// Animates a blur over a cross-fade with keyframes, for a push and a pop alike.
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
