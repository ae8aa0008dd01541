import CPictures
import CoreGraphics
import Host

enum DecoderPlace: String, Sendable {
  /// In processes that can do nothing else.
  case process
  /// Inside the program, so that a debugger sees the decoders.
  case inside

  static let variable = "GLISSADE_DECODER"

  static let standard = ProcessInfo.processInfo.environment[variable].flatMap(DecoderPlace.init) ?? .process
}

struct DecoderTask {
  let header: ImageHeader
  /// The contents of the file.
  let bytes: UnsafeRawBufferPointer
  /// The maximum of the longer side, in pixels, or nil for the full size.
  let maxPixelSize: Int?
  /// The maximum memory of an animated picture's frames, in bytes. If they need more, or for 0, only the first one is decoded.
  var animationSize = 0

  /// The maximum of the longer side as the decoders take it, where 0 stands for the full size.
  var longestSide: UInt32 { UInt32(clamping: maxPixelSize.map { max($0, 1) } ?? 0) }

  /// The capacity of a worker that can decode the picture, in bytes: enough for its pixels, and for the file.
  var capacity: Int {
    var (width, height) = (header.width, header.height)
    let longer = max(width, height)
    if let maxPixelSize, maxPixelSize < longer {
      let limit = max(maxPixelSize, 1)
      (width, height) = (width * limit / longer + 1, height * limit / longer + 1)
    }
    let needed = max(width * height * 4, animationSize, bytes.count)
    var capacity = Int(PictureMinimumCapacity)
    while capacity < needed, capacity < PictureMemoryLimit { capacity *= 2 }
    return capacity
  }

  /// The maximum processor time for decoding, in seconds. The largest pictures of cameras, animations, and formats that are slow to decode
  /// get more than two.
  var timeLimit: Int {
    let isSlow = header.format == .heic || header.format == .avif
    let pixelsPerSecond = isSlow ? 5_000_000 : 25_000_000
    return max((header.pixelCount + pixelsPerSecond - 1) / pixelsPerSecond, animationSize > 0 ? 6 : 2)
  }
}

struct DecodedPicture {
  /// The picture, or the frames of an animated one. There is at least one.
  let frames: [PixelBuffer]
  /// The duration of each frame in milliseconds, 0 for a single one.
  let delays: [Int]
  /// The libraries' warnings about the picture, or an empty text.
  let warnings: String

  /// The picture, or the first of its frames.
  var pixels: PixelBuffer { frames[0] }
}
