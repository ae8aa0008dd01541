import CoreGraphics

/// Reads a level along pixel rows for an image that is only translated and scaled.
///
/// Texel positions are integers with 32 fractional bits, linear in the pixel's column, so that a pixel gets the same value wherever its row
/// is cut.
struct UprightSampler: Equatable {
  private let level: Level
  private var originX: Int
  private var originY: Int
  private let u0: Int
  private let du: Int
  private let v0: Int
  private let dv: Int

  init(_ level: Level, _ placement: UprightPlacement) {
    self.level = level
    originX = placement.originX
    originY = placement.originY
    u0 = UprightSampler.fixed(placement.texelsX * (0.5 - placement.phaseX) - 0.5)
    du = UprightSampler.step(placement.texelsX)
    v0 = UprightSampler.fixed(placement.texelsY * (0.5 - placement.phaseY) - 0.5)
    dv = UprightSampler.step(placement.texelsY)
  }

  func shifted(by shift: PixelShift) -> UprightSampler {
    var shifted = self
    shifted.originX += shift.dx
    shifted.originY += shift.dy
    return shifted
  }

  /// Returns a position rounded to a 65536th of a texel, so that positions meant to be on the pixel grid are.
  private static func fixed(_ value: Double) -> Int {
    let steps = (value.clamped(to: -1e6...1e6) * 65536).rounded()
    return Int(steps) &<< 16
  }

  /// Returns the number of texels per pixel, where values meant to be 1 are exactly 1.
  private static func step(_ value: Double) -> Int {
    abs(value - 1) < 1e-6 ? 1 &<< 32 : Int((value.clamped(to: -1e6...1e6) * 4_294_967_296).rounded())
  }

  /// The maximum number of texels per pixel (of 1 << 32) for interpolating vertically first: texels between the pixels are interpolated
  /// unnecessarily, but many at a time.
  private static let densest = 3 &<< 32
  /// The number of pixels that are interpolated together. At `densest`, their texels fit into `SamplerSpare.columns`.
  private static let group = 256

  /// A Boolean value that indicates whether texels coincide with pixels, so that a row can be copied.
  var isCopy: Bool { du == 1 &<< 32 && dv == 1 &<< 32 && u0 & 0xff00_0000 == 0 && v0 & 0xff00_0000 == 0 }

  /// Returns the stored pixels of a row if they can be used unchanged, or nil if the row must be sampled.
  @inline(__always) func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>? {
    guard isCopy else { return nil }
    let u = (u0 &>> 32) &+ x &- originX
    let v = (v0 &>> 32) &+ y &- originY
    guard u >= 0, v >= 0, u &+ count <= level.width, v < level.height else { return nil }
    return level.pixels + (v &* level.stride &+ u)
  }

  /// Writes sampled pixels. `columns` has space for `SamplerSpare.columns` pixels and a few more.
  @inline(__always) func fetch(
    into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int, columns: UnsafeMutablePointer<Pixel>
  ) {
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
    if du > 0, u &+ du &* (count &- 1 &- i) > lastU { inside = u > lastU ? i : min((lastU &- u) / du &+ 1 &+ i, count) }
    if du == 1 &<< 32, u & 0xff00_0000 == 0, fy == 0 {
      if inside > i { (target + i).update(from: upper + (u &>> 32), count: inside &- i) }
      i = max(i, inside)
    } else if du <= UprightSampler.densest {
      while i < inside {
        let end = min(i &+ UprightSampler.group, inside)
        interpolate(upper, lower, fy, at: u, into: target + i, count: end &- i, columns: columns)
        u &+= du &* (end &- i)
        i = end
      }
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

  /// Returns the pixel at a distance of `dx` and `dy`, in 256ths of a pixel, from column `x` of row `y`.
  @inline(__always) func pixel(_ x: Int, _ y: Int, movedBy dx: Int, _ dy: Int) -> Pixel {
    let u = min(max(u0 &+ du &* (x &- originX) &+ (du &>> 8) &* dx, 0), (level.width &- 1) &<< 32)
    let v = min(max(v0 &+ dv &* (y &- originY) &+ (dv &>> 8) &* dy, 0), (level.height &- 1) &<< 32)
    let upper = level.pixels + ((v &>> 32) &* level.stride &+ (u &>> 32))
    return Bilinear.sample(
      upper, upper + level.stride, UInt32(truncatingIfNeeded: (u &>> 24) & 255), UInt32(truncatingIfNeeded: (v &>> 24) & 255))
  }

  /// Writes up to `group` pixels that are all inside the level: interpolates the texels that they need vertically, then horizontally. `u`
  /// is the texel at the first pixel.
  @inline(__always) private func interpolate(
    _ upper: UnsafePointer<Pixel>, _ lower: UnsafePointer<Pixel>, _ fy: UInt32, at u: Int, into target: UnsafeMutablePointer<Pixel>,
    count: Int, columns: UnsafeMutablePointer<Pixel>
  ) {
    let first = u &>> 32
    var row = upper + first
    if fy > 0 {
      let last = (u &+ du &* (count &- 1)) &>> 32
      Rows.mix(row, lower + first, into: columns, fraction: fy, count: last &- first &+ 2)
      row = UnsafePointer(columns)
    }
    Rows.sample(row, at: u &- first &<< 32, step: du, into: target, count: count)
  }
}

/// The position of an image that is only translated and scaled, rounded to a 256th of a pixel, so that a motion by whole pixels shows the
/// same pixels.
struct UprightPlacement: Hashable {
  /// The pixel in which the image's first texel begins.
  var originX: Int
  var originY: Int
  /// The position within that pixel, 0..<1.
  let phaseX: Double
  let phaseY: Double
  /// The number of texels per pixel.
  var texelsX: Double
  var texelsY: Double

  /// Creates a placement. `toTexels` maps pixels to texels.
  init(_ toTexels: Projection) {
    func begin(_ offset: Double, _ scale: Double) -> Double { ((-offset / scale).clamped(to: -1e9...1e9) * 256).rounded() / 256 }
    let left = begin(toTexels.x1, toTexels.xx)
    let top = begin(toTexels.y1, toTexels.yy)
    originX = Int(left.rounded(.down))
    originY = Int(top.rounded(.down))
    phaseX = left - left.rounded(.down)
    phaseY = top - top.rounded(.down)
    texelsX = toTexels.xx
    texelsY = toTexels.yy
  }

  /// Returns the same position for a level of detail with fewer texels.
  func scaled(_ x: Double, _ y: Double) -> UprightPlacement {
    var scaled = self
    scaled.texelsX *= x
    scaled.texelsY *= y
    return scaled
  }
}
