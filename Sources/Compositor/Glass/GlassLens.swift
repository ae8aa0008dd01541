import CoreGraphics
import Foundation
import QuartzCore

/// The optics of a rim: where each of its pixels is seen, and how much light falls on it.
///
/// It consists of plain numbers and an address. A `PreparedItem` retains the pieces.
struct GlassLens {
  /// From pixels to the points of the pieces.
  private let map: PixelMap
  private let isUpright: Bool
  private let pieces: UnsafePointer<GlassPiece>
  private let count: Int
  private let spacing: Float
  private let rim: Float
  private let refraction: Float
  private let highlight: Float
  /// The greatest distance over which a pixel is moved in each direction, in 256ths of a pixel.
  private let reach: Float
  /// The color of the glass.
  let tint: Pixel

  /// The width of the line of light along the outline, in points.
  private static let line: Float = 1.1
  /// The direction from which the light falls on the screen: the top left.
  private static let light: (x: Float, y: Float) = (-0.6, -0.8)

  /// Creates a lens. `inverse` maps pixels to the points of the pieces, and pixels are moved by `reach` at most.
  init(_ glass: Glass, _ pieces: GlassPieces, inverse: Projection, origin: (x: Int, y: Int), reach: Int) {
    let relative = inverse.relative(to: origin)
    map = PixelMap(relative, origin: origin)
    isUpright = relative.isUpright
    self.pieces = pieces.first
    count = pieces.count
    spacing = Float(glass.joining?.spacing ?? 0)
    rim = Float(GlassLens.rim(of: glass))
    refraction = Float(glass.refraction)
    highlight = Float(glass.highlight.clamped(to: 0...1)) * 255
    self.reach = Float(max(reach - 1, 0) * 256)
    tint = glass.tint?.premultiplied ?? 0
  }

  /// A pixel of the rim.
  struct Spot {
    /// The pixel that is seen there, relative to it, in 256ths of a pixel.
    var dx: Int
    var dy: Int
    /// The opacity of the light, 0…255.
    var light: UInt32
    /// The part of the pixel that the glass covers, 0…255.
    var coverage: UInt32
  }

  /// Returns how a pixel is seen, or nil if it is seen where it is.
  @inline(__always) func spot(_ pixelX: Int, _ pixelY: Int) -> Spot? {
    let (px, py) = (map.middle(ofColumn: pixelX), map.middle(ofRow: pixelY))
    let w = PixelMap.reciprocal(ofDepth: map.depth(px, py))
    let (x, y) = (map.x(px, py) * w, map.y(px, py) * w)
    let (place, rim) = place(x, y)
    guard place.depth < rim else { return nil }
    // Between pieces that face each other, the field is level: there it has no direction.
    let length = (place.x * place.x + place.y * place.y).squareRoot()
    let unit = length > 1e-6 ? 1 / length : 0
    // The gradients of x and y over the screen, and the direction of the outline there.
    let (xx, xy) = ((map.xx - x * map.wx) * w, (map.xy - x * map.wy) * w)
    let (yx, yy) = ((map.yx - y * map.wx) * w, (map.yy - y * map.wy) * w)
    let (gx, gy) = ((place.x * xx + place.y * yx) * unit, (place.x * xy + place.y * yy) * unit)
    let slope = max(unit > 0 ? (gx * gx + gy * gy).squareRoot() : (xx * xx + xy * xy).squareRoot(), 1e-9)
    // The distance from the outline, in points: near the level, the depth grows slowly.
    let inside = place.depth / max(length, 0.5)
    let coverage = min(max(0.5 + inside / slope, 0), 1)

    // The edge is a quarter of a circle, which bends light most at the outline.
    let depth = max(place.depth, 0)
    let rise = 1 - depth / rim
    let bend = 1 - max(1 - rise * rise, 0).squareRoot()
    let distance = -refraction * (rim / self.rim) * bend * (2 - length)
    let determinant = xx * yy - xy * yx
    let scale = 256 * distance / (abs(determinant) > 1e-12 ? determinant : 1e-12)
    let dx = (place.x * yy - place.y * xy) * scale
    let dy = (place.y * xx - place.x * yx) * scale

    // Light from the top left falls on the outline there, and shines through to the opposite side.
    let facing = (gx * GlassLens.light.x + gy * GlassLens.light.y) / slope
    let level = (1 - length) * (1 - length)
    let lit = (facing > 0 ? 1 : 0.55) * facing * facing * (1 - level * level)
    let line = min(max(1 - (max(inside, 0) - 0.4) / GlassLens.line, 0), 1)
    let light = highlight * (line * (0.12 + 0.88 * lit) + 0.18 * bend * lit)
    return Spot(
      dx: limited(dx), dy: limited(dy), light: GlassLens.byte(light), coverage: GlassLens.byte(coverage * 255))
  }

  /// Returns a whole number near `value` within the reach, or 0 if it is no number. In perspective the nearest part would reach further.
  @inline(__always) private func limited(_ value: Float) -> Int { value.isNaN ? 0 : Int(min(max(value, -reach), reach)) }

  @inline(__always) private static func byte(_ value: Float) -> UInt32 { value > 0 ? UInt32(min(value, 255) + 0.5) : 0 }

  /// Returns the place of a point in the field of all pieces, and the width of the rim there.
  ///
  /// Where pieces join, the direction is a mean of theirs, and shorter than 1. Its change is as gradual as that of the depth.
  @inline(__always) private func place(_ x: Float, _ y: Float) -> (GlassPiece.Place, rim: Float) {
    var place = pieces[0].place(x, y)
    var rim = min(self.rim, pieces[0].rim)
    for index in 1..<max(count, 1) {
      let other = pieces[index].place(x, y)
      // Outlines that face each other bulge. Those that run alongside don't, so that pieces in the same place are one piece.
      let reach = spacing * (1 - (place.x * other.x + place.y * other.y)) / 2
      let difference = other.depth - place.depth
      let share: Float
      if reach > 0 {
        let near = max(reach - abs(difference), 0) / reach
        share = min(max(0.5 + difference / (2 * reach), 0), 1)
        place.depth = max(place.depth, other.depth) + near * near * reach / 4
      } else {
        share = difference > 0 ? 1 : 0
        place.depth = max(place.depth, other.depth)
      }
      rim += (min(self.rim, pieces[index].rim) - rim) * share
      place.x += (other.x - place.x) * share
      place.y += (other.y - place.y) * share
    }
    return (place, rim)
  }

  /// Returns the next columns from `x` on in which row `y` is seen as it is. They may be fewer than there are. Those before them are in
  /// the rim, as is the rest of the row if the range is empty.
  @inline(__always) func plainColumns(from x: Int, row y: Int) -> Range<Int> {
    guard isUpright else { return Int.max..<Int.max }
    var next = Int.max
    let pointY = map.yy * map.middle(ofRow: y) + map.y1
    for index in 0..<count {
      guard let inside = pieces[index].inside(atY: pointY) else { continue }
      // One pixel of slack on each side.
      let from = Int(min(max((inside.from - map.x1) / map.xx, -1e6), 1e6)) &+ map.originX &+ 2
      let to = Int(min(max((inside.to - map.x1) / map.xx, -1e6), 1e6)) &+ map.originX &- 1
      if from < to, to > x {
        if from <= x { return x..<to }
        next = min(next, from)
      }
    }
    return next..<next
  }

  /// Returns the width of the rim in points, which has room for the line of light.
  static func rim(of glass: Glass) -> CGFloat { max(glass.refraction * Glass.rim, 1.5) }

}

extension Backdrop {
  /// Returns the distance over which glass moves the pixels behind it at most, in pixels: 0 without glass.
  func glassReach(through projection: Projection) -> Int {
    guard let glass else { return 0 }
    let scale = projection.pixelsPerPoint(at: CGPoint(x: shape.rect.midX, y: shape.rect.midY))
    let reach = glass.refraction * max(scale.x, scale.y)
    return reach.isFinite ? Int(reach.clamped(to: 0...1000).rounded(.up)) + 1 : 0
  }
}
