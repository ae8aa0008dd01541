import Foundation

/// Lets a presented view grow out of a view, such as a bar button, and shrink back into it. With reduced motion it only fades.
final class MorphAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The response of the spring in seconds, and its damping ratio. Measured on an iPhone 16 Pro, iOS 27, by Tembeon/morph.
  private static let response: TimeInterval = 0.416
  private static let dampingRatio: CGFloat = 0.75
  /// The time after which the source has become the presented view, in seconds.
  private static let exchange: TimeInterval = 0.16

  private weak var source: UIView?
  private let isPresenting: Bool

  init(from source: UIView?, isPresenting: Bool) {
    (self.source, self.isPresenting) = (source, isPresenting)
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    Spring(perceptualDuration: Self.response, bounce: 1 - Self.dampingRatio, initialVelocity: 0).settlingDuration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    guard let moving = context.placeViews(isPresenting: isPresenting) else { return context.completeTransition(true) }
    guard let source, source.window != nil, !UIAccessibility.isReduceMotionEnabled else { return fade(moving, context) }
    let small = source.convert(source.bounds, to: container)
    let large = CGRect(
      x: moving.center.x - moving.bounds.width / 2, y: moving.center.y - moving.bounds.height / 2, width: moving.bounds.width,
      height: moving.bounds.height)
    let plate = MorphPlate(moving, picture: source.snapshotView(afterScreenUpdates: false), in: container, isLarge: !isPresenting)
    let sourceAlpha = source.alpha
    source.alpha = 0
    if isPresenting { plate.shrink(to: small) } else { plate.grow(to: large) }
    UIView.animate(
      springDuration: Self.response, bounce: 1 - Self.dampingRatio,
      animations: { if self.isPresenting { plate.grow(to: large) } else { plate.shrink(to: small) } },
      completion: { _ in
        plate.giveBack(to: container, frame: large)
        source.alpha = sourceAlpha
        context.completeTransition(!context.transitionWasCancelled)
      })
    UIView.animate(withDuration: Self.exchange, delay: isPresenting ? 0 : 0.1) { plate.showContent(self.isPresenting) }
  }

  private func fade(_ moving: UIView, _ context: any UIViewControllerContextTransitioning) {
    if isPresenting { moving.alpha = 0 }
    UIView.animate(withDuration: 0.25, animations: { moving.alpha = self.isPresenting ? 1 : 0 }) { _ in
      moving.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// What flies between a source and a presented view: the presented view on a plate that has the size and the corners of either.
@MainActor
private final class MorphPlate {
  private let shadow = UIView()
  private let clip = UIView()
  private let content: UIView
  private let picture: UIView?
  private let corner: CGFloat
  private let autoresizing: UIView.AutoresizingMask

  /// Creates a plate, of the presented view if `isLarge`, else of the source.
  init(_ content: UIView, picture: UIView?, in container: UIView, isLarge: Bool) {
    (self.content, self.picture) = (content, picture)
    autoresizing = content.autoresizingMask
    corner = max(content.layer.cornerRadius, content is PopoverView ? PopoverView.cornerRadius : 0)
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 6)
    shadow.backgroundColor = content.backgroundColor ?? PopoverView.plate
    clip.clipsToBounds = true
    // The plate's size is not the content's.
    content.autoresizingMask = []
    container.addSubview(shadow)
    container.addSubview(clip)
    clip.addSubview(content)
    if let picture { clip.addSubview(picture) }
    showContent(isLarge)
  }

  private func take(_ frame: CGRect, corner: CGFloat, scale: CGFloat) {
    for view in [shadow, clip] {
      view.bounds.size = frame.size
      view.center = CGPoint(x: frame.midX, y: frame.midY)
      view.layer.cornerRadius = corner
    }
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    content.center = CGPoint(x: frame.width / 2, y: content.bounds.height * scale / 2)
    picture?.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
  }

  func shrink(to frame: CGRect) {
    take(frame, corner: min(frame.width, frame.height) / 2, scale: max(frame.width / max(content.bounds.width, 1), 0.2))
  }

  func grow(to frame: CGRect) { take(frame, corner: corner, scale: 1) }

  func showContent(_ isShown: Bool) {
    content.alpha = isShown ? 1 : 0
    picture?.alpha = isShown ? 0 : 1
  }

  func giveBack(to container: UIView, frame: CGRect) {
    content.alpha = 1
    content.transform = .identity
    content.center = CGPoint(x: frame.midX, y: frame.midY)
    container.addSubview(content)
    content.autoresizingMask = autoresizing
    clip.removeFromSuperview()
    shadow.removeFromSuperview()
  }
}
