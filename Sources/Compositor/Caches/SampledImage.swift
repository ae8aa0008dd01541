import CoreGraphics

/// An image at one scale and one place within a pixel: whatever whole pixels it is moved by, it shows the same pixels.
struct SampledImage: Hashable {
  /// The image's identity alone: a key must not keep a photo alive.
  private let image: ObjectIdentifier
  private let placement: UprightPlacement
  /// The part that is seen, counted from the placement's origin.
  private let area: PixelRect
  /// The part of the image of which alone something is seen; nil for all of it.
  private let part: PixelRect?

  init(image: CGImage, placement: UprightPlacement, area: PixelRect, part: PixelRect?) {
    self.image = ObjectIdentifier(image)
    self.part = part
    self.area = PixelRect(
      x0: area.x0 - placement.originX, y0: area.y0 - placement.originY, x1: area.x1 - placement.originX, y1: area.y1 - placement.originY)
    var placement = placement
    placement.originX = 0
    placement.originY = 0
    self.placement = placement
  }

  /// Images larger than most screens are not moved by whole pixels for long.
  var isWorthKeeping: Bool { area.width * area.height <= 2 << 20 }

  /// The pixels, and whose they are.
  struct Pixels {
    private weak var image: CGImage?
    let buffer: PixelBuffer

    /// Samples `area` of the screen.
    init(_ image: CGImage, _ sampler: ImageSampler, area: PixelRect) {
      self.image = image
      let buffer = PixelBuffer(width: area.width, height: area.height)
      withUnsafeTemporaryAllocation(of: Pixel.self, capacity: SamplerSpare.room(for: buffer.width)) { spare in
        guard let spare = spare.baseAddress else { return }
        for y in 0..<buffer.height { sampler.fetch(into: buffer.row(y), area.x0, area.y0 + y, count: buffer.width, spare: spare) }
      }
      self.buffer = buffer
    }

    var byteCount: Int { buffer.stride * buffer.height * 4 }

    /// Whether these are still `image`'s pixels: another image may have come to have a lost one's identity.
    func show(_ image: CGImage) -> Bool { self.image === image }
  }
}
