internal import CPixels
import QuartzCore

/// The optics of a rim: for each of its pixels, the pixel that is seen there and the light on it. It consists of plain numbers and an
/// address. A `PreparedItem` retains the pieces.
struct GlassLens {
  /// From pixels to the points of the pieces.
  private let map: PixelMap
  private let isUpright: Bool
  private let optics: GlassOptics
  let tint: Pixel

  /// Creates a lens. `inverse` maps pixels to the points of the pieces, and pixels are moved by `reach` at most.
  init(_ glass: Glass, _ pieces: GlassPieces, inverse: Projection, origin: (x: Int, y: Int), reach: Int) {
    let relative = inverse.relative(to: origin)
    let map = PixelMap(relative, origin: origin)
    self.map = map
    isUpright = relative.isUpright
    optics = GlassOptics(
      xx: map.xx, xy: map.xy, x1: map.x1, yx: map.yx, yy: map.yy, y1: map.y1, wx: map.wx, wy: map.wy, w1: map.w1,
      pieces: pieces.first, count: pieces.count, spacing: Float(glass.joining?.spacing ?? 0), rim: Float(GlassLens.rim(of: glass)),
      refraction: Float(glass.refraction), highlight: Float(glass.highlight.clamped(to: 0...1)) * 255,
      reach: Float(max(reach - 1, 0) * 256))
    tint = glass.tint?.premultiplied ?? 0
  }

  /// How the pixels of a row are seen.
  struct Spots {
    /// The maximum number of pixels.
    static let capacity = 64

    private let memory: UnsafeMutablePointer<UInt32>

    /// Uses memory with room for four numbers for each pixel.
    init(in memory: UnsafeMutablePointer<UInt32>) { self.memory = memory }

    /// Determines how up to `capacity` pixels of row `y` are seen, from column `x` on.
    @inline(__always) func find(through lens: GlassLens, _ x: Int, _ y: Int, count: Int) {
      let (dx, light, coverage) = (memory, memory + 2 * Spots.capacity, memory + 3 * Spots.capacity)
      withUnsafePointer(to: lens.optics) { optics in
        dx.withMemoryRebound(to: Int32.self, capacity: 2 * Spots.capacity) { dx in
          let (left, top) = (lens.map.middle(ofColumn: x), lens.map.middle(ofRow: y))
          Rows.loops.bend(optics, left, top, dx, dx + Spots.capacity, light, coverage, (count &+ 7) & ~7)
        }
      }
    }

    /// Returns the offset of the pixel that is seen at a pixel, in 256ths of a pixel.
    @inline(__always) func moved(_ index: Int) -> (dx: Int, dy: Int) {
      (Int(Int32(bitPattern: memory[index])), Int(Int32(bitPattern: memory[Spots.capacity &+ index])))
    }

    /// Returns the opacity of the light on a pixel, 0…255.
    @inline(__always) func light(_ index: Int) -> UInt32 { memory[2 &* Spots.capacity &+ index] }

    /// Returns the part of a pixel that the glass covers, 0…255.
    @inline(__always) func coverage(_ index: Int) -> UInt32 { memory[3 &* Spots.capacity &+ index] }
  }

  /// Returns the next columns from `x` on in which row `y` is seen unchanged. There may be further ones. The columns before them are in the
  /// rim, as is the rest of the row if the range is empty.
  @inline(__always) func plainColumns(from x: Int, row y: Int) -> Range<Int> {
    guard isUpright else { return Int.max..<Int.max }
    var next = Int.max
    let pointY = map.yy * map.middle(ofRow: y) + map.y1
    for index in 0..<optics.count {
      guard let inside = optics.pieces[index].inside(atY: pointY) else { continue }
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
  /// Returns the maximum distance by which glass moves the pixels behind it, in pixels: 0 without glass.
  func glassReach(through projection: Projection) -> Int {
    guard let glass else { return 0 }
    let scale = projection.pixelsPerPoint(at: CGPoint(x: shape.rect.midX, y: shape.rect.midY))
    let reach = glass.refraction * max(scale.x, scale.y)
    return reach.isFinite ? Int(reach.clamped(to: 0...1000).rounded(.up)) + 1 : 0
  }
}
