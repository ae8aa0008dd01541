import Foundation

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
  /// The bounds, unless the view chooses another shape.
  var focusRingShape: FocusRingShape {
    (self as? any FocusRingShaping)?.shapeForFocusRing ?? FocusRingShape(rect: bounds, radius: layer.cornerRadius)
  }
}
