import CoreGraphics

extension CALayer {
  /// Draws a copy of the model values of this layer and its descendants.
  public func render(in ctx: CGContext) { ctx.draw(LayerSnapshot(of: self)) }

  /// Records the drawing of `draw(in:)` as the layer's contents.
  func recordContents() {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    draw(in: context)
    contents = context.drawing
  }
}
