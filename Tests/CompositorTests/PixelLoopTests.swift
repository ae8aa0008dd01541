import CPixels
import CoreGraphics
import Testing

@testable import Compositor

/// The loops for each set of instructions, compared with the arithmetic for single pixels.
@Suite("Loops for wide registers")
struct PixelLoopTests {
  /// The loops for every processor, and those that this one runs by itself.
  private static let all = [pixelLoopsBaseline().pointee, pixelLoopsWidest().pointee]

  private static let count = 1 << 12

  /// Returns premultiplied pixels: some opaque, some clear, most neither.
  private func pixels(_ random: inout SeededGenerator) -> [Pixel] {
    (0..<Self.count + 8).map { _ in
      let value = UInt32.random(in: 0...(.max), using: &random)
      switch value & 7 {
      case 0: return 0
      case 1: return value | 0xff00_0000
      default: return (value | 0xff00_0000).scaled(by: value &>> 24)
      }
    }
  }

  private func coverage(_ random: inout SeededGenerator) -> [UInt8] {
    (0..<Self.count).map { $0 % 64 < 16 ? 0 : $0 % 64 < 32 ? 255 : UInt8.random(in: 0...255, using: &random) }
  }

  @Test("Every set of instructions composites to the same bytes as one pixel at a time")
  func compositing() {
    var random = SeededGenerator(seed: 1)
    let (source, below, coverage) = (pixels(&random), pixels(&random), coverage(&random))
    func expect(_ name: Comment, _ loop: (PixelLoops, UnsafeMutablePointer<Pixel>) -> Void, _ single: (Int) -> Pixel) {
      let expected = (0..<Self.count).map(single)
      for loops in Self.all {
        var target = below
        target.withUnsafeMutableBufferPointer { loop(loops, $0.baseAddress!) }
        #expect(Array(target[..<Self.count]) == expected, name)
        #expect(target[Self.count...] == below[Self.count...], "\(name) writes beyond the end")
      }
    }
    let n = Self.count
    expect("blend") {
      $0.blend(source, $1, n)
    } _: {
      source[$0].over(below[$0])
    }
    expect("scale by alpha") {
      $0.scaleMasked($1, source, n)
    } _: {
      below[$0].scaled(by: source[$0] &>> 24)
    }
    expect("scale by coverage") {
      $0.scaleCovered($1, coverage, n)
    } _: {
      below[$0].scaled(by: UInt32(coverage[$0]))
    }
    for alpha in [0, 1, 100, 254, 255] as [UInt32] {
      let color = source[5].scaled(by: alpha)
      expect("fill") {
        $0.fill(color, $1, n)
      } _: {
        color.over(below[$0])
      }
      expect("fill a copy") {
        $0.fillCopy(color, source, $1, n, source, source)
      } _: {
        color.over(source[$0])
      }
      expect("fill through coverage") {
        $0.fillCovered(color, coverage, $1, n)
      } _: {
        color.scaled(by: UInt32(coverage[$0])).over(below[$0])
      }
      expect("scale") {
        $0.scale($1, alpha, n)
      } _: {
        below[$0].scaled(by: alpha)
      }
      expect("mix") {
        $0.mix(below, source, $1, alpha, n)
      } _: {
        Self.mixed(below[$0], source[$0], alpha)
      }
    }
  }

  @Test("Every set of instructions samples the same bytes as one pixel at a time", arguments: [0.3, 0.99, 1.41, 2.6])
  func sampling(step: Double) {
    var random = SeededGenerator(seed: 2)
    let texels = pixels(&random)
    let (du, count) = (Int(step * 4_294_967_296), 1024)
    texels.withUnsafeBufferPointer { texels in
      guard let row = texels.baseAddress else { return }
      let expected = (0..<count).map { i in
        let u = 0x4321_1234 + du * i
        return Bilinear.sample(row + (u >> 32), UInt32(truncatingIfNeeded: (u >> 24) & 255))
      }
      for loops in Self.all {
        var target = [Pixel](repeating: 0, count: count)
        loops.sampleRow(row, 0x4321_1234, du, &target, count)
        #expect(target == expected)
      }
    }
  }

  @Test("Every set of instructions interpolates the same coverage, inside and outside the mask", arguments: [0.01, 0.5, 0.71, 1, 3.2, 300])
  func coverage(step: Double) {
    var random = SeededGenerator(seed: 4)
    let width = 400
    let mask = (0..<2 * (width + 1)).map { _ in UInt8.random(in: 0...255, using: &random) }
    let (du, last) = (Int(step * 65536), (width - 1) << 16)
    mask.withUnsafeBufferPointer { mask in
      guard let upper = mask.baseAddress else { return }
      for _ in 0..<20 {
        let u = Int.random(in: -2_000_000..<30_000_000, using: &random)
        let (count, down) = (Int.random(in: 1...300, using: &random), UInt32.random(in: 0...255, using: &random))
        let expected = (0..<count).map { i in
          let texel = min(max(u + i * du, 0), last)
          let (left, right) = (upper + (texel >> 16), UInt32(texel >> 8 & 255))
          func across(_ row: UnsafePointer<UInt8>) -> UInt32 { UInt32(row[0]) * (256 - right) + UInt32(row[1]) * right }
          return UInt8((across(left) * (256 - down) + across(left + width + 1) * down + 32768) >> 16)
        }
        for loops in Self.all {
          var target = [UInt8](repeating: 0, count: count + 1)
          loops.coverageRow(upper, upper + width + 1, down, u, du, last, &target, count)
          #expect(Array(target[..<count]) == expected)
          #expect(target[count] == 0, "The loop writes beyond the end")
        }
      }
    }
  }

  @Test("Every set of instructions samples the same bytes along any line, inside and outside the image")
  func lines() {
    var random = SeededGenerator(seed: 3)
    let texels = pixels(&random)
    let (width, stride, height) = (60, 61, 60)
    texels.withUnsafeBufferPointer { texels in
      guard let image = texels.baseAddress else { return }
      for _ in 0..<50 {
        let boundaries = (0..<10).map { _ in Int.random(in: -200_000..<4_300_000, using: &random) }
        let skipped = Int.random(in: 0..<8, using: &random)
        let count = Int.random(in: 1...24, using: &random)
        let expected = (0..<count).map { i in
          let run = 2 * ((skipped + i) / 8)
          func place(_ axis: Int, _ last: Int) -> Int {
            let from = boundaries[run + axis]
            return min(max(from + (boundaries[run + axis + 2] - from) >> 3 * ((skipped + i) % 8), 0), last << 16)
          }
          let (u, v) = (place(0, width - 1), place(1, height - 1))
          let upper = image + (v >> 16) * stride + (u >> 16)
          return Bilinear.sample(upper, upper + stride, UInt32((u >> 8) & 255), UInt32((v >> 8) & 255))
        }
        for loops in Self.all {
          var target = [Pixel](repeating: 0, count: count)
          loops.sampleRuns(image, stride, (width - 1) << 16, (height - 1) << 16, boundaries, skipped, &target, count)
          #expect(target == expected)
        }
      }
    }
  }

  private static func mixed(_ a: Pixel, _ b: Pixel, _ fraction: UInt32) -> Pixel {
    var mixed: Pixel = 0
    for shift in [0, 8, 16, 24] as [UInt32] {
      mixed |= (((a >> shift & 255) * (256 - fraction) + (b >> shift & 255) * fraction) >> 8) << shift
    }
    return mixed
  }
}
