import CoreGraphics

/// Writes recordings as animated PNG files, frame by frame. The same frames produce the same bytes on every machine.
///
/// Only the smallest rectangle that contains the changes since the previous frame is stored. A frame without changes prolongs the previous
/// one. Delays are exact fractions of a second. A recording has no alpha, because a screen is opaque.
///
/// The file consists of the results of `head`, each `add`, and `finish`. Afterward, replace its beginning by the final `head`, which has
/// the same length and contains the number of frames. This way, memory holds at most two frames.
package struct APNGEncoder {
  private let width: Int
  private let height: Int
  private let framesPerSecond: Int
  private let texts: [(keyword: String, text: String)]
  private var frameCount = 0
  /// The number of the next chunk. Control and data chunks are numbered together.
  private var sequence = 0
  private var latest: CGImage?
  /// The frame that can still be prolonged: its stored pixels, its area, and the number of frames for which it has been shown.
  private var pending: (rows: [UInt8], area: PixelArea, count: Int)?

  /// Creates an encoder for frames of a size in pixels, with 1…65535 frames per second. `texts` are stored in the file.
  package init(width: Int, height: Int, framesPerSecond: Int, texts: [(keyword: String, text: String)] = []) {
    self.width = width
    self.height = height
    self.framesPerSecond = framesPerSecond
    self.texts = texts
  }

  /// The beginning of the file, for the number of frames so far. The recording plays in a loop.
  package var head: Data {
    var file = PNGChunk.signature
    file += PNGChunk.header(width: width, height: height, bytesPerPixel: 3)
    file += PNGChunk.bytes("acTL", PNGChunk.bigEndian(frameCount) + PNGChunk.bigEndian(0))
    for entry in texts { file += PNGChunk.text(entry.text, keyword: entry.keyword) }
    return file
  }

  /// Adds a frame that is shown for the time of `count` frames. Returns the bytes of the file that are final: the previous frames.
  package mutating func add(_ image: CGImage, count: Int = 1) -> Data {
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

  /// Removes the pending frame and returns its chunks.
  private mutating func pendingFrame() -> Data {
    guard let frame = pending else { return Data() }
    pending = nil
    // A delay's numerator has 16 bits. No still picture of a recording is shown for longer.
    let delay = PNGChunk.bigEndian16(min(frame.count, 65_535)) + PNGChunk.bigEndian16(framesPerSecond)
    let size = PNGChunk.bigEndian(frame.area.width) + PNGChunk.bigEndian(frame.area.height)
    let place = PNGChunk.bigEndian(frame.area.x) + PNGChunk.bigEndian(frame.area.y)
    // The frame stays in place for the next one, which covers only its own part.
    var chunks = Data(PNGChunk.bytes("fcTL", nextNumber() + size + place + delay + [0, 0]))
    chunks += frameCount == 0 ? PNGChunk.bytes("IDAT", frame.rows) : PNGChunk.bytes("fdAT", nextNumber() + frame.rows)
    frameCount += 1
    return chunks
  }

  private mutating func nextNumber() -> [UInt8] {
    defer { sequence += 1 }
    return PNGChunk.bigEndian(sequence)
  }

  /// Returns the end of the file. At least one frame must have been added.
  package mutating func finish() -> Data {
    let last = pendingFrame()
    guard frameCount > 0 else { fatalError("A film needs at least one frame.") }
    return last + PNGChunk.bytes("IEND", [])
  }
}
