import Foundation

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: (view ?? topmostView).layer) }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: (view ?? topmostView).layer) }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: (view ?? topmostView).layer) }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: (view ?? topmostView).layer) }

  /// Converts a point to a direct subview. In the usual case, without a transform, this is only a subtraction.
  ///
  /// Returns nil for a subview that is scaled to nothing or edge-on.
  func convert(_ point: CGPoint, toSubview view: UIView) -> CGPoint? {
    guard view.layer.superlayer === layer, CATransform3DIsIdentity(view.layer.transform),
      CATransform3DIsIdentity(layer.sublayerTransform)
    else {
      return view.layer.pointInPlane(of: point, in: layer)
    }
    let (position, bounds, anchor) = (view.layer.position, view.layer.bounds, view.layer.anchorPoint)
    return CGPoint(
      x: point.x - position.x + bounds.width * anchor.x + bounds.minX,
      y: point.y - position.y + bounds.height * anchor.y + bounds.minY)
  }

  /// The window, or the root of a view hierarchy outside any window.
  private var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
