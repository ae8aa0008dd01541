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

  /// The window, or the outermost view of a tree that is in none.
  private var topmostView: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
