import Foundation

/// Reads a level along pixel rows under any projection.
///
/// The division is performed at every eighth pixel of a row. In between, the texel position is linear, which deviates by
/// less than a fiftieth of a texel in any natural perspective. The runs of eight start at the item's own first column, so
/// that a pixel gets the same value wherever its row is cut.
struct ProjectiveSampler {
  private static let run = 8
  private let level: Level
  private let map: PixelMap

  /// Creates a sampler. `toTexels` maps pixels to the level's texels, where the middle of the first one is at ½ in both.
  init(_ level: Level, toTexels: Projection, origin: (x: Int, y: Int)) {
    self.level = level
    map = PixelMap(toTexels.relative(to: origin), origin: origin)
  }

  /// Returns the texel under the middle of the pixel that is `column` columns from the origin, with 16 fractional bits.
  @inline(__always) private func texel(_ column: Int, _ py: Float) -> (u: Int, v: Int) {
    let px = Float(column) + 0.5
    // What is constant along a row is added first.
    let w = PixelMap.reciprocal(ofDepth: map.wx * px + (map.wy * py + map.w1))
    let u = (map.xx * px + (map.xy * py + map.x1)) * w - 0.5
    let v = (map.yx * px + (map.yy * py + map.y1)) * w - 0.5
    return (PixelMap.fixed(u), PixelMap.fixed(v))
  }

  @inline(__always) func fetch(into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int) {
    let run = ProjectiveSampler.run
    let py = map.middle(ofRow: y)
    let lastU = (level.width &- 1) &<< 16
    let lastV = (level.height &- 1) &<< 16
    let stride = level.stride
    let pixels = level.pixels
    let end = x &- map.originX &+ count
    var column = x &- map.originX
    var out = target
    var runStart = column & ~(run &- 1)
    var from = texel(runStart, py)
    while column < end {
      let to = texel(runStart &+ run, py)
      let du = (to.u &- from.u) &>> 3
      let dv = (to.v &- from.v) &>> 3
      let stop = min(runStart &+ run, end)
      var u = from.u &+ du &* (column &- runStart)
      var v = from.v &+ dv &* (column &- runStart)
      let inside = min(from.u, to.u) >= 0 && max(from.u, to.u) < lastU && min(from.v, to.v) >= 0 && max(from.v, to.v) < lastV
      if inside {
        while column < stop {
          let p = pixels + ((v &>> 16) &* stride &+ (u &>> 16))
          out.pointee = Bilinear.sample(
            p, p + stride, UInt32(truncatingIfNeeded: (u &>> 8) & 255), UInt32(truncatingIfNeeded: (v &>> 8) & 255))
          out += 1
          column &+= 1
          u &+= du
          v &+= dv
        }
      } else {
        while column < stop {
          let cu = min(max(u, 0), lastU)
          let cv = min(max(v, 0), lastV)
          let p = pixels + ((cv &>> 16) &* stride &+ (cu &>> 16))
          out.pointee = Bilinear.sample(
            p, p + stride, UInt32(truncatingIfNeeded: (cu &>> 8) & 255), UInt32(truncatingIfNeeded: (cv &>> 8) & 255))
          out += 1
          column &+= 1
          u &+= du
          v &+= dv
        }
      }
      from = to
      runStart &+= run
    }
  }
}
