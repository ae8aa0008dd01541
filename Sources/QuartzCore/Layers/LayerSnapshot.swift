import CoreGraphics
import Foundation

/// A layer tree at one point in time, in a drawing.
package final class LayerSnapshot: ForeignContent {
  /// A frozen copy, placed so that its own coordinates are the drawing's.
  package let layer: CALayer

  init(of source: CALayer) { layer = source.frozenPicture(presentation: false) }
}
