import Foundation

// Zooming, which scales the view of the content that the delegate returns.
extension UIScrollView {
  private static var zoomDuration: TimeInterval { 0.3 }

  /// The scale of the zoomed view, or 1 if there is none.
  public var zoomScale: CGFloat {
    get { zoomView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the zoomed view about the center of the visible area, within the limits.
  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let limited = scale.clamped(to: zoomRange)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    animateZoom(if: animated) { self.setZoomScale(limited, around: middle) }
  }

  /// Zooms so that `rect`, in the zoomed view's points, fills the view.
  public func zoom(to rect: CGRect, animated: Bool) {
    guard canZoom, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height).clamped(to: zoomRange)
    animateZoom(if: animated) {
      self.setZoomScale(scale, around: .zero)
      let ranges = self.scrollRange
      let x = rect.midX * scale - self.bounds.width / 2
      let y = rect.midY * scale - self.bounds.height / 2
      self.moveContent(to: CGPoint(x: x.clamped(to: ranges.x), y: y.clamped(to: ranges.y)))
    }
  }

  var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomView != nil }

  private var zoomView: UIView? { scrollDelegate?.viewForZooming(in: self) }
  private var zoomRange: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

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
    switch pinch.state {
    case .began:
      stopMotion()
      isZooming = true
      scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomView)
    case .changed:
      let wanted = zoomScale * pinch.scale
      pinch.scale = 1
      let inside = wanted.clamped(to: zoomRange)
      // Past a limit only a part of the pinch takes effect.
      let scale = bouncesZoom && wanted != inside ? zoomScale * pow(wanted / zoomScale, 0.4) : inside
      setZoomScale(scale, around: pinch.location(in: self))
    case .ended, .cancelled, .failed:
      isZooming = false
      let anchor = pinch.location(in: self)
      let inside = zoomScale.clamped(to: zoomRange)
      animateZoom(if: inside != zoomScale) { self.setZoomScale(inside, around: anchor) }
      scrollDelegate?.scrollViewDidEndZooming(self, with: zoomView, atScale: inside)
    case .possible: break
    }
  }

  private func animateZoom(if animated: Bool, _ change: @escaping () -> Void) {
    guard animated else { return change() }
    UIView.animate(withDuration: Self.zoomDuration, animations: change)
  }

  /// Scales the zoomed view so that a point of the content, in this view's points, stays in place.
  func setZoomScale(_ scale: CGFloat, around point: CGPoint) {
    guard let zoomView, scale > 0, scale != zoomScale else { return }
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
