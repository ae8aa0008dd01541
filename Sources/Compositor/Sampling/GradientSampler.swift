import QuartzCore

/// A gradient as it appears on the screen: a table of colors, and for each pixel a position in it.
struct GradientSampler: PixelSource {
  /// The number of colors in a table. Neighbors differ by at most one 8-bit step in any gradient on a screen.
  static let tableSize = 1024

  private enum Kind {
    /// The position is x.
    case axial
    /// The position is the distance from the origin.
    case radial
    /// The position is the angle, clockwise from x, as a fraction of a turn.
    case conic
  }

  let isOpaque: Bool
  private let table: UnsafePointer<Pixel>
  private let kind: Kind
  private let map: PixelMap

  init(_ gradient: Gradient, table: GradientTable, inverse: Projection, origin: (x: Int, y: Int)) {
    self.table = UnsafePointer(table.colors)
    isOpaque = table.isOpaque
    switch gradient.type {
    case .radial: kind = .radial
    case .conic: kind = .conic
    default: kind = .axial
    }
    map = PixelMap(gradient.unitSpace.concatenated(after: inverse.relative(to: origin)), origin: origin)
  }

  @inline(__always) func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>? { nil }

  @inline(__always) func fetch(
    into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int, spare: UnsafeMutablePointer<Pixel>
  ) {
    switch kind {
    case .axial: fetch(into: target, x, y, count) { gx, _ in gx }
    case .radial: fetch(into: target, x, y, count) { gx, gy in (gx * gx + gy * gy).squareRoot() }
    case .conic: fetch(into: target, x, y, count) { gx, gy in GradientSampler.turn(gx, gy) }
    }
  }

  @inline(__always) private func fetch(
    into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, _ count: Int, place: (Float, Float) -> Float
  ) {
    let py = map.middle(ofRow: y)
    let last = Float(GradientSampler.tableSize - 1)
    if map.wx == 0, map.wy == 0 {
      // Without perspective, one division is sufficient. If the gradient is vertical, a row has one color.
      let w = PixelMap.reciprocal(ofDepth: map.w1)
      let isEven = kind == .axial && map.xx == 0
      for i in 0..<(isEven ? min(count, 1) : count) {
        let px = map.middle(ofColumn: x &+ i)
        let t = place(map.x(px, py) * w, map.y(px, py) * w) * last + 0.5
        target[i] = table[Int(Int32(t > 0 ? (t < last ? t : last) : 0))]
      }
      if isEven, count > 1 { (target + 1).update(repeating: target[0], count: count &- 1) }
      return
    }
    for i in 0..<count {
      let px = map.middle(ofColumn: x &+ i)
      let w = PixelMap.reciprocal(ofDepth: map.depth(px, py))
      let t = place(map.x(px, py) * w, map.y(px, py) * w) * last + 0.5
      target[i] = table[Int(Int32(t > 0 ? (t < last ? t : last) : 0))]
    }
  }

  /// Returns the direction of (x, y), clockwise from (1, 0) with y pointing down, as a fraction of a turn 0..<1. The error is less than
  /// 0.0002.
  @inline(__always) private static func turn(_ x: Float, _ y: Float) -> Float {
    let ax = abs(x)
    let ay = abs(y)
    let ratio = min(ax, ay) / max(max(ax, ay), 1e-12)
    let square = ratio * ratio
    // A polynomial for the arc tangent on 0…1, in turns.
    var angle = ((-0.0464964749 * square + 0.15931422) * square - 0.327622764) * square * ratio + ratio
    angle *= 0.159154943
    if ay > ax { angle = 0.25 - angle }
    if x < 0 { angle = 0.5 - angle }
    return y < 0 ? 1 - angle : angle
  }
}

/// The colors of a gradient, evenly spaced from its start to its end, premultiplied.
final class GradientTable: @unchecked Sendable {
  let colors: UnsafeMutablePointer<Pixel>
  let isOpaque: Bool

  /// Creates a table from pairs of `colors` and `locations`, which are in 0…1 and never decrease.
  init(colors stops: [LayerColor], locations: [CGFloat]) {
    let size = GradientSampler.tableSize
    colors = .allocate(capacity: size)
    isOpaque = !stops.isEmpty && stops.allSatisfy { $0.alpha >= 1 }
    var next = 0
    for i in 0..<size {
      let place = CGFloat(i) / CGFloat(size - 1)
      while next < stops.count, locations[next] <= place { next += 1 }
      guard !stops.isEmpty else {
        colors[i] = 0
        continue
      }
      if next == 0 {
        colors[i] = stops[0].premultiplied
      } else if next == stops.count {
        colors[i] = stops[next - 1].premultiplied
      } else {
        let span = locations[next] - locations[next - 1]
        let fraction = span > 0 ? (place - locations[next - 1]) / span : 1
        colors[i] = LayerColor.premultipliedMix(stops[next - 1], stops[next], fraction)
      }
    }
  }

  deinit { colors.deallocate() }
}

extension LayerColor {
  var premultiplied: Pixel { LayerColor.premultipliedMix(self, self, 0) }

  /// Returns the pixel between two colors, mixed as premultiplied ones, so that a fade to transparent keeps its hue.
  static func premultipliedMix(_ a: LayerColor, _ b: LayerColor, _ fraction: CGFloat) -> Pixel {
    func unit(_ value: CGFloat) -> CGFloat { value > 0 ? min(value, 1) : 0 }
    func byte(_ x: CGFloat, _ y: CGFloat) -> UInt32 { UInt32((x + (y - x) * fraction).clamped(to: 0...1) * 255 + 0.5) }
    let (aa, ba) = (unit(a.alpha), unit(b.alpha))
    return byte(aa, ba) << 24 | byte(unit(a.red) * aa, unit(b.red) * ba) << 16 | byte(unit(a.green) * aa, unit(b.green) * ba) << 8
      | byte(unit(a.blue) * aa, unit(b.blue) * ba)
  }
}
