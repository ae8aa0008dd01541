import CoreGraphics
import Foundation

/// Writes films as animated PNG files, frame by frame: the same frames give the same bytes on every machine.
///
/// Only what has changed since the frame before is stored, in the smallest rectangle around it; a frame that shows nothing new
/// prolongs the one before. Delays are exact fractions of a second. A film has no alpha: a screen is opaque.
///
/// The file is what `head`, each `add` and `finish` return, one after the other; then its beginning is replaced by the `head` of that
/// time, which has as many bytes and knows how many frames there are. So no more is kept in memory than two frames.
public struct APNGEncoder {
  private let width: Int
  private let height: Int
  private let framesPerSecond: Int
  private let texts: [(keyword: String, text: String)]
  private var frameCount = 0
  /// Control and data chunks are numbered together.
  private var sequence = 0
  private var latest: CGImage?
  /// The frame that may yet be prolonged: its pixels as they are stored, where they lie, and for how many frames it has been shown.
  private var pending: (rows: [UInt8], area: PixelArea, count: Int)?

  /// - Parameters:
  ///   - width: pixels, of every frame.
  ///   - height: pixels, of every frame.
  ///   - framesPerSecond: 1…65535.
  ///   - texts: stored with the film as keyword and text, for who opens the file later.
  public init(width: Int, height: Int, framesPerSecond: Int, texts: [(keyword: String, text: String)] = []) {
    self.width = width
    self.height = height
    self.framesPerSecond = framesPerSecond
    self.texts = texts
  }

  /// The beginning of the file, for as many frames as there are so far. It plays over and over.
  public var head: Data {
    var file = PNGChunk.signature
    file += PNGChunk.header(width: width, height: height, bytesPerPixel: 3)
    file += PNGChunk.bytes("acTL", PNGChunk.bigEndian(frameCount) + PNGChunk.bigEndian(0))
    for entry in texts { file += PNGChunk.text(entry.text, keyword: entry.keyword) }
    return file
  }

  /// Adds a frame that is shown for `count` frames' time, and returns what of the file is certain by now: the frames before.
  public mutating func add(_ image: CGImage, count: Int = 1) -> Data {
    guard image.width == width, image.height == height else { fatalError("Every frame of a film is \(width)×\(height) pixels large.") }
    defer { latest = image }
    guard let latest else { return begin(image, area: PixelArea(x: 0, y: 0, width: width, height: height), count: count) }
    guard let area = PixelArea(ofChangesFrom: latest.pixels, to: image.pixels) else {
      pending?.count += count
      return Data()
    }
    return begin(image, area: area, count: count)
  }

  private mutating func begin(_ image: CGImage, area: PixelArea, count: Int) -> Data {
    let before = pendingFrame()
    pending = (Deflate.compress(PNGRows(image, area: area, bytesPerPixel: 3).filtered), area, count)
    return before
  }

  /// The chunks of the pending frame, which is none any more.
  private mutating func pendingFrame() -> Data {
    guard let frame = pending else { return Data() }
    pending = nil
    // A delay's numerator has 16 bits; no still picture of a film is that long.
    let delay = PNGChunk.bigEndian16(min(frame.count, 65_535)) + PNGChunk.bigEndian16(framesPerSecond)
    let size = PNGChunk.bigEndian(frame.area.width) + PNGChunk.bigEndian(frame.area.height)
    let place = PNGChunk.bigEndian(frame.area.x) + PNGChunk.bigEndian(frame.area.y)
    // Left in place for the next frame, which covers its own part of it.
    var chunks = Data(PNGChunk.bytes("fcTL", nextNumber() + size + place + delay + [0, 0]))
    chunks += frameCount == 0 ? PNGChunk.bytes("IDAT", frame.rows) : PNGChunk.bytes("fdAT", nextNumber() + frame.rows)
    frameCount += 1
    return chunks
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunk.bigEndian(sequence)
  }

  /// The end of the file. There must be a frame.
  public mutating func finish() -> Data {
    let last = pendingFrame()
    guard frameCount > 0 else { fatalError("A film needs at least one frame.") }
    return last + PNGChunk.bytes("IEND", [])
  }
}
