import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Shadows in perspective")
struct ProjectedShadowTests {
  private static let width = 256

  /// Returns some rows of white under a black shadow of a card that is turned by `angle` about its vertical axis.
  private func rows(_ mask: ShadowMask, _ pixels: AlphaMask, _ opacity: Double, _ angle: Double, readsEveryPixel: Bool) -> [Pixel] {
    let map = Projection.translation(128, 128).concatenated(after: Projection(xx: cos(angle), wx: sin(angle) / 700))
    let cast = ShadowCast(
      mask: pixels, rect: CGRect(x: -70, y: -90, width: 140, height: 180), scale: 1, step: mask.step, margin: mask.margin,
      stretchX: mask.stretchX, stretchY: mask.stretchY)
    let sampler = MaskSampler(
      pixels, toTexels: cast.texels.concatenated(after: map.inverse!), stretchX: cast.stretchX, stretchY: cast.stretchY,
      blur: readsEveryPixel ? 0 : mask.key.sigma / mask.step, opacity: opacity, origin: (3, 0))
    let color = LayerColor.black(alpha: opacity).premultiplied
    let drawn = Array(stride(from: 0, to: 256, by: 9))
    var rows = [Pixel](repeating: 0xffff_ffff, count: Self.width * drawn.count)
    var coverage = [UInt8](repeating: 0, count: Self.width)
    for (index, y) in drawn.enumerated() {
      // Cut where tiles might cut it: a pixel doesn't depend on that.
      for part in [3..<21, 21..<22, 22..<Self.width] {
        _ = sampler.fetch(into: &coverage, part.lowerBound, y, count: part.count)
        rows.withUnsafeMutableBufferPointer { rows in
          Rows.blend(color, through: coverage, over: rows.baseAddress! + index * Self.width + part.lowerBound, count: part.count)
        }
      }
    }
    return rows
  }

  @Test(
    "Reading a blurred mask at a few pixels changes no pixel by more than one step", arguments: [0.2, 0.5, 1], [1.5, 8, 20])
  func fewPixels(opacity: Double, sigma: Double) {
    let mask = ShadowMask(RoundedRect(CGRect(x: 0, y: 0, width: 140, height: 180), radius: 24), sigma: sigma)
    let pixels = mask.make()
    for angle in [0.1, 0.8, -1.2] {
      let few = rows(mask, pixels, opacity, angle, readsEveryPixel: false)
      let all = rows(mask, pixels, opacity, angle, readsEveryPixel: true)
      let largest = zip(few, all).map { abs(Int($0 & 255) - Int($1 & 255)) }.max() ?? 0
      #expect(largest <= 1, "turned by \(angle)")
    }
  }

  @Test("A shadow's pixel doesn't depend on where its row is cut")
  func cuts() {
    let mask = ShadowMask(RoundedRect(CGRect(x: 0, y: 0, width: 140, height: 180), radius: 24), sigma: 20)
    let sampler = MaskSampler(
      mask.make(), toTexels: Projection(xx: 0.2, wx: 1e-4), stretchX: mask.stretchX, stretchY: mask.stretchY, blur: 4, opacity: 0.3,
      origin: (0, 0))
    var whole = [UInt8](repeating: 0, count: 200)
    _ = sampler.fetch(into: &whole, 0, 40, count: 200)
    for start in [1, 7, 8, 13] {
      var part = [UInt8](repeating: 0, count: 50)
      _ = sampler.fetch(into: &part, start, 40, count: 50)
      #expect(part[...] == whole[start..<start + 50])
    }
  }
}
