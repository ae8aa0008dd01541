import CoreGraphics
import Host
import SDLHost

/// Creates the image of a photo, from its thumbnail on disk if there is one.
struct PhotoDecoder: Sendable {
  enum Step {
    /// With the size of the whole picture, upright, in pixels, or nil if it is unknown.
    case done(ThumbnailLoader.Outcome, pictureSize: CGSize?)
    /// There is no memory for the pixels now.
    case heldBack
    case cancelled
  }

  private let decoder = PictureDecoder()
  /// The thumbnails on disk, or nil for none.
  let thumbnails: ThumbnailCache?

  /// Creates an image of a photo. A large photo is decoded at the size of a thumbnail, possibly the next larger one, so that its appearance
  /// doesn't depend on whether it comes from a thumbnail.
  ///
  /// Before decoding, `mayBegin` gets the number of pixels, and returns whether there is memory for them.
  func image(of key: ThumbnailKey, ticket: DecodingTicket? = nil, mayBegin: (Int) -> Bool = { _ in true }) -> Step {
    do throws(ImageError) {
      guard let (image, size) = try decode(key, ticket, mayBegin) else { return .heldBack }
      return .done(.success(image), pictureSize: size)
    } catch {
      return error == .cancelled ? .cancelled : .done(.failure(error), pictureSize: nil)
    }
  }

  private func decode(
    _ key: ThumbnailKey, _ ticket: DecodingTicket?, _ mayBegin: (Int) -> Bool
  ) throws(ImageError) -> (CGImage, pictureSize: CGSize?)? {
    // Opened first: a file that must not be read isn't shown, even if there is a thumbnail.
    let file = try PictureFile(key.photo.file)
    let size = ThumbnailSize(atLeast: key.maxPixelSize)
    let original = size == nil ? nil : thumbnails?.original(key.photo.file, file)
    if let original, let data = thumbnails?.thumbnail(of: original, atLeast: key.maxPixelSize), let image = try? decoder.decode(data),
      max(image.width, image.height) >= key.maxPixelSize
    {
      return (image, ThumbnailText(data)?.pictureSize)
    }
    let header = try decoder.header(of: file)
    if let original, let reason = thumbnails?.failure(of: original) { throw .damaged(header.format, reason: reason) }
    guard mayBegin(Self.cost(of: header)) else { return nil }
    let (width, height) = header.uprightSize
    let pictureSize = CGSize(width: width, height: height)
    guard let size, header.pixelCount >= ThumbnailCache.minimumPixelCount else {
      return (try decoder.decode(file, maxPixelSize: key.maxPixelSize, ticket: ticket), pictureSize)
    }
    do throws(ImageError) {
      let image = try decoder.decode(file, maxPixelSize: size.rawValue, ticket: ticket)
      if let original { thumbnails?.store(image, of: original, in: file, size: size, fullSize: header.uprightSize) }
      return (image, pictureSize)
    } catch {
      if let original, case .damaged(_, let reason) = error { thumbnails?.storeFailure(reason, of: original, in: file) }
      throw error
    }
  }

  /// The number of pixels in memory during decoding. JPEG pictures are decoded row by row.
  private static func cost(of header: ImageHeader) -> Int { header.format == .jpeg ? header.pixelCount / 4 : header.pixelCount }
}

extension ImageHeader {
  /// In pixels.
  fileprivate var uprightSize: (width: Int, height: Int) { orientation.swapsSides ? (height, width) : (width, height) }
}
