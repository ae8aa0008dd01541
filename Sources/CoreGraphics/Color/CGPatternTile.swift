import Foundation

/// A tile whose copies fill an area.
package final class CGPatternTile: Sendable, Equatable {
  /// Its size is the size of the tile.
  package let drawing: CGDrawing
  package let alpha: CGFloat

  package init(_ drawing: CGDrawing, alpha: CGFloat = 1) { (self.drawing, self.alpha) = (drawing, alpha) }

  /// Tiles are equal only if they have the same drawing object.
  package static func == (a: CGPatternTile, b: CGPatternTile) -> Bool { a.drawing === b.drawing && a.alpha == b.alpha }
}

extension CGContext {
  /// Smaller tiles are combined into blocks of about this side, in points, so that a large area needs few operations.
  private static let blockSide: CGFloat = 64

  /// The copies begin at the top left corner of the drawing, whatever the transform.
  package func fill(_ path: CGPath, rule: CGPathFillRule = .winding, with tile: CGPatternTile) {
    let block = Self.block(of: tile.drawing)
    guard block.size.width > 0, block.size.height > 0 else { return }
    saveGState()
    defer { restoreGState() }
    currentPath = CGMutablePath()
    addPath(path)
    clip(using: rule)
    state.ctm = .identity
    setAlpha(state.alpha * tile.alpha)
    let area = boundingBoxOfClipPath
    guard !area.isEmpty else { return }
    for row in Int(area.minY / block.size.height)...Int(area.maxY / block.size.height) {
      for column in Int(area.minX / block.size.width)...Int(area.maxX / block.size.width) {
        draw(block, at: CGPoint(x: CGFloat(column) * block.size.width, y: CGFloat(row) * block.size.height))
      }
    }
  }

  private static func block(of drawing: CGDrawing) -> CGDrawing {
    let size = drawing.size
    guard size.width > 0, size.height > 0 else { return drawing }
    let columns = max(1, Int(blockSide / size.width))
    let rows = max(1, Int(blockSide / size.height))
    guard columns * rows > 1 else { return drawing }
    let context = CGContext(size: CGSize(width: CGFloat(columns) * size.width, height: CGFloat(rows) * size.height))
    for row in 0..<rows {
      for column in 0..<columns {
        context.draw(drawing, at: CGPoint(x: CGFloat(column) * size.width, y: CGFloat(row) * size.height))
      }
    }
    return context.drawing
  }
}
