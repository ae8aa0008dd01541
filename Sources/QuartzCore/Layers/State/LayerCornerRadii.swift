import CoreGraphics
import Foundation

/// A radius for each corner of a layer, in points.
package struct LayerCornerRadii: Equatable, Sendable {
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
