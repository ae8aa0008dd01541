import Foundation

/// Grows a presented view out of another view, such as a bar button, and shrinks it back. With Reduce Motion, it only fades.
///
/// The growing view accepts touches at once. A dismissal reverses it from where it is.
final class MorphAnimator: NSObject, YieldingAnimator {
  /// The response of the spring in seconds, and its damping ratio. Measured on an iPhone 16 Pro, iOS 27, by Tembeon/morph.
  private static let response: TimeInterval = 0.416
  private static let dampingRatio: CGFloat = 0.75
  /// The duration of the cross-fade between the source and the presented view, in seconds.
  private static let exchange: TimeInterval = 0.16

  /// The duration without a source, or with Reduce Motion, in seconds.
  private static let fadeDuration: TimeInterval = 0.25

  let fadesBars = false
  let continuesPresentation = true

  private weak var source: UIView?
  private weak var controller: UIPresentationController?
  private let isPresenting: Bool
  private var plate: MorphPlate?
  private var context: (any UIViewControllerContextTransitioning)?

  init(from source: UIView?, isPresenting: Bool, of controller: UIPresentationController) {
    (self.source, self.isPresenting, self.controller) = (source, isPresenting, controller)
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    guard morphingSource != nil else { return Self.fadeDuration }
    return Spring(perceptualDuration: Self.response, bounce: 1 - Self.dampingRatio, initialVelocity: 0).settlingDuration
  }

  /// The view to grow out of, or nil to fade.
  private var morphingSource: UIView? { source?.window == nil || UIAccessibility.isReduceMotionEnabled ? nil : source }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    self.context = context
    let container = context.containerView
    guard let moving = context.placeViews(isPresenting: isPresenting) else { return end() }
    // The presenter accepts touches while the view returns.
    if !isPresenting { container.isUserInteractionEnabled = false }
    guard let source = morphingSource else { return fade(moving) }
    let small = source.convert(source.bounds, to: container)
    let carried = isPresenting ? nil : controller?.takeMorphPlate()
    let plate = carried ?? MorphPlate(moving, source: source, in: container, isLarge: !isPresenting)
    self.plate = plate
    if carried == nil, isPresenting { plate.shrink(to: small) }
    UIView.animate(
      springDuration: Self.response, bounce: 1 - Self.dampingRatio, options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { if self.isPresenting { plate.grow() } else { plate.shrink(to: small) } }, completion: { [weak self] _ in self?.end() })
    UIView.animate(
      withDuration: Self.exchange, delay: isPresenting || carried != nil ? 0 : 0.1,
      options: [.allowUserInteraction, .beginFromCurrentState],
      animations: { plate.showContent(self.isPresenting) })
  }

  private func fade(_ moving: UIView) {
    controller?.takeMorphPlate()?.restore()
    if isPresenting { moving.alpha = 0 }
    UIView.animate(
      withDuration: Self.fadeDuration, delay: 0, options: .allowUserInteraction, animations: { moving.alpha = self.isPresenting ? 1 : 0 },
      completion: { [weak self] _ in
        guard self?.context != nil else { return }
        moving.alpha = 1
        self?.end()
      })
  }

  /// Ends the transition, unless it is over.
  private func end() {
    guard let context else { return }
    self.context = nil
    plate?.restore()
    plate = nil
    context.completeTransition(!context.transitionWasCancelled)
  }

  /// Ends the transition at once. A growing view stays as it is on screen, for the dismissal.
  func yield() {
    if isPresenting, let plate {
      controller?.morphPlate = plate
      self.plate = nil
    }
    end()
  }
}

/// The moving part of a morph between a source and a presented view: the presented view on a plate with the size and corners of either.
@MainActor
final class MorphPlate {
  /// The opacity of a source that is invisible, but can be tapped.
  private static let hidden: CGFloat = 0.01

  private let shadow = UIView()
  private let clip = UIView()
  private let content: UIView
  private let picture: UIView?
  private weak var source: UIView?
  private let sourceAlpha: CGFloat
  private weak var container: UIView?
  /// The frame of the presented view.
  private let large: CGRect
  private let corner: CGFloat
  private let autoresizing: UIView.AutoresizingMask

  /// Creates a plate that shows the presented view if `isLarge`, otherwise the source.
  init(_ content: UIView, source: UIView, in container: UIView, isLarge: Bool) {
    (self.content, self.source, self.container) = (content, source, container)
    picture = source.snapshotView(afterScreenUpdates: false)
    sourceAlpha = source.alpha
    source.alpha = Self.hidden
    let size = content.bounds.size
    large = CGRect(x: content.center.x - size.width / 2, y: content.center.y - size.height / 2, width: size.width, height: size.height)
    autoresizing = content.autoresizingMask
    corner = max(content.layer.cornerRadius, content is PopoverView ? PopoverView.cornerRadius : 0)
    shadow.layer.shadowOpacity = 0.2
    shadow.layer.shadowRadius = 24
    shadow.layer.shadowOffset = CGSize(width: 0, height: 6)
    shadow.backgroundColor = content.backgroundColor ?? PopoverView.plate
    clip.clipsToBounds = true
    // The plate and the content have different sizes.
    content.autoresizingMask = []
    container.addSubview(shadow)
    container.addSubview(clip)
    clip.addSubview(content)
    if let picture { clip.addSubview(picture) }
    showContent(isLarge)
    if isLarge { grow() }
  }

  private func take(_ frame: CGRect, corner: CGFloat, scale: CGFloat) {
    for view in [shadow, clip] {
      view.bounds.size = frame.size
      view.center = frame.middle
      view.layer.cornerRadius = corner
    }
    content.transform = CGAffineTransform(scaleX: scale, y: scale)
    content.center = CGPoint(x: frame.width / 2, y: content.bounds.height * scale / 2)
    picture?.center = CGPoint(x: frame.width / 2, y: frame.height / 2)
  }

  func shrink(to frame: CGRect) {
    take(frame, corner: min(frame.width, frame.height) / 2, scale: max(frame.width / max(content.bounds.width, 1), 0.2))
  }

  func grow() { take(large, corner: corner, scale: 1) }

  func showContent(_ isShown: Bool) {
    content.alpha = isShown ? 1 : 0
    picture?.alpha = isShown ? 0 : 1
  }

  /// Moves the presented view back to the container, and shows the source again.
  func restore() {
    source?.alpha = sourceAlpha
    content.alpha = 1
    content.transform = .identity
    content.center = large.middle
    container?.addSubview(content)
    content.autoresizingMask = autoresizing
    clip.removeFromSuperview()
    shadow.removeFromSuperview()
  }
}

extension UIPresentationController {
  /// Removes and returns the plate of an interrupted presentation, or returns nil.
  func takeMorphPlate() -> MorphPlate? {
    defer { morphPlate = nil }
    return morphPlate
  }
}
