import Foundation

/// Reads coverage from a mask along pixel rows, bilinearly, under any projection; the mask's middle may be stretched.
struct MaskSampler {
  /// A stretch of the mask along one axis: from `split` on, `gap` texels repeat the one at `split`.
  struct Stretch {
    let split: Float
    let gap: Float

    static let none = Stretch(split: 0, surplus: 0)

    /// No stretch where there is no surplus.
    init(split: Double, surplus: Double) {
      self.split = surplus > 0 ? Float(split) : .infinity
      gap = Float(max(surplus, 0))
    }

    @inline(__always) func texel(_ t: Float) -> Float { t <= split ? t : t >= split + gap ? t - gap : split }
  }

  private let bytes: UnsafePointer<UInt8>
  private let stride: Int
  private let lastX: Float
  private let lastY: Float
  private let stretchX: Stretch
  private let stretchY: Stretch
  private let isUpright: Bool
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
  /// For upright masks: the texel of the origin's column and the step to the next one, with 16 binary digits after the point; and the
  /// columns that the stretched middle fills.
  private var u0 = 0
  private var du = 0
  private var gap = 0
  private var middle = Int.max..<Int.max

  /// `toTexels` leads from pixels to the (stretched) mask's texels, both with the middle of the first one at ½.
  init(_ mask: AlphaMask, toTexels: Projection, stretchX: Stretch, stretchY: Stretch, origin: (x: Int, y: Int)) {
    bytes = UnsafePointer(mask.bytes)
    stride = mask.stride
    lastX = Float(mask.width - 1)
    lastY = Float(mask.height - 1)
    self.stretchX = stretchX
    self.stretchY = stretchY
    originX = origin.x
    originY = origin.y
    isUpright = toTexels.isUpright
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
    guard isUpright else { return }
    func fixed(_ value: Double) -> Int { Int((min(max(value, -1e6), 1e6) * 65536).rounded()) }
    u0 = fixed(map.xx * 0.5 + map.x1 - 0.5)
    du = max(fixed(map.xx), 1)
    guard stretchX.gap > 0 else { return }
    gap = fixed(Double(stretchX.gap))
    let split = fixed(Double(stretchX.split))
    let first = (split - u0) / du + 1
    let last = (split + gap - u0) / du
    middle = origin.x + first..<origin.x + max(last, first)
  }

  /// Writes the coverage of `count` pixels. Returns the columns, if any, in which it is the same, for a faster way to draw them.
  @inline(__always) func fetch(into target: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int, count: Int) -> Range<Int> {
    if isUpright { return fetchUpright(into: target, x, y, count) }
    let py = Float(y &- originY) + 0.5
    for i in 0..<count {
      let px = Float(x &+ i &- originX) + 0.5
      let depth = wx * px + wy * py + w1
      let w = 1 / (depth > 1e-9 ? depth : 1e-9)
      let tx = min(max(stretchX.texel((xx * px + xy * py + x1) * w - 0.5), 0), lastX)
      let ty = min(max(stretchY.texel((yx * px + yy * py + y1) * w - 0.5), 0), lastY)
      let ix = Int(Int32(tx))
      let iy = Int(Int32(ty))
      let fx = Int32((tx - Float(ix)) * 256)
      let fy = Int32((ty - Float(iy)) * 256)
      target[i] = mix(bytes + (iy &* stride &+ ix), fx, fy)
    }
    return x..<x
  }

  @inline(__always) private func mix(_ p: UnsafePointer<UInt8>, _ fx: Int32, _ fy: Int32) -> UInt8 {
    let top = Int32(p[0]) &* (256 &- fx) &+ Int32(p[1]) &* fx
    let bottom = Int32(p[stride]) &* (256 &- fx) &+ Int32(p[stride &+ 1]) &* fx
    return UInt8(truncatingIfNeeded: (top &* (256 &- fy) &+ bottom &* fy &+ 32768) &>> 16)
  }

  @inline(__always) private func fetchUpright(into target: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int, _ count: Int) -> Range<Int> {
    let ty = min(max(stretchY.texel(yy * (Float(y &- originY) + 0.5) + y1 - 0.5), 0), lastY)
    let row = Int(Int32(ty))
    let fy = Int32((ty - Float(row)) * 256)
    let line = bytes + row &* stride
    let last = Int(lastX) &<< 16
    func fetch(_ columns: Range<Int>, shift: Int) {
      var u = u0 &+ du &* (columns.lowerBound &- originX) &- shift
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
      let t = min(max(Int(stretchX.split * 65536), 0), last)
      let value = mix(line + (t &>> 16), Int32(truncatingIfNeeded: (t &>> 8) & 255), fy)
      (target + (even.lowerBound &- x)).update(repeating: value, count: even.count)
    }
    fetch(even.upperBound..<x &+ count, shift: gap)
    return even
  }
}
