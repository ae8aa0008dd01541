import CoreGraphics

package struct BackdropStyle: Equatable, Sendable {
  /// The blur's standard deviation, in points.
  package var blurRadius: CGFloat = 0
  /// 1 leaves colors unchanged, 0 makes them gray, and 1.8 is iOS's vibrant appearance.
  package var saturation: CGFloat = 1
  /// The color over the blurred pixels.
  package var tintColor: LayerColor?
  /// The distance by which the rim of glass moves the pixels behind it, in points. 0 for a backdrop that isn't glass.
  package var refraction: CGFloat = 0
  /// The opacity of the light on the rim of glass, 0…1.
  package var highlight: CGFloat = 0
  /// The glass that this backdrop joins, or nil if it stays separate.
  package var joining: GlassJoining?

  package init() {}
}
