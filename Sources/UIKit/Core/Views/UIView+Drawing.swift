import Foundation

extension UIView {
  /// Records the drawing of `draw(_:)` as the contents of the layer.
  ///
  /// Whether a class overrides `draw(_:)` can't be determined, so the method is always called. If only the empty default implementation was
  /// reached, contents that other code has set on the layer are kept.
  func recordDrawing() {
    guard !bounds.isEmpty else { return }
    looks.reachedDefaultDrawing = false
    let context = CGContext(size: bounds.size, pixelsPerPoint: max(traitCollection.displayScale, 1))
    UIGraphicsPushContext(context)
    if let backgroundPattern {
      let area = UIBezierPath(roundedRect: CGRect(origin: .zero, size: bounds.size), cornerRadius: layer.cornerRadius)
      context.fill(area.cgPath, with: backgroundPattern)
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    traitCollection.performAsCurrent {
      tracking(.draw) {
        $0.draw($0.bounds)
      } onChange: {
        $0.setNeedsDisplay()
      }
    }
    UIGraphicsPopContext()
    let recorded = context.drawing
    guard !looks.reachedDefaultDrawing || !recorded.operations.isEmpty else { return }
    looks.drawing = recorded
    layer.contents = recorded
  }
}
