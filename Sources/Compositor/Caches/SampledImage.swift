import CoreGraphics

/// An image at one scale and one position within a pixel. Moving it by whole pixels doesn't change its visible pixels.
struct SampledImage: Hashable {
  /// The image's serial number, because a key must not retain a photo.
  private let image: Int
  private let placement: UprightPlacement
  /// The visible part, relative to the placement's origin.
  private let area: PixelRect
  /// The part of the image outside of which nothing is visible, or nil for the whole image.
  private let part: PixelRect?

  init(image: CGImage, placement: UprightPlacement, area: PixelRect, part: PixelRect?) {
    self.image = image.serial
    self.part = part
    self.area = PixelRect(
      x0: area.x0 - placement.originX, y0: area.y0 - placement.originY, x1: area.x1 - placement.originX, y1: area.y1 - placement.originY)
    var placement = placement
    placement.originX = 0
    placement.originY = 0
    self.placement = placement
  }

  /// A Boolean value that indicates whether to store the pixels. Images larger than most screens rarely move by whole pixels for long.
  var isCacheable: Bool { area.width * area.height <= 2 << 20 }
}

/// The sampling of an image for one place on the screen.
struct ImageSampling {
  let key: SampledImage
  let sampler: ImageSampler
  /// The pixels that the image covers, on the screen or beyond it.
  let area: PixelRect

  func pixels() -> PixelBuffer {
    let buffer = PixelBuffer(width: area.width, height: area.height)
    withUnsafeTemporaryAllocation(of: Pixel.self, capacity: SamplerSpare.room(for: buffer.width)) { spare in
      guard let spare = spare.baseAddress else { return }
      for y in 0..<buffer.height { sampler.fetch(into: buffer.row(y), area.x0, area.y0 + y, count: buffer.width, spare: spare) }
    }
    return buffer
  }

  /// Returns a sampler of pixels that were sampled at this place, or at another one with the same key.
  func sampler(of pixels: PixelBuffer) -> ImageSampler {
    ImageSampler(sampled: pixels, isOpaque: sampler.isOpaque, origin: (area.x0, area.y0))
  }
}
