import CPixels
import CoreGraphics
import Testing

@testable import Compositor

/// The loops of blurs for each set of instructions, compared with the arithmetic for single pixels.
@Suite("Loops of blurs")
struct BlurLoopTests {
  /// The loops for every processor, and those that this one runs by itself.
  private static let all = [pixelLoopsBaseline().pointee, pixelLoopsWidest().pointee]

  /// Returns premultiplied pixels: some opaque, some clear, most neither.
  private static func pixels(_ count: Int) -> [Pixel] {
    var random = SeededGenerator(seed: 1)
    return (0..<count).map { index in
      let value = UInt32.random(in: 0...(.max), using: &random)
      return index % 8 == 0 ? 0 : index % 8 == 1 ? 0xffff_ffff : (value | 0xff00_0000).scaled(by: value &>> 24)
    }
  }

  private static let shifts = [0, 8, 16, 24] as [UInt32]

  /// Returns a pixel of which each component is computed from the position of its lowest bit.
  private static func pixel(_ component: (UInt32) -> UInt32) -> Pixel { shifts.reduce(0) { $0 | component($1) << $1 } }

  @Test("Every set of instructions averages blocks to the same bytes, whatever their number", arguments: [1, 7, 8, 9, 40])
  func blocks(count: Int) {
    let stride = 4 * count + 3
    let pixels = Self.pixels(4 * stride + 16)
    func mean(_ column: Int, of size: Int) -> Pixel {
      Self.pixel { shift in
        let places = (0..<size).flatMap { y in (0..<size).map { x in y * stride + column * size + x } }
        return (places.reduce(0) { $0 + (pixels[$1] >> shift & 255) } + UInt32(size * size / 2)) / UInt32(size * size)
      }
    }
    let (halves, quarters) = ((0..<count).map { mean($0, of: 2) }, (0..<count).map { mean($0, of: 4) })
    pixels.withUnsafeBufferPointer { pixels in
      let start = pixels.baseAddress!
      var target = [Pixel](repeating: 1, count: count)
      Rows.halve(start, start + stride, into: &target, count: count)
      #expect(target == halves)
      Rows.quarter(start, stride: stride, into: &target, count: count)
      #expect(target == quarters)
      for loops in Self.all where count % 8 == 0 {
        loops.halve(start, start + stride, &target, count)
        #expect(target == halves)
        loops.quarter(start, stride, &target, count)
        #expect(target == quarters)
      }
    }
  }

  @Test("Every set of instructions adds up weighted rows to the same bytes, and writes no more than it should", arguments: [1, 8, 21])
  func weights(count: Int) {
    let weights: [UInt16] = [100, 50, 20, 8]
    let pixels = Self.pixels(7 * 40 + 8)
    let expected = (0..<count).map { x in
      Self.pixel { shift in
        (-3...3).reduce(128) { $0 + (pixels[($1 + 3) * 40 + x] >> shift & 255) * UInt32(weights[abs($1)]) } >> 8
      }
    }
    pixels.withUnsafeBufferPointer { pixels in
      let middle = pixels.baseAddress! + 3 * 40
      for loops in Self.all {
        var target = [Pixel](repeating: 1, count: count + 8)
        loops.weigh((0...3).map { middle - $0 * 40 }, (0...3).map { middle + $0 * 40 }, weights, 3, &target, count)
        #expect(Array(target[..<count]) == expected)
        #expect(target[count...].allSatisfy { $0 == 1 })
      }
    }
  }

  @Test(
    "Every set of instructions averages lines three times to the same bytes, also lines shorter than the box",
    arguments: [1, 5, 64], [2.2, 4.0, 9.7])
  func boxes(length: Int, sigma: Double) {
    let box = BoxBlur(sigma: sigma)
    let stride = 5
    let pixels = Self.pixels(length * stride)
    /// Returns the line that begins at `start`.
    func blurred(_ start: Int) -> [Pixel] {
      let components = Self.shifts.map { shift in
        var line = (0..<length).map { (pixels[start + $0 * stride] >> shift & 255) << 4 }
        for _ in 0..<3 {
          line = line.indices.map { index in
            func at(_ distance: Int) -> UInt32 { line[min(max(index + distance, 0), length - 1)] }
            let inside = (-box.radius...box.radius).reduce(0) { $0 + at($1) }
            return (inside * box.full + (at(-box.radius - 1) + at(box.radius + 1)) * box.outer + 32768) >> 16
          }
        }
        return line.map { ($0 + 8) >> 4 & 255 }
      }
      return (0..<length).map { index in (0..<4).reduce(0) { $0 | components[$1][index] << Self.shifts[$1] } }
    }
    let expected = (0..<3).map(blurred)
    for loops in Self.all {
      var (memory, result) = ([UInt32](repeating: 0, count: 16 * (length + 2 * (box.radius + 1))), pixels)
      result.withUnsafeMutableBufferPointer { result in
        let start = result.baseAddress!
        loops.blurLines(start, 2, stride, length, box.radius, box.full, box.outer, &memory)
        loops.blurLines(start + 1, 0, stride, length, box.radius, box.full, box.outer, &memory)
      }
      for line in 0..<3 { #expect((0..<length).map { result[line + $0 * stride] } == expected[line]) }
      for other in 3..<stride { #expect((0..<length).allSatisfy { result[other + $0 * stride] == pixels[other + $0 * stride] }) }
    }
  }

  @Test("Every set of instructions changes saturation to the same bytes", arguments: [0, 0.6, 1.8])
  func saturation(amount: Double) {
    let saturation = Saturation(amount)
    let pixels = Self.pixels(51)
    let expected = pixels.map(saturation.moved)
    var result = pixels
    saturation.apply(to: &result, count: result.count)
    #expect(result == expected)
    for loops in Self.all {
      var result = pixels
      loops.saturate(&result, Int32((amount * 256).rounded()), 48)
      #expect(Array(result[..<48]) == Array(expected[..<48]))
      #expect(result[48...] == pixels[48...])
    }
  }
}
