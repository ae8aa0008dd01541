import CoreGraphics
import Foundation

/// Writes films as animated PNG files: the same frames give the same bytes on every machine.
///
/// Only what has changed since the frame before is stored, in the smallest rectangle around it; a frame that shows nothing new
/// prolongs the one before. Delays are exact fractions of a second. A film has no alpha: a screen is opaque.
public struct APNGEncoder {
  private let width: Int
  private let height: Int
  private let framesPerSecond: Int
  private let texts: [(keyword: String, text: String)]
  private var chunks = Data()
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

  /// Adds a frame that is shown for `count` frames' time.
  public mutating func add(_ image: CGImage, count: Int = 1) {
    precondition(image.width == width && image.height == height, "Every frame of a film is \(width)×\(height) pixels large.")
    if latest == nil {
      begin(image, area: PixelArea(x: 0, y: 0, width: width, height: height), count: count)
    } else if let latest, let area = PixelArea(ofChangesFrom: latest.pixels, to: image.pixels) {
      begin(image, area: area, count: count)
    } else {
      pending?.count += count
    }
    latest = image
  }

  private mutating func begin(_ image: CGImage, area: PixelArea, count: Int) {
    flush()
    pending = (Deflate.compress(PNGRows(image, area: area, bytesPerPixel: 3).filtered), area, count)
  }

  /// Writes the pending frame down.
  private mutating func flush() {
    guard let frame = pending else { return }
    pending = nil
    // A delay's numerator has 16 bits; no still picture of a film is that long.
    let delay = PNGChunk.bigEndian16(min(frame.count, 65_535)) + PNGChunk.bigEndian16(framesPerSecond)
    let size = PNGChunk.bigEndian(frame.area.width) + PNGChunk.bigEndian(frame.area.height)
    let place = PNGChunk.bigEndian(frame.area.x) + PNGChunk.bigEndian(frame.area.y)
    // Left in place for the next frame, which covers its own part of it.
    chunks += PNGChunk.bytes("fcTL", nextNumber() + size + place + delay + [0, 0])
    chunks += frameCount == 0 ? PNGChunk.bytes("IDAT", frame.rows) : PNGChunk.bytes("fdAT", nextNumber() + frame.rows)
    frameCount += 1
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunk.bigEndian(sequence)
  }

  /// The whole file, which plays over and over. There must be a frame.
  public mutating func finish() -> Data {
    flush()
    precondition(frameCount > 0, "A film needs at least one frame.")
    var file = PNGChunk.signature
    file += PNGChunk.header(width: width, height: height, bytesPerPixel: 3)
    file += PNGChunk.bytes("acTL", PNGChunk.bigEndian(frameCount) + PNGChunk.bigEndian(0))
    for entry in texts { file += PNGChunk.text(entry.text, keyword: entry.keyword) }
    file += chunks
    file += PNGChunk.bytes("IEND", [])
    return file
  }
}
