import CPictures
import CoreGraphics
import Foundation
import Host
import UIKit

/// Decodes picture files, in processes that can do nothing else. Its methods are safe to call from any thread.
package final class PictureDecoder: Sendable {
  /// The number of pixels above which a picture is refused before decoding.
  package static let maximumPixelCount = PictureMaximumPixelCount

  private let place: DecoderPlace

  /// Creates a decoder.
  package convenience init() { self.init(place: .standard) }

  /// Creates a decoder that decodes in the given place.
  init(place: DecoderPlace) { self.place = place }

  /// Ends the processes that decode and have nothing to do. They are started again when they are needed, in about a millisecond.
  static func endIdleProcesses() { DecoderPool.shared.endIdle() }

  /// Starts the process that starts those that decode. Call it as early as possible. Without this call, it is started for the first
  /// picture.
  package static func prepare() { if DecoderPlace.standard == .process { DecoderPool.shared.prepare() } }

  /// Returns the picture in a file: upright, premultiplied, and with its smaller levels.
  ///
  /// - Parameters:
  ///   - file: The path of the file.
  ///   - maxPixelSize: The maximum of the longer side, in pixels, or nil for the full size. A picture is never enlarged.
  /// - Throws: An `ImageError` if the file can't be shown.
  package func decode(file: String, maxPixelSize: Int? = nil) throws(ImageError) -> CGImage {
    try decode(try PictureFile(FilePath(file)), maxPixelSize: maxPixelSize)
  }

  /// Returns the picture in an open file; see `decode(file:maxPixelSize:)`. A ticket can cancel the decoding.
  package func decode(_ file: PictureFile, maxPixelSize: Int? = nil, ticket: DecodingTicket? = nil) throws(ImageError) -> CGImage {
    try decode(try file.contents(), named: file.path.text, maxPixelSize: maxPixelSize, ticket: ticket)
  }

  /// Returns the picture in `data`; see `decode(file:maxPixelSize:)`. A ticket can cancel the decoding. The name is for messages.
  package func decode(
    _ data: Data, named name: String = "data", maxPixelSize: Int? = nil, ticket: DecodingTicket? = nil
  ) throws(ImageError) -> CGImage {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in
        let picture = try decode(ByteReader(bytes: bytes), maxPixelSize: maxPixelSize, ticket: ticket)
        DecoderMessages.send(warnings: picture.warnings, picture: name)
        return CGImage(pixels: picture.pixels)
      }
    }
    let image = try result.get()
    _ = image.levels
    return image
  }

  /// Returns the frames of an animated picture in an open file, or nil if it isn't animated, or if its frames would take too much memory.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - maxPixelSize: The maximum of the longer side, in pixels. A picture is never enlarged.
  ///   - memoryLimit: The maximum memory of all frames, in bytes.
  ///   - ticket: Cancels the decoding.
  package func decodeAnimation(
    _ file: PictureFile, maxPixelSize: Int, memoryLimit: Int, ticket: DecodingTicket? = nil
  ) throws(ImageError) -> ImageFrames? {
    guard try header(of: file).mayBeAnimated else { return nil }
    let data = try file.contents()
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in
        // The smaller levels take a third more.
        try decode(ByteReader(bytes: bytes), maxPixelSize: maxPixelSize, animationSize: memoryLimit / 4 * 3, ticket: ticket)
      }
    }
    let picture = try result.get()
    guard picture.frames.count > 1 else { return nil }
    let images = picture.frames.map { CGImage(pixels: $0) }
    for image in images { _ = image.levels }
    return ImageFrames(images: images, delays: picture.delays)
  }

  /// Returns the format according to a file's first bytes, or nil if the file isn't a picture or can't be read.
  package static func format(ofFile path: FilePath) -> ImageFormat? {
    guard let start = try? PictureFile(path).contents(limit: 32) else { return nil }
    return start.withUnsafeBytes { ImageFormat(sniffing: ByteReader(bytes: $0)) }
  }

  /// Returns the properties of a picture without decoding it.
  package func header(of file: PictureFile) throws(ImageError) -> ImageHeader {
    // Headers are at the beginning, but there is no limit to what a camera stores before the size.
    let start = try file.contents(limit: 256 << 10)
    do { return try Self.header(start) } catch ImageError.incomplete { return try Self.header(try file.contents()) }
  }

  private static func header(_ data: Data) throws(ImageError) -> ImageHeader {
    let result = data.withUnsafeBytes { bytes in
      Result { () throws(ImageError) in try Self.header(ByteReader(bytes: bytes)) }
    }
    return try result.get()
  }

  private static func header(_ reader: ByteReader) throws(ImageError) -> ImageHeader {
    guard !reader.bytes.isEmpty else { throw .empty }
    guard let format = ImageFormat(sniffing: reader) else { throw .notAnImage }
    guard PictureFormat(format) != nil else { throw .unsupported(format) }
    guard let header = ImageHeader(format: format, reader: reader) else { throw .incomplete(format) }
    return header
  }

  private func decode(
    _ reader: ByteReader, maxPixelSize: Int?, animationSize: Int = 0, ticket: DecodingTicket?
  ) throws(ImageError) -> DecodedPicture {
    let header = try Self.header(reader)
    let format = header.format
    // The sides first: their product may not be a number.
    guard max(header.width, header.height) <= PictureMaximumSide, header.pixelCount <= Self.maximumPixelCount else {
      throw .tooLarge(width: header.width, height: header.height)
    }
    guard ImageCompleteness.isComplete(reader, format: format) else { throw .incomplete(format) }
    let task = DecoderTask(header: header, bytes: reader.bytes, maxPixelSize: maxPixelSize, animationSize: animationSize)
    let stored =
      switch place {
      case .process: try WorkerDecoder().decode(task, ticket: ticket)
      case .inside: try InsideDecoder.decode(task)
      }
    return DecodedPicture(
      frames: stored.frames.map { header.orientation.upright($0) }, delays: stored.delays, warnings: stored.warnings)
  }
}

extension PictureDecoder: ImageDecoding {
  /// Returns the picture in the file at `path`.
  package func decodeImage(atPath path: String) throws -> CGImage { try decode(file: path) }
  /// Returns the picture in `data`.
  package func decodeImage(from data: Data) throws -> CGImage { try decode(data) }
  /// Returns the image as the bytes of a PNG file.
  package func pngData(from image: CGImage) throws -> Data { PNGEncoder.encode(image) }
}
