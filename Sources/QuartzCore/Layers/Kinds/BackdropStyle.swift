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
  /// The distance by which the rim of glass moves the pixels behind it, in points. 0 for a backdrop that isn't glass.
  package var refraction: CGFloat = 0
  /// The opacity of the light on the rim of glass, 0…1.
  package var highlight: CGFloat = 0
  /// The glass with which this backdrop joins, or nil if it stays apart.
  package var joining: GlassJoining?

  /// Creates a style without any effect.
  package init() {}
}
