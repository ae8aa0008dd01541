import CoreGraphics

/// An image as it appears on the screen: a mixture of two adjacent levels of detail.
struct ImageSampler: PixelSource {
  /// An offset of the level. Negative values select larger levels. Half a level had the smallest error compared with a supersampled
  /// reference.
  static let levelBias = -0.5

  private enum Reader {
    case upright(UprightSampler)
    case projective(ProjectiveSampler)
    case stored(BufferSampler)

    /// Returns whether this reader has exactly the pixels of `old`, moved by `shift`. False if that isn't certain.
    func isSame(as old: Reader, movedBy shift: PixelShift) -> Bool {
      switch (self, old) {
      case (.upright(let sampler), .upright(let old)): sampler == old.shifted(by: shift)
      case (.stored(let sampler), .stored(let old)): sampler == old.shifted(by: shift)
      default: false
      }
    }
  }

  let isOpaque: Bool
  private let near: Reader
  private let far: Reader
  /// The fraction of the farther (smaller) level in the mixture, 0…255 of 256.
  private let fraction: UInt32

  /// Creates a sampler of an image.
  ///
  /// - Parameters:
  ///   - texels: The map from local points to the image's pixels.
  ///   - map: The map from local points to the screen's pixels.
  ///   - inverse: The inverse of `map`.
  ///   - center: The local point whose scale determines the level.
  ///   - origin: The pixel that positions are relative to.
  ///   - isTrilinear: If false, only the nearest level is used.
  ///   - part: The visible part of the image, in its pixels, or nil for the whole image.
  init(
    _ image: CGImage, texels: Projection, map: Projection, inverse: Projection, center: CGPoint, origin: (x: Int, y: Int),
    isTrilinear: Bool = true, part: PixelRect? = nil
  ) {
    isOpaque = image.isOpaque
    let scale = map.pixelsPerPoint(at: center)
    let level = ImageSampler.level(pixelsPerTexelX: scale.x / texels.xx, y: scale.y / texels.yy, isTrilinear: isTrilinear)
    // The levels are only created when one of them is needed.
    let levels = level > 0 ? image.levels : [image.pixels]
    let clamped = min(level, Double(levels.count - 1))
    let index = Int(clamped)
    fraction = UInt32((clamped - Double(index)) * 256)

    let toImage = texels.concatenated(after: inverse)
    func reader(_ buffer: PixelBuffer) -> Reader {
      let x = Double(buffer.width) / Double(image.width)
      let y = Double(buffer.height) / Double(image.height)
      if let part {
        let area = part.scaled(x, y)
        let toArea = Projection(xx: x, x1: Double(-area.x0), yy: y, y1: Double(-area.y0)).concatenated(after: toImage)
        let level = Level(buffer, part: area)
        return toArea.isUpright
          ? .upright(UprightSampler(level, UprightPlacement(toArea)))
          : .projective(ProjectiveSampler(level, toTexels: toArea, origin: origin))
      }
      let level = Level(buffer)
      return toImage.isUpright
        ? .upright(UprightSampler(level, UprightPlacement(toImage).scaled(x, y)))
        : .projective(
          ProjectiveSampler(level, toTexels: Projection(xx: x, yy: y).concatenated(after: toImage), origin: origin))
    }
    near = reader(levels[index])
    far = fraction > 0 ? reader(levels[min(index + 1, levels.count - 1)]) : near
  }

  /// Creates a sampler of an image that has already been sampled. The first pixel of `buffer` is shown at `origin`.
  init(sampled buffer: PixelBuffer, isOpaque: Bool, origin: (x: Int, y: Int)) {
    self.isOpaque = isOpaque
    near = .stored(
      BufferSampler(pixels: UnsafePointer(buffer.pixels), stride: buffer.stride, originX: origin.x, originY: origin.y))
    far = near
    fraction = 0
  }

  /// Returns whether this sampler shows exactly what `old` shows, moved by `shift`. False if that isn't certain.
  func shows(_ old: ImageSampler, movedBy shift: PixelShift) -> Bool {
    isOpaque == old.isOpaque && fraction == old.fraction && near.isSame(as: old.near, movedBy: shift)
      && far.isSame(as: old.far, movedBy: shift)
  }

  /// A Boolean value that indicates whether the image's own pixels are shown one to one.
  var isStored: Bool {
    guard fraction == 0, case .upright(let sampler) = near else { return false }
    return sampler.isCopy
  }

  /// Returns the level of detail that suits a scale: 0 for full size, 1 for half, and so on.
  private static func level(pixelsPerTexelX x: Double, y: Double, isTrilinear: Bool) -> Double {
    // At a slant, the finer direction determines the level, but by at most half a level.
    let scale = max((x * y).squareRoot(), max(x, y) * 0.5.squareRoot())
    guard scale > 0, scale.isFinite else { return 0 }
    let level = -log2(scale)
    return isTrilinear ? max(level + levelBias, 0) : max(level, 0).rounded()
  }

  @inline(__always) func stored(_ x: Int, _ y: Int, count: Int) -> UnsafePointer<Pixel>? {
    guard fraction == 0 else { return nil }
    switch near {
    case .upright(let sampler): return sampler.stored(x, y, count: count)
    case .stored(let sampler): return sampler.stored(x, y, count: count)
    case .projective: return nil
    }
  }

  @inline(__always) func fetch(
    into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, count: Int, spare: UnsafeMutablePointer<Pixel>
  ) {
    ImageSampler.read(near, into: target, x, y, count, columns: spare)
    if fraction > 0 {
      let other = spare + SamplerSpare.columns + 16
      ImageSampler.read(far, into: other, x, y, count, columns: spare)
      Rows.mix(target, with: other, fraction: fraction, count: count)
    }
  }

  @inline(__always) private static func read(
    _ reader: Reader, into target: UnsafeMutablePointer<Pixel>, _ x: Int, _ y: Int, _ count: Int, columns: UnsafeMutablePointer<Pixel>
  ) {
    switch reader {
    case .upright(let sampler): sampler.fetch(into: target, x, y, count: count, columns: columns)
    case .projective(let sampler): sampler.fetch(into: target, x, y, count: count)
    case .stored(let sampler): sampler.fetch(into: target, x, y, count: count, spare: target)
    }
  }
}
