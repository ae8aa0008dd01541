internal import CPixels
import QuartzCore

extension GlassPiece {
  /// Creates a piece whose rim is `rim` points wide, if there is room.
  init(_ outline: RoundedRect, rim: CGFloat) {
    let (halfWidth, halfHeight) = (Float(outline.rect.width / 2), Float(outline.rect.height / 2))
    self.init(
      x: Float(outline.rect.midX), y: Float(outline.rect.midY), halfWidth: halfWidth, halfHeight: halfHeight,
      topLeft: Float(outline.radii.topLeft), topRight: Float(outline.radii.topRight), bottomLeft: Float(outline.radii.bottomLeft),
      bottomRight: Float(outline.radii.bottomRight), rim: min(Float(rim), halfWidth, halfHeight))
  }

  /// Returns the part of the row at `pointY` that is inside the rim, or nil if there is none.
  func inside(atY pointY: Float) -> (from: Float, to: Float)? {
    let y = pointY - y
    let height = halfHeight - rim
    guard abs(y) < height else { return nil }
    let (left, right) = y < 0 ? (topLeft, topRight) : (bottomLeft, bottomRight)
    func width(_ radius: Float) -> Float {
      let inner = max(radius - rim, 0)
      let rise = abs(y) - height + inner
      let cut = rise > 0 ? inner - max(inner * inner - rise * rise, 0).squareRoot() : 0
      return halfWidth - rim - cut
    }
    return (x - width(left), x + width(right))
  }
}
