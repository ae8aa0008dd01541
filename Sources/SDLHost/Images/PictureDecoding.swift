import CPictures
import CoreGraphics
import Host

/// Decodes pictures by the decoders in C.
enum PictureDecoding {
  /// Returns the stored pixels, reduced so that the longer side has at most `maxPixelSize` pixels.
  static func pixels(
    _ bytes: UnsafeRawBufferPointer, format: ImageFormat, maxPixelSize: Int?
  ) throws(ImageError) -> PixelBuffer {
    guard let pictureFormat = PictureFormat(format) else { throw .unsupported(format) }
    picture_prepare(pictureFormat)
    var request = PictureRequest()
    request.format = pictureFormat
    request.longest_side = UInt32(clamping: maxPixelSize.map { max($0, 1) } ?? 0)
    var result = PictureResult()
    let status = picture_decode(bytes.baseAddress, bytes.count, &request, &result)
    defer { picture_result_free(&result, &request) }
    guard status == PictureStatusDecoded, let pixels = result.pixels else { throw ImageError(status, of: result, format: format) }
    let buffer = PixelBuffer(width: Int(result.width), height: Int(result.height))
    for y in 0..<buffer.height { buffer.row(y).update(from: pixels + y * buffer.width, count: buffer.width) }
    return buffer
  }
}

extension PictureFormat {
  /// Creates the decoders' name for a format, or returns nil if none decodes it.
  init?(_ format: ImageFormat) {
    switch format {
    case .jpeg: self = PictureFormatJPEG
    case .png: self = PictureFormatPNG
    case .webp: self = PictureFormatWebP
    case .gif: self = PictureFormatGIF
    case .bmp: self = PictureFormatBMP
    case .tiff: self = PictureFormatTIFF
    case .qoi: self = PictureFormatQOI
    case .avif, .heic: self = PictureFormatHEIF
    case .jpegXL: return nil
    }
  }
}

extension ImageError {
  /// Creates the error of a picture that wasn't decoded.
  init(_ status: PictureStatus, of result: PictureResult, format: ImageFormat) {
    let reason = withUnsafeBytes(of: result.reason) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    switch status {
    case PictureStatusTooLarge: self = .tooLarge(width: Int(result.full_width), height: Int(result.full_height))
    case PictureStatusUnsupported: self = .unsupported(format)
    default: self = .damaged(format, reason: reason)
    }
  }
}
