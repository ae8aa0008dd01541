import Foundation

/// Zooming by a pinch, the wheel or an animation, which scales the view of the content that the delegate returns.
///
/// The scale is animated by a property animator, so that a drag, a pinch or the wheel can continue from the values on screen.
@MainActor
final class ContentZoom {
  /// What an animation of the scale is for.
  private enum Purpose: Equatable {
    case request
    /// The return of the scale to a limit.
    case bounce
    case wheel(target: CGFloat)
  }

  /// The duration of an animation of the scale, in seconds.
  private static let duration: TimeInterval = 0.3
  /// The duration of the zoom by a notch of the wheel, in seconds.
  private static let wheelDuration: TimeInterval = 0.15
  /// The factor by which the scale changes for each point that the wheel turns.
  private static let wheelFactor: CGFloat = 1.003

  private(set) var minimum: CGFloat = 1
  private(set) var maximum: CGFloat = 1
  var bounces = true
  /// Nil if zooming isn't possible.
  private(set) var recognizer: UIPinchGestureRecognizer?
  private(set) var isPinching = false
  /// The scale without resistance when the pinch began, which may be beyond the limits.
  private var fingerScale: CGFloat = 1
  private var animator: UIViewPropertyAnimator?
  private var purpose = Purpose.request
  /// The number of times that the scroll view has scaled the zoomed view.
  private(set) var changes = 0

  var isBouncing: Bool { purpose == .bounce }

  func setRange(minimum: CGFloat, maximum: CGFloat, in view: UIScrollView) {
    (self.minimum, self.maximum) = (minimum, maximum)
    let isPossible = maximum > minimum
    guard isPossible != (recognizer != nil) else { return }
    if let recognizer {
      view.removeGestureRecognizer(recognizer)
      self.recognizer = nil
    } else {
      let pinch = UIPinchGestureRecognizer()
      pinch.addTarget(view, action: UIScrollView.handlePinch)
      view.addGestureRecognizer(pinch)
      recognizer = pinch
    }
  }

  // MARK: Input

  func follow(_ pinch: UIPinchGestureRecognizer, in view: UIScrollView) {
    guard view.canZoom else { return }
    let band = ZoomBand(range: view.zoomRange)
    switch pinch.state {
    case .began:
      view.stopMotion()
      stop(in: view)
      isPinching = true
      fingerScale = band.fingerScale(for: view.zoomScale)
      view.scrollDelegate?.scrollViewWillBeginZooming(view, with: view.zoomView)
    case .changed:
      let wanted = fingerScale * pinch.scale
      setScale(view.bouncesZoom ? band.scale(for: wanted) : wanted.clamped(to: view.zoomRange), around: pinch.location(in: view), in: view)
    case .ended, .cancelled, .failed:
      isPinching = false
      if !bounce(around: pinch.location(in: view), in: view) {
        view.scrollDelegate?.scrollViewDidEndZooming(view, with: view.zoomView, atScale: view.zoomScale)
      }
    case .possible: break
    }
  }

  /// Animates a scale beyond a limit back to it, while a point of the content, in the view's coordinates, stays in place.
  ///
  /// Returns false if the scale is within the limits.
  @discardableResult
  func bounce(around point: CGPoint, in view: UIScrollView) -> Bool {
    let limit = view.zoomScale.clamped(to: view.zoomRange)
    guard view.canZoom, limit != view.zoomScale else { return false }
    animate(view, for: .bounce, over: Self.duration) { $0.zoom.setScale(limit, around: point, in: $0) }
    return true
  }

  /// Zooms by a turn of the wheel about the pointer. Returns false if the view doesn't zoom.
  func zoom(_ view: UIScrollView, by wheel: WheelInput) -> Bool {
    guard view.canZoom else { return false }
    var current = view.zoomScale
    if case .wheel(let target) = purpose { current = target }
    let target = (current * pow(Self.wheelFactor, -wheel.delta.dy)).clamped(to: view.zoomRange)
    view.stopMotion()
    stop(in: view)
    guard target != view.zoomScale else {
      // At the minimum scale, leave zooming out to the pinch that closes the zoomed page around the view.
      return target > view.minimumZoomScale || !view.isInsideZoomedPage
    }
    let place = view.convert(wheel.location, from: nil)
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: view.zoomView)
    if wheel.isPrecise {
      setScale(target, around: place, in: view)
      view.scrollDelegate?.scrollViewDidEndZooming(view, with: view.zoomView, atScale: view.zoomScale)
    } else {
      animate(view, for: .wheel(target: target), over: Self.wheelDuration, curve: .easeOut) {
        $0.zoom.setScale(target, around: place, in: $0)
      }
    }
    return true
  }

  // MARK: Changing the scale

  func perform(animated: Bool, in view: UIScrollView, _ change: @escaping (UIScrollView) -> Void) {
    view.stopMotion()
    guard animated else { return change(view) }
    view.scrollDelegate?.scrollViewWillBeginZooming(view, with: view.zoomView)
    animate(view, for: .request, over: Self.duration, change)
  }

  private func animate(
    _ view: UIScrollView, for purpose: Purpose, over duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut,
    _ change: @escaping (UIScrollView) -> Void
  ) {
    self.purpose = purpose
    view.stopMotion()
    guard view.window != nil, UIView.areAnimationsEnabled else {
      change(view)
      return animationDidEnd(in: view)
    }
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [weak view] in
      guard let view else { return }
      change(view)
    }
    animator.addCompletion { [weak self, weak view] _ in if let view { self?.animationDidEnd(in: view) } }
    self.animator = animator
    animator.startAnimation()
  }

  private func animationDidEnd(in view: UIScrollView) {
    (animator, purpose, fingerScale) = (nil, .request, 1)
    view.scrollDelegate?.scrollViewDidEndZooming(view, with: view.zoomView, atScale: view.zoomScale)
  }

  /// Stops an animation of the scale at the values on screen.
  func stop(in view: UIScrollView) {
    guard let animator else { return }
    animator.stopAnimation(true)
    if let zoomView = view.zoomView { view.contentSize = zoomView.frame.size }
    view.scrollDelegate?.scrollViewDidZoom(view)
    animationDidEnd(in: view)
  }

  /// Scales the zoomed view so that a point of the content, in the scroll view's coordinates, stays in place.
  func setScale(_ scale: CGFloat, around point: CGPoint, in view: UIScrollView) {
    guard let zoomView = view.zoomView, scale > 0, scale != view.zoomScale else { return }
    changes += 1
    let ratio = scale / view.zoomScale
    let place = CGPoint(x: point.x - view.contentOffset.x, y: point.y - view.contentOffset.y)
    let size = CGSize(width: zoomView.bounds.width * scale, height: zoomView.bounds.height * scale)
    zoomView.transform = CGAffineTransform(scaleX: scale, y: scale)
    zoomView.center = CGPoint(x: size.width / 2, y: size.height / 2)
    view.contentSize = size
    view.moveContent(to: view.inScrollRange(CGPoint(x: point.x * ratio - place.x, y: point.y * ratio - place.y)))
    view.scrollDelegate?.scrollViewDidZoom(view)
  }
}
