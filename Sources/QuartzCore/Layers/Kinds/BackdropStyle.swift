import CoreGraphics
import Foundation

/// The effect of a `CABackdropLayer` on the pixels behind it.
package struct BackdropStyle: Equatable, Sendable {
  /// The blur's standard deviation, in points.
  package var blurRadius: CGFloat = 0
  /// The saturation of the pixels. 1 leaves colors unchanged, 0 makes them gray, and 1.8 is iOS's vibrant look.
  package var saturation: CGFloat = 1
  /// The color that is laid over the blurred pixels, or nil for none.
  package var tintColor: LayerColor?

  /// Creates a style without any effect.
  package init() {}
}
