import CoreGraphics
import Foundation
import QuartzCore

@testable import Compositor

/// Drawing functions for the tests.
enum Picture {
  /// Draws a list as the only frame.
  static func draw(_ list: DisplayList, width: Int = 64, height: Int = 64, threads: Int = 1, isTrilinear: Bool = true) -> PixelBuffer {
    let buffer = PixelBuffer(width: width, height: height)
    let renderer = FrameRenderer(screen: PixelRect(buffer), threads: threads, caches: RenderCaches.withoutText(), isTrilinear: isTrilinear)
    renderer.render(list, onto: Canvas(buffer), isRetained: false)
    return buffer
  }

  /// Draws a layer tree as the only frame, by default with one pixel per point.
  static func draw(_ layer: CALayer, width: Int = 64, height: Int = 64, scale: CGFloat = 1, background: CGColor = .white) -> PixelBuffer {
    Compositor(threads: 1, textEngine: EstimatingTextEngine()).render(
      layer, at: 0, width: width, height: height, scale: scale, background: background
    ).pixels
  }

  /// Returns an opaque image with the pixels that `color` returns.
  static func image(width: Int, height: Int, _ color: (Int, Int) -> UInt32) -> CGImage {
    let buffer = PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { buffer[x, y] = color(x, y) } }
    return CGImage(pixels: buffer)
  }

  /// Returns a picture of stripes, squares, and gradients, as detailed as its size allows.
  static func pattern(width: Int = 64, height: Int = 48) -> CGImage {
    image(width: width, height: height) { x, y in
      let red = UInt32(x * 255 / width)
      let green = UInt32(y * 255 / height)
      let blue: UInt32 = (x / 3 + y / 5) % 2 == 0 ? 230 : 20
      return 0xff00_0000 | red << 16 | green << 8 | blue
    }
  }
}

extension PixelBuffer {
  func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }
  func red(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 16 & 255) }
  func green(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 8 & 255) }
  func blue(_ x: Int, _ y: Int) -> Int { Int(self[x, y] & 255) }

  /// A hash of all pixels.
  var fingerprint: UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for y in 0..<height { for x in 0..<width { hash = (hash ^ UInt64(self[x, y])) &* 0x0000_0100_0000_01b3 } }
    return hash
  }

  /// Returns the first pixel that differs, or nil.
  func firstDifference(from other: PixelBuffer) -> String? {
    for y in 0..<height {
      for x in 0..<width where self[x, y] != other[x, y] {
        return "\(x),\(y): \(String(self[x, y], radix: 16)) instead of \(String(other[x, y], radix: 16))"
      }
    }
    return nil
  }

  /// Returns the largest difference of any component of any pixel.
  func largestDifference(from other: PixelBuffer) -> Int {
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        for shift in [0, 8, 16, 24] as [UInt32] {
          largest = max(largest, abs(Int(self[x, y] >> shift & 255) - Int(other[x, y] >> shift & 255)))
        }
      }
    }
    return largest
  }
}

extension DisplayItem {
  /// Returns an item for a test, with a number in place of a layer.
  static func item(_ layer: Int = 0, _ content: Content, through projection: Projection = .identity, alpha: CGFloat = 1) -> DisplayItem {
    let role: ID.Role =
      switch content {
      case .clear, .fill: .background
      case .image, .drawing, .picture: .contents
      case .shadow: .shadow
      case .border: .border
      case .path: .shape
      case .backdrop: .backdrop
      case .surface: .surface
      case .beginGroup: .group
      case .beginSecond: .mask
      case .endGroup: .end
      }
    return DisplayItem(id: .init(layer: layer, role: role), projection: projection, alpha: alpha, content: content)
  }

  static func fill(_ layer: Int = 0, _ rect: CGRect, radius: CGFloat = 0, _ color: LayerColor, through projection: Projection = .identity)
    -> DisplayItem
  {
    .item(layer, .fill(Fill(shape: RoundedRect(rect, radius: radius), paint: .color(color))), through: projection)
  }
}

extension LayerColor {
  static let white = LayerColor(red: 1, green: 1, blue: 1, alpha: 1)
  static let red = LayerColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = LayerColor(red: 0, green: 0, blue: 1, alpha: 1)
  static func black(alpha: CGFloat) -> LayerColor { LayerColor(red: 0, green: 0, blue: 0, alpha: alpha) }
}

/// Numbers that look random and are the same every time.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

extension RenderCaches {
  /// Returns empty caches for drawings without text.
  static func withoutText() -> RenderCaches { RenderCaches(textEngine: EstimatingTextEngine()) }
}
