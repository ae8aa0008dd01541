import CoreGraphics
import Foundation

/// A radius for each corner of a layer, in points.
package struct LayerCornerRadii: Equatable, Sendable {
  /// The radius of the top left corner.
  package var topLeft: CGFloat
  /// The radius of the top right corner.
  package var topRight: CGFloat
  /// The radius of the bottom left corner.
  package var bottomLeft: CGFloat
  /// The radius of the bottom right corner.
  package var bottomRight: CGFloat

  /// Creates radii.
  package init(topLeft: CGFloat = 0, topRight: CGFloat = 0, bottomLeft: CGFloat = 0, bottomRight: CGFloat = 0) {
    (self.topLeft, self.topRight, self.bottomLeft, self.bottomRight) = (topLeft, topRight, bottomLeft, bottomRight)
  }

  /// The four radii as a value that can be animated.
  var rect: CGRect {
    get { CGRect(x: topLeft, y: topRight, width: bottomLeft, height: bottomRight) }
    set { (topLeft, topRight, bottomLeft, bottomRight) = (newValue.origin.x, newValue.origin.y, newValue.size.width, newValue.size.height) }
  }
}
