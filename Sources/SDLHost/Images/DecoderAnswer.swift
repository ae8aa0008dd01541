import CPictures
import CoreGraphics
import Host

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
  init(_ status: PictureStatus, reason: String, size: (width: UInt32, height: UInt32), format: ImageFormat) {
    switch status {
    case PictureStatusTooLarge: self = .tooLarge(width: Int(size.width), height: Int(size.height))
    // A sentence for the user, such as one that names the missing library.
    case PictureStatusUnsupported: self = .undecodable(format, reason: reason)
    case PictureStatusOutOfMemory: self = .undecodable(format, reason: "it needs more than \(PictureMemoryLimit >> 20) MB")
    default: self = .damaged(format, reason: reason)
    }
  }
}

extension PixelBuffer {
  /// Creates a buffer with a copy of pixels that are stored row by row without gaps.
  convenience init(copying pixels: UnsafePointer<UInt32>, width: Int, height: Int) {
    self.init(width: width, height: height)
    for y in 0..<height { row(y).update(from: pixels + y * width, count: width) }
  }
}

/// Returns the first `count` numbers in a C array.
func delays<Numbers>(_ numbers: Numbers, count: Int) -> [Int] {
  withUnsafeBytes(of: numbers) { $0.bindMemory(to: UInt32.self).prefix(count).map { Int($0) } }
}

/// Returns the text in a C array, without the period and the line break at the end of some libraries' messages.
func text<Characters>(_ characters: Characters) -> String {
  var text = withUnsafeBytes(of: characters) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  while let last = text.last, last == "." || last.isWhitespace { text.removeLast() }
  return text
}
