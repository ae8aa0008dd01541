import CPictures
import CoreGraphics
import Foundation
import Host
import UIKit

/// Decodes picture files. Its methods are safe to call from any thread.
package final class SDLImageDecoder: Sendable {
  /// The number of pixels above which a picture is refused before decoding.
  package static let maximumPixelCount = PictureMaximumPixelCount
  /// The size above which a file is refused, in bytes.
  static let maximumFileSize = 512 << 20

  /// Creates a decoder.
  package init() {}

  /// Returns the picture in a file: upright, premultiplied, and with its smaller levels.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - maxPixelSize: The maximum of the longer side, in pixels, or nil for the full size. A picture is never enlarged.
  /// - Throws: An `ImageError` if the file can't be shown.
  package func decode(file: String, maxPixelSize: Int? = nil) throws(ImageError) -> CGImage {
    try decode(try Self.contents(of: file), maxPixelSize: maxPixelSize)
  }

  /// Returns the picture in `data`; see `decode(file:maxPixelSize:)`.
  package func decode(_ data: Data, maxPixelSize: Int? = nil) throws(ImageError) -> CGImage {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in try Self.decode(ByteReader(bytes: bytes), maxPixelSize: maxPixelSize) }
    }
    return try result.get()
  }

  /// Returns the format according to a file's first bytes, or nil if the file isn't a picture or can't be read.
  package static func format(ofFile file: String) -> ImageFormat? {
    guard let start = try? contents(of: file, limit: 32) else { return nil }
    return start.withUnsafeBytes { ImageFormat(sniffing: ByteReader(bytes: $0)) }
  }

  /// Returns the properties of a picture without decoding it.
  package func header(of file: String) throws(ImageError) -> ImageHeader {
    // Headers are at the beginning, but there is no limit to what a camera stores before the size.
    let start = try Self.contents(of: file, limit: 256 << 10)
    do { return try Self.header(start) } catch ImageError.incomplete { return try Self.header(try Self.contents(of: file)) }
  }

  private static func header(_ data: Data) throws(ImageError) -> ImageHeader {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in try Self.header(ByteReader(bytes: bytes)) }
    }
    return try result.get()
  }

  /// Returns the first `limit` bytes of a file, or the whole file.
  private static func contents(of file: String, limit: Int = .max) throws(ImageError) -> Data {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var status = stat()
    fstat(descriptor, &status)
    // Anything else might never end, such as a pipe.
    guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable(reason: "it is not a regular file") }
    guard status.st_size <= maximumFileSize else { throw .fileTooLarge(megabytes: Int(status.st_size) >> 20) }
    var data = Data(count: min(Int(status.st_size), limit))
    let count = data.withUnsafeMutableBytes { bytes in
      var count = 0
      while count < bytes.count {
        let more = read(descriptor, bytes.baseAddress! + count, bytes.count - count)
        if more == 0 { break }
        if more < 0 { return -1 }
        count += more
      }
      return count
    }
    guard count >= 0 else { throw .unreadable(reason: String(cString: strerror(errno))) }
    return data.prefix(count)
  }

  private static func header(_ reader: ByteReader) throws(ImageError) -> ImageHeader {
    guard !reader.bytes.isEmpty else { throw .empty }
    guard let format = ImageFormat(sniffing: reader) else { throw .notAnImage }
    guard format.decoderName != nil else { throw .unsupported(format) }
    guard let header = ImageHeader(format: format, reader: reader) else { throw .incomplete(format) }
    return header
  }

  private static func decode(_ reader: ByteReader, maxPixelSize: Int?) throws(ImageError) -> CGImage {
    let header = try header(reader)
    let format = header.format
    // The sides first: their product may not be a number.
    guard max(header.width, header.height) <= PictureMaximumSide, header.pixelCount <= maximumPixelCount else {
      throw .tooLarge(width: header.width, height: header.height)
    }
    guard ImageCompleteness.isComplete(reader, format: format) else { throw .incomplete(format) }
    let stored = try PictureDecoding.pixels(reader.bytes, format: format, maxPixelSize: maxPixelSize)
    let image = CGImage(pixels: header.orientation.upright(stored))
    _ = image.levels
    return image
  }
}

extension SDLImageDecoder: ImageDecoding {
  /// Returns the picture in the file at `path`.
  package func decodeImage(atPath path: String) throws -> CGImage { try decode(file: path) }
  /// Returns the picture in `data`.
  package func decodeImage(from data: Data) throws -> CGImage { try decode(data) }
  /// Returns the image as the bytes of a PNG file.
  package func pngData(from image: CGImage) throws -> Data { PNGEncoder.encode(image) }
}
