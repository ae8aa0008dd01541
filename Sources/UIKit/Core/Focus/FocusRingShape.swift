import Foundation

/// The shape that the focus ring surrounds: a rectangle in a view, with rounded corners.
struct FocusRingShape {
  let rect: CGRect
  let radius: CGFloat
}

/// A view that chooses the shape that the focus ring surrounds.
@MainActor
protocol FocusRingShaping {
  var shapeForFocusRing: FocusRingShape { get }
}

extension UIView {
  /// The shape that the focus ring surrounds: the bounds unless the view chooses another.
  var focusRingShape: FocusRingShape {
    (self as? any FocusRingShaping)?.shapeForFocusRing ?? FocusRingShape(rect: bounds, radius: layer.cornerRadius)
  }
}
