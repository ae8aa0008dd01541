import CPixels
import CoreGraphics
import Testing

@testable import Compositor

/// The loop of glass for each set of instructions.
@Suite("Loops of glass")
struct GlassLoopTests {
  private static let count = 400

  /// How a pixel is seen.
  private struct Spot: Equatable {
    var dx: Int32
    var dy: Int32
    var light: UInt32
    var coverage: UInt32
  }

  /// Returns how pixels of a row are seen through pieces of glass.
  private func spots(
    _ loops: PixelLoops, _ pieces: GlassPieces, spacing: Float = 0, through map: PixelMap, from x: Float = 0.5, y: Float
  ) -> [Spot] {
    var optics = GlassOptics(
      xx: map.xx, xy: map.xy, x1: map.x1, yx: map.yx, yy: map.yy, y1: map.y1, wx: map.wx, wy: map.wy, w1: map.w1,
      pieces: pieces.first, count: pieces.count, spacing: spacing, rim: 16, refraction: 12, highlight: 150, reach: 4000)
    var (dx, dy) = ([Int32](repeating: 1, count: Self.count), [Int32](repeating: 1, count: Self.count))
    var (light, coverage) = ([UInt32](repeating: 1, count: Self.count), [UInt32](repeating: 1, count: Self.count))
    loops.bend(&optics, x, y, &dx, &dy, &light, &coverage, Self.count)
    return dx.indices.map { Spot(dx: dx[$0], dy: dy[$0], light: light[$0], coverage: coverage[$0]) }
  }

  private func pieces(_ outlines: [RoundedRect]) -> GlassPieces { GlassPieces(outlines.map { GlassPiece($0, rim: 16) }) }

  private let upright = PixelMap(.identity, origin: (0, 0))

  @Test("Every set of instructions bends light to the same places, wherever the row is cut")
  func everySet() {
    var random = SeededGenerator(seed: 7)
    func number(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &random)) }
    for _ in 0..<50 {
      let outlines = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        let size = CGSize(width: number(0...200), height: number(0...120))
        return RoundedRect(
          CGRect(origin: CGPoint(x: number(0...300), y: number(0...100)), size: size),
          radius: number(0...Double(min(size.width, size.height) / 2)))
      }
      let glass = pieces(outlines)
      let turned = Projection(
        xx: number(0.5...2), xy: number(-0.5...0.5), x1: number(-20...20), yx: number(-0.5...0.5), yy: number(0.5...2), y1: 0,
        wx: number(-0.001...0.001), wy: number(-0.001...0.001))
      for map in [upright, PixelMap(turned, origin: (0, 0))] {
        let (y, spacing) = (Float(number(0...200)), Float(number(0...60)))
        let expected = spots(pixelLoopsBaseline().pointee, glass, spacing: spacing, through: map, y: y)
        #expect(spots(pixelLoopsWidest().pointee, glass, spacing: spacing, through: map, y: y) == expected)
        let cut = spots(pixelLoopsWidest().pointee, glass, spacing: spacing, through: map, from: 37.5, y: y)
        #expect(Array(cut.dropLast(37)) == Array(expected.dropFirst(37)))
      }
    }
  }

  @Test("Light is bent outward in the rim only, most at the outline")
  func rim() {
    let glass = pieces([RoundedRect(CGRect(x: 50, y: 0, width: 300, height: 200), radius: 40)])
    let row = spots(pixelLoopsWidest().pointee, glass, through: upright, y: 100.5)
    #expect(row[0..<49].allSatisfy { $0.coverage == 0 }, "outside")
    #expect(row[66..<334].allSatisfy { $0 == Spot(dx: 0, dy: 0, light: 0, coverage: 255) }, "further inside than the rim")
    for x in 50..<65 {
      #expect(row[x].coverage == 255 && row[399 - x].coverage == 255)
      #expect(row[x].dx >= row[x + 1].dx && row[x].dx > 0 && row[399 - x].dx == -row[x].dx && row[x].dy == 0, "at \(x)")
    }
  }
}
