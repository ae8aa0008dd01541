import Foundation

/// Reads a level along pixel rows under any projection.
///
/// The division is performed at every eighth pixel of a row. In between, the texel position is linear, which deviates by
/// less than a fiftieth of a texel in any natural perspective. The runs of eight start at the item's own first column, so
/// that a pixel gets the same value wherever its row is cut.
struct ProjectiveSampler {
  private static let run = 8
  private let level: Level
  private let originX: Int
  private let originY: Int
  private let xx: Float
  private let xy: Float
  private let x1: Float
  private let yx: Float
  private let yy: Float
  private let y1: Float
  private let wx: Float
  private let wy: Float
  private let w1: Float

  /// Creates a sampler. `toTexels` maps pixels to the level's texels, where the middle of the first one is at ½ in both.
  init(_ level: Level, toTexels: Projection, origin: (x: Int, y: Int)) {
    self.level = level
    originX = origin.x
    originY = origin.y
    let map = toTexels.concatenated(after: .translation(Double(origin.x), Double(origin.y)))
    xx = Float(map.xx)
    xy = Float(map.xy)
    x1 = Float(map.x1)
    yx = Float(map.yx)
    yy = Float(map.yy)
    y1 = Float(map.y1)
    wx = Float(map.wx)
    wy = Float(map.wy)
    w1 = Float(map.w1)
  }

  /// Returns the texel under the middle of the pixel that is `column` columns from the origin, with 16 fractional bits.
  @inline(__always) private func texel(_ column: Int, _ py: Float) -> (u: Int, v: Int) {
    let px = Float(column) + 0.5
    let depth = wx * px + (wy * py + w1)
    let w = 1 / (depth > 1e-9 ? depth : 1e-9)
    let u = (xx * px + (xy * py + x1)) * w - 0.5
    let v = (yx * px + (yy * py + y1)) * w - 0.5
    let limit: Float = 1e6
    return (
      Int(Int64((u < -limit ? -limit : u > limit ? limit : u) * 65536)), Int(Int64((v < -limit ? -limit : v > limit ? limit : v) * 65536))
    )
  }

  @inline(__always) func fetch(into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int) {
    let run = ProjectiveSampler.run
    let py = Float(y &- originY) + 0.5
    let lastU = (level.width &- 1) &<< 16
    let lastV = (level.height &- 1) &<< 16
    let stride = level.stride
    let pixels = level.pixels
    let end = x &- originX &+ count
    var column = x &- originX
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
