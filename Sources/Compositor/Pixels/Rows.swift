internal import CPixels
import Foundation

/// Operations on rows of premultiplied pixels.
///
/// Most of a row is processed eight pixels at a time by loops built for this processor's widest registers, and the rest by the same
/// arithmetic on fewer. The result doesn't depend on the division.
enum Rows {
  /// The environment variable that selects the instructions: "baseline" for those of every processor of this kind. By default, the widest
  /// that the processor has.
  static let variable = "GLISSADE_SIMD"

  static let loops = (ProcessInfo.processInfo.environment[variable] == "baseline" ? pixelLoopsBaseline() : pixelLoopsWidest()).pointee

  /// Returns the number of pixels, of `count`, to leave to `loops`: whole groups of eight, unless they are too few to be worth a call.
  @inline(__always) private static func grouped(_ count: Int) -> Int { count >= 16 ? count & ~7 : 0 }

  @inline(__always) static func blend(_ source: UnsafePointer<Pixel>, over target: UnsafeMutablePointer<Pixel>, count: Int) {
    var i = grouped(count)
    if i > 0 { loops.blend(source, target, i) }
    while i &+ 4 <= count {
      Pixel4.load(source + i).over(Pixel4.load(target + i)).store(target + i)
      i &+= 4
    }
    while i < count {
      target[i] = source[i].over(target[i])
      i &+= 1
    }
  }

  @inline(__always) static func blend(_ color: Pixel, over target: UnsafeMutablePointer<Pixel>, count: Int) {
    if count <= 0 || color == 0 { return }
    let rest = 255 &- (color &>> 24)
    if rest == 0 {
      target.update(repeating: color, count: count)
      return
    }
    let color4 = Pixel4(repeating: color)
    let rest4 = Pixel4(repeating: rest)
    var i = grouped(count)
    if i > 0 { loops.fill(color, target, i) }
    while i &+ 4 <= count {
      (color4 &+ Pixel4.load(target + i).scaled(by: rest4)).store(target + i)
      i &+= 4
    }
    while i < count {
      target[i] = color &+ target[i].scaled(by: rest)
      i &+= 1
    }
  }

  /// Composites one color over `source` and stores the result in `target`. The cache already fetches `next`, the pixels that are used next,
  /// such as the rows below.
  @inline(__always) static func blend(
    _ color: Pixel, over source: UnsafePointer<Pixel>, into target: UnsafeMutablePointer<Pixel>, count: Int,
    next: (source: UnsafePointer<Pixel>, target: UnsafePointer<Pixel>)
  ) {
    let rest = 255 &- (color &>> 24)
    var i = grouped(count)
    if i > 0 { loops.fillCopy(color, source, target, i, next.source, next.target) }
    while i < count {
      target[i] = color &+ source[i].scaled(by: rest)
      i &+= 1
    }
  }

  /// Interpolates between two rows of coverage, with a weight of `fraction`/256 for the lower one, and along them; see `CPixels`.
  static func interpolate(
    _ upper: UnsafePointer<UInt8>, _ lower: UnsafePointer<UInt8>, fraction: UInt32, u: Int, du: Int, last: Int,
    into target: UnsafeMutablePointer<UInt8>, count: Int
  ) {
    loops.coverageRow(upper, lower, fraction, u, du, last, target, count)
  }

  /// Composites one color over `target` through individual coverage for each pixel.
  @inline(__always) static func blend(
    _ color: Pixel, through coverage: UnsafePointer<UInt8>, over target: UnsafeMutablePointer<Pixel>, count: Int
  ) {
    let color4 = Pixel4(repeating: color)
    var i = grouped(count)
    if i > 0 { loops.fillCovered(color, coverage, target, i) }
    while i &+ 4 <= count {
      let four = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
      if four != 0 {
        color4.scaled(by: spread(four)).over(Pixel4.load(target + i)).store(target + i)
      }
      i &+= 4
    }
    while i < count {
      target[i] = color.scaled(by: UInt32(coverage[i])).over(target[i])
      i &+= 1
    }
  }

  @inline(__always) static func scale(_ target: UnsafeMutablePointer<Pixel>, by alpha: UInt32, count: Int) {
    if alpha == 255 { return }
    let alpha4 = Pixel4(repeating: alpha)
    var i = grouped(count)
    if i > 0 { loops.scale(target, alpha, i) }
    while i &+ 4 <= count {
      Pixel4.load(target + i).scaled(by: alpha4).store(target + i)
      i &+= 4
    }
    while i < count {
      target[i] = target[i].scaled(by: alpha)
      i &+= 1
    }
  }

  @inline(__always) static func scale(
    _ target: UnsafeMutablePointer<Pixel>, through coverage: UnsafePointer<UInt8>, count: Int
  ) {
    var i = grouped(count)
    if i > 0 { loops.scaleCovered(target, coverage, i) }
    while i &+ 4 <= count {
      let four = UnsafeRawPointer(coverage + i).loadUnaligned(as: UInt32.self)
      if four != 0xffff_ffff { Pixel4.load(target + i).scaled(by: spread(four)).store(target + i) }
      i &+= 4
    }
    while i < count {
      target[i] = target[i].scaled(by: UInt32(coverage[i]))
      i &+= 1
    }
  }

  /// Multiplies each pixel of `target` by the alpha of the same pixel of `mask`.
  static func scale(_ target: UnsafeMutablePointer<Pixel>, byAlphaOf mask: UnsafePointer<Pixel>, count: Int) {
    var i = grouped(count)
    if i > 0 { loops.scaleMasked(target, mask, i) }
    while i &+ 4 <= count {
      Pixel4.load(target + i).scaled(by: Pixel4.load(mask + i) &>> 24).store(target + i)
      i &+= 4
    }
    while i < count {
      target[i] = target[i].scaled(by: mask[i] &>> 24)
      i &+= 1
    }
  }

  /// Moves `target` toward `other` by `fraction`/256.
  @inline(__always) static func mix(
    _ target: UnsafeMutablePointer<Pixel>, with other: UnsafePointer<Pixel>, fraction: UInt32, count: Int
  ) {
    mix(target, other, into: target, fraction: fraction, count: count)
  }

  /// Writes pixels that are `fraction`/256 between those of `a` and those of `b`.
  @inline(__always) static func mix(
    _ a: UnsafePointer<Pixel>, _ b: UnsafePointer<Pixel>, into target: UnsafeMutablePointer<Pixel>, fraction: UInt32, count: Int
  ) {
    let keep = Lanes8(repeating: UInt16(truncatingIfNeeded: 256 &- fraction))
    let take = Lanes8(repeating: UInt16(truncatingIfNeeded: fraction))
    var i = grouped(count)
    if i > 0 { loops.mix(a, b, target, fraction, i) }
    while i &+ 4 <= count {
      mixed(Pixel4.load(a + i), Pixel4.load(b + i), keep, take).store(target + i)
      i &+= 4
    }
    while i < count {
      target[i] = mixed(Pixel4(repeating: a[i]), Pixel4(repeating: b[i]), keep, take).x
      i &+= 1
    }
  }

  @inline(__always) private static func mixed(_ a: Pixel4, _ b: Pixel4, _ keep: Lanes8, _ take: Lanes8) -> Pixel4 {
    let mask = Pixel4(repeating: 0x00ff_00ff)
    let rb = (unsafeBitCast(a & mask, to: Lanes8.self) &* keep &+ unsafeBitCast(b & mask, to: Lanes8.self) &* take) &>> 8
    let ag =
      unsafeBitCast((a &>> 8) & mask, to: Lanes8.self) &* keep &+ unsafeBitCast((b &>> 8) & mask, to: Lanes8.self) &* take
    return unsafeBitCast(rb, to: Pixel4.self) | (unsafeBitCast(ag, to: Pixel4.self) & Pixel4(repeating: 0xff00_ff00))
  }

  /// Writes interpolated pixels of a row. `position` is the first pixel's texel and `step` the number of texels per pixel, both with 32
  /// fractional bits. No pixel is before the row's first texel or beyond its last but one.
  @inline(__always) static func sample(
    _ row: UnsafePointer<Pixel>, at position: Int, step: Int, into target: UnsafeMutablePointer<Pixel>, count: Int
  ) {
    var i = count & ~3
    if i > 0 { loops.sampleRow(row, position, step, target, i) }
    var u = position &+ step &* i
    while i < count {
      target[i] = Bilinear.sample(row + (u &>> 32), UInt32(truncatingIfNeeded: (u &>> 24) & 255))
      i &+= 1
      u &+= step
    }
  }

  /// Returns four bytes, each in its own lane.
  @inline(__always) private static func spread(_ bytes: UInt32) -> Pixel4 {
    Pixel4(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self))
  }
}
