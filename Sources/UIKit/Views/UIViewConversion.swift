import Foundation

extension UIView {
  /// A point of this view in the coordinates of `view`, or of the window for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: (view ?? topmostView).layer) }

  /// A point of `view`, or of the window for nil, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: (view ?? topmostView).layer) }

  /// A rectangle of this view in the coordinates of `view`, or of the window for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: (view ?? topmostView).layer) }

  /// A rectangle of `view`, or of the window for nil, in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: (view ?? topmostView).layer) }

  /// As `convert(_:to:)` for a direct subview; without a transform between them, as nearly always, at the cost of a subtraction.
  ///
  /// Nil for a subview that takes up no room here, because it is scaled to nothing or seen edge-on.
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

  /// The window, or the outermost view of a tree that is in none.
  private var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
