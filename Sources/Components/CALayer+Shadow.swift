import UIKit

extension CALayer {
  /// Gives the layer a shadow.
  ///
  /// - Parameters:
  ///   - opacity: The opacity, 0…1.
  ///   - radius: The blur radius, in points.
  ///   - drop: The distance of the shadow below the layer, in points.
  package func castShadow(opacity: Float, radius: CGFloat, drop: CGFloat) {
    shadowOpacity = opacity
    shadowRadius = radius
    shadowOffset = CGSize(width: 0, height: drop)
  }
}
