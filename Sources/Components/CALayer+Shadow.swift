import UIKit

extension CALayer {
  /// Casts a shadow: `opacity` is 0…1, `radius` is the blur in points, and `drop` is the distance of the shadow below the layer in points.
  package func castShadow(opacity: Float, radius: CGFloat, drop: CGFloat) {
    shadowOpacity = opacity
    shadowRadius = radius
    shadowOffset = CGSize(width: 0, height: drop)
  }
}
