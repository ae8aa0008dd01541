import CoreGraphics
import Foundation

/// An image as it appears on the screen: two neighbouring levels of detail, mixed.
struct ImageSampler: PixelSource {
  /// Below zero takes larger levels: half a level gave the lowest error against a supersampled reference.
  static let levelBias = -0.5

  private enum Reader {
    case upright(UprightSampler)
    case projective(ProjectiveSampler)
  }

  let isOpaque: Bool
  private let near: Reader
  private let far: Reader
  /// How much of the farther (smaller) level is mixed in, 0…255 of 256.
  private let fraction: UInt32

  /// `texels` leads from the local points to the image's pixels; `center` is the local point whose scale decides about the level.
  /// `isTrilinear` false takes the nearest level alone.
  init(
    _ image: CGImage, texels: Projection, map: Projection, inverse: Projection, center: CGPoint, origin: (x: Int, y: Int),
    isTrilinear: Bool = true
  ) {
    isOpaque = image.isOpaque
    let scale = map.pixelsPerPoint(at: center)
    let level = ImageSampler.level(pixelsPerTexelX: scale.x / texels.xx, y: scale.y / texels.yy, isTrilinear: isTrilinear)
    // The levels are made only when one of them is needed.
    let levels = level > 0 ? image.levels : [image.pixels]
    let clamped = min(level, Double(levels.count - 1))
    let index = Int(clamped)
    fraction = UInt32((clamped - Double(index)) * 256)

    func reader(_ buffer: PixelBuffer) -> Reader {
      let toLevel = Projection(
        xx: Double(buffer.width) / Double(image.width), yy: Double(buffer.height) / Double(image.height))
      let toTexels = toLevel.concatenated(after: texels.concatenated(after: inverse))
      let level = Level(buffer)
      return toTexels.isUpright
        ? .upright(UprightSampler(level, toTexels: toTexels, origin: origin))
        : .projective(ProjectiveSampler(level, toTexels: toTexels, origin: origin))
    }
    near = reader(levels[index])
    far = fraction > 0 ? reader(levels[min(index + 1, levels.count - 1)]) : near
  }

  /// The level of detail that suits a scale: 0 the full size, 1 the half, and so on.
  private static func level(pixelsPerTexelX x: Double, y: Double, isTrilinear: Bool) -> Double {
    // Seen at a slant, the finer direction counts, but not by more than half a level.
    let scale = max((x * y).squareRoot(), max(x, y) * 0.7)
    guard scale > 0, scale.isFinite else { return 0 }
    let level = -log2(scale)
    return isTrilinear ? max(level + levelBias, 0) : max(level, 0).rounded()
  }

  @inline(__always) func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>? {
    guard fraction == 0, case .upright(let sampler) = near else { return nil }
    return sampler.stored(x, y, count: count)
  }

  @inline(__always) func fetch(
    into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int, spare: UnsafeMutablePointer<Pixel>
  ) {
    ImageSampler.read(near, into: target, x, y, count)
    if fraction > 0 {
      ImageSampler.read(far, into: spare, x, y, count)
      Rows.mix(target, with: spare, fraction: fraction, count: count)
    }
  }

  @inline(__always) private static func read(
    _ reader: Reader, into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, _ count: Int
  ) {
    switch reader {
    case .upright(let sampler): sampler.fetch(into: target, x, y, count: count)
    case .projective(let sampler): sampler.fetch(into: target, x, y, count: count)
    }
  }
}
