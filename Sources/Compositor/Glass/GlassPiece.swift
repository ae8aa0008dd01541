import CoreGraphics

/// The outline of a piece of glass, as a field of distances.
struct GlassPiece {
  private let x: Float
  private let y: Float
  private let box: CenteredBox
  /// The width of the rim, in points: at most half of the shorter side.
  let rim: Float

  /// Creates a piece with a rim as wide as that of `glass`, if there is room.
  init(_ outline: RoundedRect, rim: CGFloat) {
    x = Float(outline.rect.midX)
    y = Float(outline.rect.midY)
    box = CenteredBox(outline)
    self.rim = min(Float(rim), box.halfWidth, box.halfHeight)
  }

  /// A place in the field.
  struct Place {
    /// The distance from the outline, in points. Negative outside.
    var depth: Float
    /// The direction away from the piece, of length 1, or 0 in its middle.
    var x: Float
    var y: Float
  }

  /// Returns the distance and the direction of the outline.
  @inline(__always) func place(_ pointX: Float, _ pointY: Float) -> Place {
    let (x, y) = (pointX - x, pointY - y)
    let (fromSide, fromTop) = (box.halfWidth - abs(x), box.halfHeight - abs(y))
    let radius = box.radius(x, y)
    let (across, down) = (radius - fromSide, radius - fromTop)
    let depth: Float
    if across > 0, down > 0 {
      depth = radius - (across * across + down * down).squareRoot()
    } else {
      depth = min(fromSide, fromTop)
    }
    // The direction is that of corners at least as round as the rim is wide, so that it changes gradually.
    let soft = max(radius, rim)
    var (outX, outY) = (max(soft - fromSide, 0), max(soft - fromTop, 0))
    let length = (outX * outX + outY * outY).squareRoot()
    if length > 0 { (outX, outY) = (outX / length, outY / length) }
    return Place(depth: depth, x: x < 0 ? -outX : outX, y: y < 0 ? -outY : outY)
  }

  /// Returns the part of the row at `pointY` that is inside the rim, or nil if there is none.
  func inside(atY pointY: Float) -> (from: Float, to: Float)? {
    let y = pointY - y
    let height = box.halfHeight - rim
    guard abs(y) < height else { return nil }
    let (left, right) = box.radii(atY: y)
    func width(_ radius: Float) -> Float {
      let inner = max(radius - rim, 0)
      let rise = abs(y) - height + inner
      let cut = rise > 0 ? inner - max(inner * inner - rise * rise, 0).squareRoot() : 0
      return box.halfWidth - rim - cut
    }
    return (x - width(left), x + width(right))
  }
}
