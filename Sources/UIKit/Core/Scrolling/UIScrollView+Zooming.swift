import Foundation

/// The state of zooming by a pinch, the wheel or an animation.
struct ContentZoom {
  /// The scale without resistance when the pinch began, which may be beyond the limits.
  var fingerScale: CGFloat = 1
  var animator: UIViewPropertyAnimator?
  /// The scale to which the wheel is zooming, or nil.
  var wheelTarget: CGFloat?
  /// A Boolean value that indicates whether the animation returns the scale to a limit.
  var isBouncing = false
}

// Zooming, which scales the view of the content that the delegate returns.
//
// The scale is animated by a property animator, so that a drag, a pinch or the wheel can continue from the values on screen.
extension UIScrollView {
  /// The duration of an animation of the scale, in seconds.
  private static var zoomDuration: TimeInterval { 0.3 }
  /// The duration of the zoom by a notch of the wheel, in seconds.
  private static var wheelZoomDuration: TimeInterval { 0.15 }
  /// The factor by which the scale changes for each point that the wheel turns.
  private static var wheelZoomFactor: CGFloat { 1.003 }

  /// The scale is 1 if the delegate has no view to zoom.
  public var zoomScale: CGFloat {
    get { zoomView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  public var isZoomBouncing: Bool { zoom.isBouncing }

  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    stopZoomAnimation()
    let limited = scale.clamped(to: zoomRange)
    guard limited != zoomScale else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    changeZoom(animated: animated) { $0.setZoomScale(limited, around: middle) }
  }

  public func zoom(to rect: CGRect, animated: Bool) {
    stopZoomAnimation()
    guard canZoom, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height).clamped(to: zoomRange)
    let middle = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
    guard scale != zoomScale else { return setContentOffset(offset(centering: middle), animated: animated) }
    changeZoom(animated: animated) { view in
      view.setZoomScale(scale, around: .zero)
      view.moveContent(to: view.offset(centering: middle))
    }
  }

  /// Returns the offset that centers a point of the content, or brings it as close to the center as the content allows.
  private func offset(centering point: CGPoint) -> CGPoint {
    let ranges = scrollRange
    return CGPoint(x: (point.x - bounds.width / 2).clamped(to: ranges.x), y: (point.y - bounds.height / 2).clamped(to: ranges.y))
  }

  var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomView != nil }

  private var zoomView: UIView? { scrollDelegate?.viewForZooming(in: self) }
  private var zoomRange: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

  // MARK: Input

  func zoomRangeDidChange() {
    let isPossible = maximumZoomScale > minimumZoomScale
    guard isPossible != (pinchGestureRecognizer != nil) else { return }
    if let pinch = pinchGestureRecognizer {
      removeGestureRecognizer(pinch)
      pinchGestureRecognizer = nil
    } else {
      let pinch = UIPinchGestureRecognizer()
      pinch.addTarget(self, action: UIScrollView.handlePinch)
      addGestureRecognizer(pinch)
      pinchGestureRecognizer = pinch
    }
  }

  private func handlePinch(_ pinch: UIPinchGestureRecognizer) {
    guard canZoom else { return }
    let band = ZoomBand(range: zoomRange)
    switch pinch.state {
    case .began:
      stopMotion()
      stopZoomAnimation()
      isZooming = true
      zoom.fingerScale = band.fingerScale(for: zoomScale)
      scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomView)
    case .changed:
      let wanted = zoom.fingerScale * pinch.scale
      setZoomScale(bouncesZoom ? band.scale(for: wanted) : wanted.clamped(to: zoomRange), around: pinch.location(in: self))
    case .ended, .cancelled, .failed:
      isZooming = false
      if !bounceZoom(around: pinch.location(in: self)) {
        scrollDelegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomScale)
      }
    case .possible: break
    }
  }

  /// Animates a scale beyond a limit back to it, while a point of the content, in this view's coordinates, stays in place.
  ///
  /// Returns false if the scale is within the limits.
  @discardableResult
  func bounceZoom(around point: CGPoint) -> Bool {
    let limit = zoomScale.clamped(to: zoomRange)
    guard canZoom, limit != zoomScale else { return false }
    zoom.isBouncing = true
    animateZoom(over: Self.zoomDuration) { $0.setZoomScale(limit, around: point) }
    return true
  }

  /// Zooms by a turn of the wheel about the pointer. Returns false if the view doesn't zoom.
  func zoom(by wheel: WheelInput) -> Bool {
    guard canZoom else { return false }
    let target = ((zoom.wheelTarget ?? zoomScale) * pow(Self.wheelZoomFactor, -wheel.delta.dy)).clamped(to: zoomRange)
    stopMotion()
    stopZoomAnimation()
    guard target != zoomScale else {
      // At the minimum scale, leave zooming out to the pinch that closes the zoomed page around the view.
      return target > minimumZoomScale || !isInsideZoomedPage
    }
    let place = convert(wheel.location, from: nil)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomView)
    if wheel.isPrecise {
      setZoomScale(target, around: place)
      scrollDelegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomScale)
    } else {
      zoom.wheelTarget = target
      animateZoom(over: Self.wheelZoomDuration, curve: .easeOut) { $0.setZoomScale(target, around: place) }
    }
    return true
  }

  // MARK: Changing the scale

  private func changeZoom(animated: Bool, _ change: @escaping (UIScrollView) -> Void) {
    stopMotion()
    guard animated else { return change(self) }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomView)
    animateZoom(over: Self.zoomDuration, change)
  }

  private func animateZoom(
    over duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut, _ change: @escaping (UIScrollView) -> Void
  ) {
    stopMotion()
    guard window != nil, UIView.areAnimationsEnabled else {
      change(self)
      return zoomAnimationDidEnd()
    }
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve) { [weak self] in
      guard let self else { return }
      change(self)
    }
    animator.addCompletion { [weak self] _ in self?.zoomAnimationDidEnd() }
    zoom.animator = animator
    animator.startAnimation()
  }

  private func zoomAnimationDidEnd() {
    zoom = ContentZoom()
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: zoomScale)
  }

  /// Stops an animation of the scale at the values on screen.
  func stopZoomAnimation() {
    guard let animator = zoom.animator else { return }
    animator.stopAnimation(true)
    if let zoomView { contentSize = zoomView.frame.size }
    scrollDelegate?.scrollViewDidZoom(self)
    zoomAnimationDidEnd()
  }

  /// Scales the zoomed view so that a point of the content, in this view's coordinates, stays in place.
  func setZoomScale(_ scale: CGFloat, around point: CGPoint) {
    guard let zoomView, scale > 0, scale != zoomScale else { return }
    zoomChanges += 1
    let ratio = scale / zoomScale
    let place = CGPoint(x: point.x - contentOffset.x, y: point.y - contentOffset.y)
    let size = CGSize(width: zoomView.bounds.width * scale, height: zoomView.bounds.height * scale)
    zoomView.transform = CGAffineTransform(scaleX: scale, y: scale)
    zoomView.center = CGPoint(x: size.width / 2, y: size.height / 2)
    contentSize = size
    let ranges = scrollRange
    moveContent(
      to: CGPoint(
        x: (point.x * ratio - place.x).clamped(to: ranges.x), y: (point.y * ratio - place.y).clamped(to: ranges.y)))
    scrollDelegate?.scrollViewDidZoom(self)
  }
}
