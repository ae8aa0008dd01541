import CoreGraphics
import Foundation

/// Reads coverage from a mask along pixel rows, bilinearly, under any projection. The mask's middle can be stretched.
struct MaskSampler {
  /// A stretch of the mask along one axis. From `split` on, `gap` texels repeat the texel at `split`. Texels have 16 fractional bits.
  struct Stretch {
    let split: Int
    let gap: Int

    static let none = Stretch(split: 0, surplus: 0)

    /// Creates a stretch, which has no effect if there is no surplus.
    init(split: Double, surplus: Double) {
      self.split = surplus > 0 ? Int(min(split, 1e6) * 65536) : .max &>> 1
      gap = surplus > 0 ? Int(min(surplus, 1e6) * 65536) : 0
    }

    @inline(__always) func texel(_ t: Int) -> Int { t <= split ? t : t >= split &+ gap ? t &- gap : split }
  }

  private let bytes: UnsafePointer<UInt8>
  private let stride: Int
  private let lastX: Float
  private let lastY: Float
  private let stretchX: Stretch
  private let stretchY: Stretch
  private let isUpright: Bool
  private let map: PixelMap
  /// For upright masks: the texel at the origin and the steps to the next ones, with 16 fractional bits, and the columns
  /// that the stretched middle fills.
  private var u0 = 0
  private var du = 0
  private var v0 = 0
  private var dv = 0
  private var middle = Int.max..<Int.max

  /// Creates a sampler. `toTexels` maps pixels to texels of the stretched mask, where the middle of the first one is at ½ in both.
  init(_ mask: AlphaMask, toTexels: Projection, stretchX: Stretch, stretchY: Stretch, origin: (x: Int, y: Int)) {
    bytes = UnsafePointer(mask.bytes)
    stride = mask.stride
    lastX = Float(mask.width - 1)
    lastY = Float(mask.height - 1)
    self.stretchX = stretchX
    self.stretchY = stretchY
    isUpright = toTexels.isUpright
    let projection = toTexels.relative(to: origin)
    map = PixelMap(projection, origin: origin)
    guard isUpright else { return }
    func fixed(_ value: Double) -> Int { Int((value.clamped(to: -1e6...1e6) * 65536).rounded()) }
    u0 = fixed(projection.xx * 0.5 + projection.x1 - 0.5)
    du = max(fixed(projection.xx), 1)
    v0 = fixed(projection.yy * 0.5 + projection.y1 - 0.5)
    dv = fixed(projection.yy)
    guard stretchX.gap > 0 else { return }
    let first = (stretchX.split - u0) / du + 1
    let last = (stretchX.split + stretchX.gap - u0) / du
    middle = origin.x + first..<origin.x + max(last, first)
  }

  /// Writes the coverage of `count` pixels. Returns the columns, if any, with equal coverage, which can be drawn faster.
  @inline(__always) func fetch(into target: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int, count: Int) -> Range<Int> {
    if isUpright { return fetchUpright(into: target, x, y, count) }
    fetchProjected(into: target, x, y, count)
    return x..<x
  }

  /// Writes the coverage under a projection, as `ProjectiveSampler` does: with a division at every eighth pixel, linear in between.
  private func fetchProjected(into target: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int, _ count: Int) {
    let py = map.middle(ofRow: y)
    let end = x &- map.originX &+ count
    let lastU = Int(lastX) &<< 16
    let lastV = Int(lastY) &<< 16
    var column = x &- map.originX
    var runStart = column & ~7
    var from = texel(runStart, py)
    var out = target
    while column < end {
      let to = texel(runStart &+ 8, py)
      let du = (to.u &- from.u) &>> 3
      let dv = (to.v &- from.v) &>> 3
      var u = from.u &+ du &* (column &- runStart)
      var v = from.v &+ dv &* (column &- runStart)
      let stop = min(runStart &+ 8, end)
      while column < stop {
        let tu = min(max(stretchX.texel(u), 0), lastU)
        let tv = min(max(stretchY.texel(v), 0), lastV)
        out.pointee = mix(
          bytes + ((tv &>> 16) &* stride &+ (tu &>> 16)), Int32(truncatingIfNeeded: (tu &>> 8) & 255),
          Int32(truncatingIfNeeded: (tv &>> 8) & 255))
        out += 1
        column &+= 1
        u &+= du
        v &+= dv
      }
      from = to
      runStart &+= 8
    }
  }

  /// Returns the texel under the middle of the pixel that is `column` columns from the origin, with 16 fractional bits.
  @inline(__always) private func texel(_ column: Int, _ py: Float) -> (u: Int, v: Int) {
    let px = Float(column) + 0.5
    let w = PixelMap.reciprocal(ofDepth: map.depth(px, py))
    return (PixelMap.fixed(map.x(px, py) * w - 0.5), PixelMap.fixed(map.y(px, py) * w - 0.5))
  }

  @inline(__always) private func mix(_ p: UnsafePointer<UInt8>, _ fx: Int32, _ fy: Int32) -> UInt8 {
    let top = Int32(p[0]) &* (256 &- fx) &+ Int32(p[1]) &* fx
    let bottom = Int32(p[stride]) &* (256 &- fx) &+ Int32(p[stride &+ 1]) &* fx
    return UInt8(truncatingIfNeeded: (top &* (256 &- fy) &+ bottom &* fy &+ 32768) &>> 16)
  }

  @inline(__always) private func fetchUpright(into target: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int, _ count: Int) -> Range<Int> {
    let ty = min(max(stretchY.texel(v0 &+ dv &* (y &- map.originY)), 0), Int(lastY) &<< 16)
    let fy = Int32(truncatingIfNeeded: (ty &>> 8) & 255)
    let line = bytes + (ty &>> 16) &* stride
    let last = Int(lastX) &<< 16
    func fetch(_ columns: Range<Int>, shift: Int) {
      var u = u0 &+ du &* (columns.lowerBound &- map.originX) &- shift
      for column in columns {
        let t = min(max(u, 0), last)
        target[column &- x] = mix(line + (t &>> 16), Int32(truncatingIfNeeded: (t &>> 8) & 255), fy)
        u &+= du
      }
    }
    let even = middle.clamped(to: x..<x &+ count)
    fetch(x..<even.lowerBound, shift: 0)
    if !even.isEmpty {
      // All of these columns show the texel at the split.
      let t = min(max(stretchX.split, 0), last)
      let value = mix(line + (t &>> 16), Int32(truncatingIfNeeded: (t &>> 8) & 255), fy)
      (target + (even.lowerBound &- x)).update(repeating: value, count: even.count)
    }
    fetch(even.upperBound..<x &+ count, shift: stretchX.gap)
    return even
  }
}
