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
  }

  @inline(__always) private func sample(_ u: Float, _ v: Float) -> UInt8 {
    let tx = min(max(stretchX.texel(u - 0.5), 0), lastX)
    let ty = min(max(stretchY.texel(v - 0.5), 0), lastY)
    let ix = Int(Int32(tx))
    let iy = Int(Int32(ty))
    let fx = Int32((tx - Float(ix)) * 256)
    let fy = Int32((ty - Float(iy)) * 256)
    let p = bytes + (iy &* stride &+ ix)
    let top = Int32(p[0]) &* (256 &- fx) &+ Int32(p[1]) &* fx
    let bottom = Int32(p[stride]) &* (256 &- fx) &+ Int32(p[stride &+ 1]) &* fx
    return UInt8(truncatingIfNeeded: (top &* (256 &- fy) &+ bottom &* fy &+ 32768) &>> 16)
  }

  /// Writes the coverage of `count` pixels. Returns the columns, if any, in which it is the same, for a faster way to draw them.
  @inline(__always) func fetch(into target: UnsafeMutablePointer<UInt8>, _ x: Int, _ y: Int, count: Int) -> Range<Int> {
    let py = Float(y &- originY) + 0.5
    if isUpright {
      let v = yy * py + y1
      let even = evenColumns().clamped(to: x..<x &+ count)
      for column in x..<even.lowerBound { target[column &- x] = sample(xx * (Float(column &- originX) + 0.5) + x1, v) }
      if !even.isEmpty {
        let value = sample(xx * (Float(even.lowerBound &- originX) + 0.5) + x1, v)
        (target + (even.lowerBound &- x)).update(repeating: value, count: even.count)
      }
      for column in even.upperBound..<x &+ count { target[column &- x] = sample(xx * (Float(column &- originX) + 0.5) + x1, v) }
      return even
    }
    for i in 0..<count {
      let px = Float(x &+ i &- originX) + 0.5
      let depth = wx * px + wy * py + w1
      let w = 1 / (depth > 1e-9 ? depth : 1e-9)
      target[i] = sample((xx * px + xy * py + x1) * w, (yx * px + yy * py + y1) * w)
    }
    return x..<x
  }

  /// The columns that the stretched middle fills.
  @inline(__always) private func evenColumns() -> Range<Int> {
    guard stretchX.gap > 0 else { return Int.max..<Int.max }
    let first = (stretchX.split + 0.5 - x1) / xx
    let last = (stretchX.split + stretchX.gap + 0.5 - x1) / xx
    let from = Int(max(min(first, 1e6), -1e6)) &+ originX &+ 1
    let to = Int(max(min(last, 1e6), -1e6)) &+ originX &- 1
    return from..<max(to, from)
  }
}
