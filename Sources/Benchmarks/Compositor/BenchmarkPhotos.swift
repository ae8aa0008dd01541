import Compositor
import CoreGraphics

/// Synthetic pictures with the detail of photos. Landscapes, bricks, a zone plate, and a fine checkerboard reveal the defects of a sampler.
enum BenchmarkPhotos {
  static let width = 1280
  static let height = 960

  /// The picture at an index is always the same.
  static func make(_ index: Int) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height {
      let row = buffer.row(y)
      for x in 0..<width { row[x] = pixel(index, x, y) }
    }
    let image = CGImage(pixels: buffer)
    _ = image.levels
    return image
  }

  private static func pixel(_ index: Int, _ x: Int, _ y: Int) -> UInt32 {
    switch index {
    case 1: brick(x, y)
    case 4: zonePlate(x, y)
    case 7: checker(x, y)
    default: landscape(index, x, y)
    }
  }

  private static func zonePlate(_ x: Int, _ y: Int) -> UInt32 {
    let dx = Float(x) - Float(width) / 2
    let dy = Float(y) - Float(height) / 2
    let gray = 0.5 + 0.5 * cos((dx * dx + dy * dy) * Float.pi / Float(width) * 0.9)
    return pack(gray, gray, gray)
  }

  private static func checker(_ x: Int, _ y: Int) -> UInt32 {
    if x % 40 == 0 || y % 40 == 0 { return pack(0.9, 0.1, 0.1) }
    return (x / 3 + y / 3) % 2 == 1 ? pack(0.95, 0.95, 0.9) : pack(0.15, 0.2, 0.3)
  }

  private static func brick(_ x: Int, _ y: Int) -> UInt32 {
    let column = (x + (y / 24 % 2) * 32) % 64
    if column < 3 || y % 24 < 3 { return pack(0.85, 0.83, 0.8) }
    let grain = Noise.fractal(Float(x) * 0.05, Float(y) * 0.05, seed: 9) * 0.3
    return pack(0.55 + grain, 0.25 + grain * 0.6, 0.18 + grain * 0.4)
  }

  private static func landscape(_ index: Int, _ x: Int, _ y: Int) -> UInt32 {
    let u = Float(x) / Float(width)
    let v = Float(y) / Float(height)
    let k = Float(index)
    let hue = k * 0.55
    let horizon = 0.45 + 0.1 * sin(u * 5 + k) + 0.15 * (Noise.fractal(u * 8, k, seed: 3) - 0.5)
    if v < horizon {
      let cloud = Noise.fractal(u * 6 + k * 3, v * 5, seed: index * 7) * 0.7
      return pack(
        0.35 + 0.25 * sin(hue) + cloud * 0.5 + 0.25 * v, 0.5 + 0.2 * sin(hue + 2) + cloud * 0.4,
        0.75 + 0.15 * sin(hue + 4) + cloud * 0.2)
    }
    let light = 0.3 + 0.7 * Noise.fractal(u * 40, v * 40, seed: index * 11)
    return pack(
      light * (0.35 + 0.3 * sin(hue + 1)), light * (0.5 + 0.25 * sin(hue + 3)), light * (0.3 + 0.25 * sin(hue + 5)))
  }

  private static func pack(_ red: Float, _ green: Float, _ blue: Float) -> UInt32 {
    func byte(_ value: Float) -> UInt32 { UInt32(value.clamped(to: 0...1) * 255 + 0.5) }
    return 0xff00_0000 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// Smooth noise, 0…1.
  private enum Noise {
    static func fractal(_ x: Float, _ y: Float, seed: Int) -> Float {
      var (x, y, sum, weight): (Float, Float, Float, Float) = (x, y, 0, 0.5)
      for octave in 0..<6 {
        sum += weight * value(x, y, seed: seed + octave)
        x *= 2.03
        y *= 2.03
        weight /= 2
      }
      return sum
    }

    private static func value(_ x: Float, _ y: Float, seed: Int) -> Float {
      let left = x.rounded(.down)
      let top = y.rounded(.down)
      func smooth(_ t: Float) -> Float { t * t * (3 - 2 * t) }
      func corner(_ dx: Int, _ dy: Int) -> Float { Float(hash(Int(left) + dx, Int(top) + dy, seed) & 255) }
      let fx = smooth(x - left)
      let fy = smooth(y - top)
      let upper = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * fx
      let lower = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * fx
      return (upper * (1 - fy) + lower * fy) / 255
    }

    private static func hash(_ x: Int, _ y: Int, _ seed: Int) -> UInt32 {
      func bits(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: value) }
      var h = bits(x) &* 374_761_393 &+ bits(y) &* 668_265_263 &+ bits(seed) &* 2_246_822_519
      h = (h ^ (h >> 13)) &* 1_274_126_177
      return h ^ (h >> 16)
    }
  }
}
