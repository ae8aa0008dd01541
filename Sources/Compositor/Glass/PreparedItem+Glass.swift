internal import CPixels
import CoreGraphics

extension PreparedItem {
  /// Prepares a backdrop with the appearance of glass. `outline` is that of the backdrop's shape.
  init(_ glass: Glass, of backdrop: Backdrop, _ item: DisplayItem, _ outline: Outline, slot: Int, screen: PixelRect) {
    let rim = GlassLens.rim(of: glass)
    let outlines = glass.pieces.isEmpty ? [backdrop.shape] : glass.pieces
    let pieces = GlassPieces(outlines.map { GlassPiece($0, rim: rim) })
    let bounds = outline.bounds
    let lens = GlassLens(
      glass, pieces, inverse: item.projection.inverse ?? .identity, origin: (bounds.x0, bounds.y0),
      reach: backdrop.glassReach(through: item.projection))
    let operation = Command.Operation.glass(slot: slot, lens, outlines.count > 1 ? nil : outline)
    self.init(operation, bounds, opacity: item.opacity, owners: [pieces])
  }
}
