import Foundation

/// Reads a level along pixel rows where the image is moved and scaled only.
///
/// Texel positions are whole numbers with 32 binary digits after the point, linear in the pixel's column, so that a pixel gets the same
/// value wherever its row is cut.
struct UprightSampler {
  private let level: Level
  private let originX: Int
  private let originY: Int
  private let u0: Int
  private let du: Int
  private let v0: Int
  private let dv: Int

  /// `toTexels` leads from pixels to the level's texels, both with the middle of the first one at ½.
  init(_ level: Level, toTexels: Projection, origin: (x: Int, y: Int)) {
    self.level = level
    originX = origin.x
    originY = origin.y
    u0 = UprightSampler.fixed(toTexels.xx * (Double(origin.x) + 0.5) + toTexels.x1 - 0.5)
    du = UprightSampler.step(toTexels.xx)
    v0 = UprightSampler.fixed(toTexels.yy * (Double(origin.y) + 0.5) + toTexels.y1 - 0.5)
    dv = UprightSampler.step(toTexels.yy)
  }

  /// A position, rounded to a 65536th of a texel: what is meant to lie on the pixel grid then does.
  private static func fixed(_ value: Double) -> Int {
    let steps = (min(max(value, -1e6), 1e6) * 65536).rounded()
    return Int(steps) &<< 16
  }

  /// Texels a pixel; what is meant to be one is one.
  private static func step(_ value: Double) -> Int {
    abs(value - 1) < 1e-6 ? 1 &<< 32 : Int((min(max(value, -1e6), 1e6) * 4_294_967_296).rounded())
  }

  /// Whether texels fall on pixels, so that a row can be copied.
  var isCopy: Bool { du == 1 &<< 32 && dv == 1 &<< 32 && u0 & 0xff00_0000 == 0 && v0 & 0xff00_0000 == 0 }

  /// The stored pixels of a row, where it can be used as it is; nil if it must be sampled.
  @inline(__always) func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>? {
    guard isCopy else { return nil }
    let u = (u0 &>> 32) &+ x &- originX
    let v = (v0 &>> 32) &+ y &- originY
    guard u >= 0, v >= 0, u &+ count <= level.width, v < level.height else { return nil }
    return level.pixels + (v &* level.stride &+ u)
  }

  @inline(__always) func fetch(into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int) {
    let lastV = (level.height &- 1) &<< 32
    let v = min(max(v0 &+ dv &* (y &- originY), 0), lastV)
    let upper = level.pixels + (v &>> 32) &* level.stride
    let lower = upper + level.stride
    let fy = UInt32(truncatingIfNeeded: (v &>> 24) & 255)
    let lastU = (level.width &- 1) &<< 32
    var u = u0 &+ du &* (x &- originX)
    var i = 0
    while i < count && u < 0 {
      target[i] = Bilinear.sample(upper, lower, 0, fy)
      i &+= 1
      u &+= du
    }
    var inside = count
    if du > 0, u &+ du &* (count &- 1 &- i) > lastU { inside = min(max((lastU &- u) / du &+ 1 &+ i, i), count) }
    if du == 1 &<< 32, u & 0xff00_0000 == 0, fy == 0 {
      if inside > i { (target + i).update(from: upper + (u &>> 32), count: inside &- i) }
      i = max(i, inside)
    } else {
      while i < inside {
        let p = u &>> 32
        target[i] = Bilinear.sample(upper + p, lower + p, UInt32(truncatingIfNeeded: (u &>> 24) & 255), fy)
        i &+= 1
        u &+= du
      }
    }
    while i < count {
      target[i] = Bilinear.sample(upper + (level.width &- 1), lower + (level.width &- 1), 0, fy)
      i &+= 1
    }
  }
}
