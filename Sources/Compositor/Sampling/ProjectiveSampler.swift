internal import CPixels
import Foundation

/// Reads a level along pixel rows under any projection.
///
/// The division is performed at every eighth pixel of a row. In between, the texel position is linear, which deviates by less than a
/// fiftieth of a texel in any natural perspective. The runs of eight start at the item's own first column, so that a pixel gets the same
/// value wherever its row is cut.
struct ProjectiveSampler {
  private static let run = 8
  private let level: Level
  private let map: PixelMap

  /// Creates a sampler. `toTexels` maps pixels to the level's texels, where the middle of the first one is at ½ in both.
  init(_ level: Level, toTexels: Projection, origin: (x: Int, y: Int)) {
    self.level = level
    map = PixelMap(toTexels.relative(to: origin), origin: origin)
  }

  /// Returns the texel under the middle of the pixel that is `column` columns from the origin, with 16 fractional bits.
  @inline(__always) private func texel(_ column: Int, _ py: Float) -> (u: Int, v: Int) {
    let px = Float(column) + 0.5
    // Terms that are constant along a row are added first.
    let w = PixelMap.reciprocal(ofDepth: map.wx * px + (map.wy * py + map.w1))
    let u = (map.xx * px + (map.xy * py + map.x1)) * w - 0.5
    let v = (map.yx * px + (map.yy * py + map.y1)) * w - 0.5
    return (PixelMap.fixed(u), PixelMap.fixed(v))
  }

  func fetch(into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int) {
    // A row of a drawing can be wider than a tile.
    for start in stride(from: 0, to: count, by: TileGrid.width) {
      fetchPart(into: target + start, x &+ start, y, count: min(count &- start, TileGrid.width))
    }
  }

  /// Writes at most as many pixels as a tile is wide.
  private func fetchPart(into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int) {
    let run = ProjectiveSampler.run
    let py = map.middle(ofRow: y)
    let column = x &- map.originX
    let first = column & ~(run &- 1)
    let skipped = column &- first
    // The texels at the beginning of each run, and at the end of the last one.
    let boundaries = (skipped &+ count &+ run &- 1) / run &+ 1
    withUnsafeTemporaryAllocation(of: Int.self, capacity: 2 * (TileGrid.width / ProjectiveSampler.run + 2)) { memory in
      guard let texels = memory.baseAddress, 2 &* boundaries <= memory.count else {
        fatalError("A row of \(count) pixels is wider than a tile.")
      }
      for i in 0..<boundaries {
        let place = texel(first &+ i &* run, py)
        texels[2 &* i] = place.u
        texels[2 &* i &+ 1] = place.v
      }
      Rows.loops.sampleRuns(
        level.pixels, level.stride, (level.width &- 1) &<< 16, (level.height &- 1) &<< 16, texels, skipped, target, count)
    }
  }
}
