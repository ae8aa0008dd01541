import CoreGraphics

/// The rounding of a layer's corners.
package struct LayerCorners: Equatable, Sendable {
  /// The radius of the corners in `masked`, in points.
  package var radius: CGFloat = 0
  package var masked = CACornerMask.all
  /// Radii in addition to `radius`, for any corners.
  package var extraRadii = LayerCornerRadii()
  /// A Boolean value that indicates whether the curvature changes gradually.
  package var isContinuous = false

  /// The radius of each corner.
  package var radii: LayerCornerRadii {
    func radius(_ corner: CACornerMask, _ extra: CGFloat) -> CGFloat { (masked.contains(corner) ? self.radius : 0) + extra }
    return LayerCornerRadii(
      topLeft: radius(.layerMinXMinYCorner, extraRadii.topLeft), topRight: radius(.layerMaxXMinYCorner, extraRadii.topRight),
      bottomLeft: radius(.layerMinXMaxYCorner, extraRadii.bottomLeft), bottomRight: radius(.layerMaxXMaxYCorner, extraRadii.bottomRight))
  }
}

/// A radius for each corner of a layer, in points.
package struct LayerCornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomLeft: CGFloat
  package var bottomRight: CGFloat

  package init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0) {
    (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
  }

  /// The four radii as a value that can be animated.
  var rect: CGRect {
    get { CGRect(x: topLeft, y: topRight, width: bottomLeft, height: bottomRight) }
    set { (topLeft, topRight, bottomLeft, bottomRight) = (newValue.origin.x, newValue.origin.y, newValue.size.width, newValue.size.height) }
  }
}
