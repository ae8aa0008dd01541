import Foundation

/// The properties of a picture file that are known before it is decoded.
package struct ImageHeader: Equatable, Sendable {
  package let format: ImageFormat
  /// The width in pixels, as stored, before the orientation is applied.
  package let width: Int
  /// The height in pixels, as stored, before the orientation is applied.
  package let height: Int
  package var orientation = ImageOrientation.up
  /// A Boolean value that indicates whether the picture may be animated.
  package var mayBeAnimated = false

  /// The number of pixels, or the largest integer if a damaged file claims more.
  package var pixelCount: Int {
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    return isTooLarge ? .max : count
  }

  /// Reads the header of a file, or returns nil if the size can't be found in its bytes.
  package init?(format: ImageFormat, reader: ByteReader) {
    switch format {
    case .jpeg:
      guard let jpeg = JPEGStructure(reader) else { return nil }
      self.init(format: format, width: jpeg.width, height: jpeg.height)
      orientation = jpeg.orientation
    case .png:
      self.init(format, reader.big32(16), reader.big32(20))
      orientation = reader.exifOrientation(in: reader.pngChunks)
      // An animation's chunk precedes the pixels.
      mayBeAnimated = reader.pngChunks.first { $0.has("acTL") || $0.has("IDAT") }?.has("acTL") == true
    case .gif:
      guard let gif = GIFStructure(reader) else { return nil }
      self.init(format: format, width: gif.width, height: gif.height)
      mayBeAnimated = true
    case .qoi: self.init(format, reader.big32(4), reader.big32(8))
    case .bmp: self.init(bmp: reader)
    case .webp:
      self.init(webp: reader)
      orientation = reader.exifOrientation(in: reader.webpChunks)
      mayBeAnimated = reader.isAnimatedWebP
    case .tiff:
      guard let tiff = TIFFDirectory(reader, at: 0) else { return nil }
      self.init(format, tiff[.width], tiff[.height])
      orientation = tiff.orientation
    case .avif, .heic:
      // The decoder applies the orientation, which is part of the encoding.
      guard let size = HEIFStructure.largestSize(reader) else { return nil }
      self.init(format: format, width: size.width, height: size.height)
    case .jpegXL: return nil
    }
    guard width > 0, height > 0 else { return nil }
  }

  private init?(_ format: ImageFormat, _ width: Int?, _ height: Int?) {
    guard let width, let height else { return nil }
    self.init(format: format, width: width, height: height)
  }

  private init(format: ImageFormat, width: Int, height: Int) {
    self.format = format
    self.width = width
    self.height = height
  }

  private init?(bmp reader: ByteReader) {
    if reader.little32(14) == 12 {
      self.init(.bmp, reader.little16(18), reader.little16(20))
    } else {
      // A negative height means that the rows run from top to bottom.
      let height = reader.little32(22).map { Int(Int32(truncatingIfNeeded: $0).magnitude) }
      self.init(.bmp, reader.little32(18), height)
    }
  }

  private init?(webp reader: ByteReader) {
    if reader.has("VP8X", at: 12) {
      self.init(.webp, reader.little24(24).map { $0 + 1 }, reader.little24(27).map { $0 + 1 })
    } else if reader.has("VP8L", at: 12) {
      let packed = reader.little32(21)
      self.init(.webp, packed.map { $0 & 0x3fff + 1 }, packed.map { $0 >> 14 & 0x3fff + 1 })
    } else if reader.has("VP8 ", at: 12) {
      self.init(.webp, reader.little16(26).map { $0 & 0x3fff }, reader.little16(28).map { $0 & 0x3fff })
    } else {
      return nil
    }
  }
}
