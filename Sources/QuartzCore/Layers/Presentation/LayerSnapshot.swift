import CoreGraphics

/// A layer tree at one point in time, as a part of a drawing.
package final class LayerSnapshot: ForeignContent {
  /// A frozen copy in the coordinate space of the drawing.
  package let layer: CALayer

  init(of source: CALayer) { layer = source.frozenPicture(presentation: false) }
}
