import CPictures
import CSDL2
import Host
import UIKit

/// Decodes picture files, in processes that can do nothing else. Its methods are safe to call from any thread.
package final class PictureDecoder: Sendable {
  /// The number of pixels above which a picture is refused before decoding.
  package static let maximumPixelCount = PictureMaximumPixelCount

  private let place: DecoderPlace
  private let workers: WorkerDecoder

  package convenience init() { self.init(place: .standard) }

  init(place: DecoderPlace, workers: WorkerDecoder = WorkerDecoder()) {
    self.place = place
    self.workers = workers
  }

  /// Ends the idle processes that decode. They are started again when they are needed, in about a millisecond.
  static func endIdleProcesses() { DecoderPool.shared.endIdle() }

  /// Starts the process that starts the decoders. Call it as early as possible. Without this call, it is started for the first picture.
  package static func prepare() { if DecoderPlace.standard == .process { DecoderPool.shared.prepare() } }

  /// Returns the picture in a file: upright, premultiplied, and with its smaller levels.
  ///
  /// `maxPixelSize` is the maximum of the longer side, in pixels, or nil for the full size. A picture is never enlarged. Throws if the file
  /// can't be shown.
  package func decode(file: String, maxPixelSize: Int? = nil) throws(ImageError) -> CGImage {
    try decode(try PictureFile(FilePath(file)), maxPixelSize: maxPixelSize)
  }

  /// Returns the picture in an open file; see `decode(file:maxPixelSize:)`. A ticket can cancel the decoding.
  package func decode(_ file: PictureFile, maxPixelSize: Int? = nil, ticket: DecodingTicket? = nil) throws(ImageError) -> CGImage {
    let isShipped = ShippedPictures.contain(file.path)
    return try decode(try file.contents(), named: file.path.text, maxPixelSize: maxPixelSize, isShipped: isShipped, ticket: ticket)
  }

  /// Returns the picture in `data`; see `decode(file:maxPixelSize:)`. A ticket can cancel the decoding. The name is for messages.
  package func decode(
    _ data: Data, named name: String = "data", maxPixelSize: Int? = nil, isShipped: Bool = false, ticket: DecodingTicket? = nil
  ) throws(ImageError) -> CGImage {
    let picture = try decode(data, maxPixelSize: maxPixelSize, animationSize: 0, isShipped: isShipped, ticket: ticket)
    DecoderMessages.send(warnings: picture.warnings, picture: name)
    let image = CGImage(pixels: picture.pixels)
    _ = image.levels
    return image
  }

  /// Returns the frames of an animated picture in an open file, or nil if it isn't animated, or if its frames need more than `memoryLimit`
  /// bytes.
  ///
  /// `maxPixelSize` is the maximum of the longer side, in pixels. A picture is never enlarged.
  package func decodeAnimation(
    _ file: PictureFile, maxPixelSize: Int, memoryLimit: Int, ticket: DecodingTicket? = nil
  ) throws(ImageError) -> ImageFrames? {
    guard try header(of: file).mayBeAnimated else { return nil }
    // The smaller levels need a third more.
    let picture = try decode(
      try file.contents(), maxPixelSize: maxPixelSize, animationSize: memoryLimit / 4 * 3, isShipped: ShippedPictures.contain(file.path),
      ticket: ticket)
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

  /// Returns the header of a picture that can be decoded according to its header.
  private static func checkedHeader(_ data: Data) throws(ImageError) -> ImageHeader {
    let header = try Self.header(data)
    // The sides are checked first, as their product may overflow.
    guard max(header.width, header.height) <= PictureMaximumSide, header.pixelCount <= maximumPixelCount else {
      throw .tooLarge(width: header.width, height: header.height)
    }
    let isComplete = data.withUnsafeBytes { ImageCompleteness.isComplete(ByteReader(bytes: $0), format: header.format) }
    guard isComplete else { throw .incomplete(header.format) }
    return header
  }

  private func decode(
    _ data: Data, maxPixelSize: Int?, animationSize: Int, isShipped: Bool, ticket: DecodingTicket?
  ) throws(ImageError) -> DecodedPicture {
    let header = try Self.checkedHeader(data)
    let decode: @Sendable (DecoderPlace, DecodingTicket?) -> Result<DecodedPicture, ImageError> = { [workers] place, ticket in
      data.withUnsafeBytes { bytes in
        let task = DecoderTask(header: header, bytes: bytes, maxPixelSize: maxPixelSize, animationSize: animationSize)
        return Result { () throws(ImageError) in
          switch place {
          case .process: try workers.decode(task, ticket: ticket)
          case .inside: try InsideDecoder.decode(task)
          }
        }
      }
    }
    var result: Result<DecodedPicture, ImageError>
    if place == .process, ticket == nil, Self.mustNotWait {
      result = BriefDecoder(limit: BriefDecoder.limit(for: header)).result { decode(.process, $0) } ?? .failure(.silent(header.format))
    } else {
      result = decode(place, ticket)
    }
    // Pictures that come with the program can always be shown, even if processes fail.
    if case .failure(let error) = result, error != .cancelled, isShipped { result = decode(.inside, ticket) }
    let stored = try result.get()
    return DecodedPicture(
      frames: stored.frames.map { header.orientation.upright($0) }, delays: stored.delays, warnings: stored.warnings)
  }

  /// A Boolean value that indicates whether the calling thread is the main thread of a program with a window.
  private static var mustNotWait: Bool { Thread.isMainThread && SDL_WasInit(SDL_INIT_VIDEO) != 0 }
}

extension PictureDecoder: ImageDecoding {
  package func decodeImage(atPath path: String) throws -> CGImage { try decode(file: path) }
  package func decodeImage(from data: Data) throws -> CGImage { try decode(data) }
  package func pngData(from image: CGImage) throws -> Data { PNGEncoder.encode(image) }
}
