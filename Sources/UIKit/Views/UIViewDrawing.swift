import Foundation

extension UIView {
  /// Records what `draw(_:)` draws as the layer's contents.
  ///
  /// Whether a class overrides `draw(_:)` cannot be asked here, so it is called, and nothing happens when only the empty
  /// default was reached: contents that somebody else has put into the layer stay.
  func recordDrawing() {
    guard !bounds.isEmpty else { return }
    reachedDefaultDrawing = false
    let context = CGContext(size: bounds.size)
    UIGraphicsPushContext(context)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
    let recorded = context.drawing
    guard !reachedDefaultDrawing || !recorded.operations.isEmpty else { return }
    drawing = recorded
    layer.contents = recorded
  }
}
