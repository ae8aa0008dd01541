import CoreGraphics
import Foundation

extension CALayer {
  /// Draws this layer's model and its descendants into `ctx`, as a copy of the present values.
  public func render(in ctx: CGContext) { ctx.draw(LayerSnapshot(of: self)) }

  /// Records what `draw(in:)` draws as the layer's contents.
  func recordContents() {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    contents = context.drawing
  }
}
