import CoreGraphics

/// Reads coverage from a mask along pixel rows, bilinearly, under any projection. The mask's middle can be stretched.
struct MaskSampler {
  /// A stretch of the mask along one axis. From `split` on, `gap` texels repeat the texel at `split`. Texels have 16 fractional bits.
  struct Stretch: Equatable {
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
  /// The largest distance, in texels with 16 fractional bits, over which coverage may be assumed to be linear.
  private let linearReach: Int
  /// For upright masks: the texel at the origin and the steps to the next ones, with 16 fractional bits, and the columns that the stretched
  /// middle fills.
  private var u0 = 0
  private var du = 0
  private var v0 = 0
  private var dv = 0
  private var middle = Int.max..<Int.max

  /// Creates a sampler.
  ///
  /// - Parameters:
  ///   - toTexels: The map from pixels to texels of the stretched mask, where the middle of the first one is at ½ in both.
  ///   - blur: The standard deviation of the mask's blur, in texels, or 0 if it may have edges.
  ///   - opacity: The opacity of what is seen through the mask, 0…1.
  ///   - origin: The pixel that positions are relative to.
  init(
    _ mask: AlphaMask, toTexels: Projection, stretchX: Stretch, stretchY: Stretch, blur: Double = 0, opacity: Double = 1,
    origin: (x: Int, y: Int)
  ) {
    bytes = UnsafePointer(mask.bytes)
    stride = mask.stride
    lastX = Float(mask.width - 1)
    lastY = Float(mask.height - 1)
    self.stretchX = stretchX
    self.stretchY = stretchY
    isUpright = toTexels.isUpright
    // With a blur of four texels, half a texel deviates from a line by less than one of 255 steps. A sharper mask deviates by more (with
    // the square of the blur), and what is seen through the mask deviates by less than the mask itself.
    let bend = min(blur, 4) / 4
    linearReach = Int(min(0.5 / max(opacity, 0.1) * bend * bend, 4) * 65536)
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

  /// Returns whether the coverage is exactly that of `old`, moved by `shift`. False if that isn't certain.
  func shows(_ old: MaskSampler, movedBy shift: PixelShift) -> Bool {
    guard isUpright, old.isUpright, bytes == old.bytes, stride == old.stride, lastX == old.lastX, lastY == old.lastY,
      stretchX == old.stretchX, stretchY == old.stretchY, du == old.du, dv == old.dv
    else { return false }
    let isMiddleMoved =
      stretchX.gap == 0
      || (middle.lowerBound == old.middle.lowerBound &+ shift.dx && middle.upperBound == old.middle.upperBound &+ shift.dx)
    return isMiddleMoved && u0 &- du &* (map.originX &- shift.dx) == old.u0 &- du &* old.map.originX
      && v0 &- dv &* (map.originY &- shift.dy) == old.v0 &- dv &* old.map.originY
  }

  /// Writes the coverage of `count` pixels. Returns the columns, if any, with equal coverage, which can be drawn faster.
  @inline(__always) func fetch(into target: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int, count: Int) -> Range<Int> {
    if isUpright { return fetchUpright(into: target, x, y, count) }
    fetchProjected(into: target, x, y, count)
    return x..<x
  }

  /// Writes the coverage under a projection: with a division at every eighth pixel and texels linear in between, as in `ProjectiveSampler`.
  /// If the mask is smooth enough, only every eighth or every fourth pixel is read.
  private func fetchProjected(into target: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int, _ count: Int) {
    let py = map.middle(ofRow: y)
    let first = x &- map.originX
    let end = first &+ count
    var runStart = first & ~7
    var from = texel(runStart, py)
    var known: UInt16?
    while runStart < end {
      let to = texel(runStart &+ 8, py)
      let columns = max(runStart, first)..<min(runStart &+ 8, end)
      let out = target + (columns.lowerBound &- first)
      let distance = abs(to.u &- from.u) &+ abs(to.v &- from.v)
      if distance <= 2 &* linearReach {
        let start = known ?? fineCoverage(from.u, from.v)
        let stop = fineCoverage(to.u, to.v)
        let isLine = distance <= linearReach
        let middle = isLine ? (start &+ stop) &>> 1 : fineCoverage((from.u &+ to.u) &>> 1, (from.v &+ to.v) &>> 1)
        MaskSampler.writeRamp(start, middle, stop, columns.lowerBound &- runStart, columns.count, into: out)
        known = stop
      } else {
        known = nil
        let du = (to.u &- from.u) &>> 3
        let dv = (to.v &- from.v) &>> 3
        for i in 0..<columns.count {
          let step = columns.lowerBound &- runStart &+ i
          out[i] = UInt8(truncatingIfNeeded: (sum(from.u &+ du &* step, from.v &+ dv &* step) &+ 32768) &>> 16)
        }
      }
      from = to
      runStart &+= 8
    }
  }

  /// Writes `count` of eight values, without the first `skipped`, that are linear from `start` to `middle` at the fifth and on to `stop`
  /// after the last. All three have five fractional bits.
  @inline(__always) private static func writeRamp(
    _ start: UInt16, _ middle: UInt16, _ stop: UInt16, _ skipped: Int, _ count: Int, into target: UnsafeMutablePointer<UInt8>
  ) {
    let base = SIMD8<UInt16>(start, start, start, start, middle, middle, middle, middle)
    let (near, far) = (middle &- start, stop &- middle)
    let slope = SIMD8<UInt16>(near, near, near, near, far, far, far, far)
    // Falling slopes wrap around, and the sums are correct again.
    let values = (base &* 8 &+ slope &* SIMD8<UInt16>(0, 2, 4, 6, 0, 2, 4, 6) &+ 128) &>> 8
    let bytes = SIMD8<UInt8>(truncatingIfNeeded: values)
    if count == 8 { return UnsafeMutableRawPointer(target).storeBytes(of: bytes, as: SIMD8<UInt8>.self) }
    for i in 0..<count { target[i] = bytes[skipped &+ i] }
  }

  /// Returns the coverage at a texel of the stretched mask, with five fractional bits.
  @inline(__always) private func fineCoverage(_ u: Int, _ v: Int) -> UInt16 { UInt16(truncatingIfNeeded: (sum(u, v) &+ 1024) &>> 11) }

  /// Returns the coverage at a texel of the stretched mask, with 16 fractional bits.
  @inline(__always) private func sum(_ u: Int, _ v: Int) -> Int32 {
    let tu = min(max(stretchX.texel(u), 0), Int(lastX) &<< 16)
    let tv = min(max(stretchY.texel(v), 0), Int(lastY) &<< 16)
    return sum(
      bytes + ((tv &>> 16) &* stride &+ (tu &>> 16)), Int32(truncatingIfNeeded: (tu &>> 8) & 255),
      Int32(truncatingIfNeeded: (tv &>> 8) & 255))
  }

  /// Returns the texel under the middle of the pixel that is `column` columns from the origin, with 16 fractional bits.
  @inline(__always) private func texel(_ column: Int, _ py: Float) -> (u: Int, v: Int) {
    let px = Float(column) + 0.5
    let w = PixelMap.reciprocal(ofDepth: map.depth(px, py))
    return (PixelMap.fixed(map.x(px, py) * w - 0.5), PixelMap.fixed(map.y(px, py) * w - 0.5))
  }

  @inline(__always) private func mix(_ p: UnsafePointer<UInt8>, _ fx: Int32, _ fy: Int32) -> UInt8 {
    UInt8(truncatingIfNeeded: (sum(p, fx, fy) &+ 32768) &>> 16)
  }

  @inline(__always) private func sum(_ p: UnsafePointer<UInt8>, _ fx: Int32, _ fy: Int32) -> Int32 {
    let top = Int32(p[0]) &* (256 &- fx) &+ Int32(p[1]) &* fx
    let bottom = Int32(p[stride]) &* (256 &- fx) &+ Int32(p[stride &+ 1]) &* fx
    return top &* (256 &- fy) &+ bottom &* fy
  }

  @inline(__always) private func fetchUpright(into target: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int, _ count: Int) -> Range<Int> {
    let ty = min(max(stretchY.texel(v0 &+ dv &* (y &- map.originY)), 0), Int(lastY) &<< 16)
    let fy = Int32(truncatingIfNeeded: (ty &>> 8) & 255)
    let line = bytes + (ty &>> 16) &* stride
    let last = Int(lastX) &<< 16
    func fetch(_ columns: Range<Int>, shift: Int) {
      let u = u0 &+ du &* (columns.lowerBound &- map.originX) &- shift
      Rows.interpolate(
        line, line + stride, fraction: UInt32(bitPattern: fy), u: u, du: du, last: last, into: target + (columns.lowerBound &- x),
        count: columns.count)
    }
    let even = middle.clamped(to: x..<x &+ count)
    fetch(x..<even.lowerBound, shift: 0)
    if !even.isEmpty {
      let t = min(max(stretchX.split, 0), last)
      let value = mix(line + (t &>> 16), Int32(truncatingIfNeeded: (t &>> 8) & 255), fy)
      (target + (even.lowerBound &- x)).update(repeating: value, count: even.count)
    }
    fetch(even.upperBound..<x &+ count, shift: stretchX.gap)
    return even
  }
}
