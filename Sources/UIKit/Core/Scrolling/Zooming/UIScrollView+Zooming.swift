import Foundation

extension UIScrollView {
  /// The scale is 1 if the delegate has no view to zoom.
  public var zoomScale: CGFloat {
    get { zoomView?.transform.a ?? 1 }
    set { setZoomScale(newValue, animated: false) }
  }

  public var isZooming: Bool { zoom.isPinching }

  public var isZoomBouncing: Bool { zoom.isBouncing }

  public func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom.stop(in: self)
    let limited = scale.clamped(to: zoomRange)
    guard limited != zoomScale else { return }
    let middle = bounds.middle
    zoom.perform(animated: animated, in: self) { $0.zoom.setScale(limited, around: middle, in: $0) }
  }

  public func zoom(to rect: CGRect, animated: Bool) {
    zoom.stop(in: self)
    guard canZoom, rect.width > 0, rect.height > 0 else { return }
    let scale = min(bounds.width / rect.width, bounds.height / rect.height).clamped(to: zoomRange)
    let middle = CGPoint(x: rect.midX * scale, y: rect.midY * scale)
    guard scale != zoomScale else { return setContentOffset(offset(centering: middle), animated: animated) }
    zoom.perform(animated: animated, in: self) { view in
      view.zoom.setScale(scale, around: .zero, in: view)
      view.moveContent(to: view.offset(centering: middle))
    }
  }

  /// Returns the offset that centers a point of the content, or brings it as close to the center as the content allows.
  private func offset(centering point: CGPoint) -> CGPoint {
    inScrollRange(CGPoint(x: point.x - bounds.width / 2, y: point.y - bounds.height / 2))
  }

  var canZoom: Bool { maximumZoomScale > minimumZoomScale && zoomView != nil }

  var zoomRange: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

  var zoomView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  func handlePinch(_ pinch: UIPinchGestureRecognizer) { zoom.follow(pinch, in: self) }
}
