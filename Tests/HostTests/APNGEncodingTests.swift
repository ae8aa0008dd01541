import CoreGraphics
import Foundation
import Testing

@testable import Host
@testable import SDLHost

@Suite("Films are written as animated PNG without loss")
struct APNGEncodingTests {
  private static let size = (width: 40, height: 30)

  /// Returns a gray screen with a white square of 8×8 pixels at `x`.
  private static func frame(squareAt x: Int) -> CGImage {
    let pixels = PixelBuffer(width: size.width, height: size.height)
    for y in 0..<size.height { pixels.row(y).update(repeating: 0xff40_4040, count: size.width) }
    for y in 10..<18 { (pixels.row(y) + x).update(repeating: 0xffff_ffff, count: 8) }
    return CGImage(pixels: pixels)
  }

  private static func film(squaresAt places: [Int], framesPerSecond: Int = 60) -> Film? {
    Film(file(of: places.map(frame), framesPerSecond: framesPerSecond))
  }

  /// Returns a complete file, assembled from what the encoder returns.
  private static func file(of frames: [CGImage], framesPerSecond: Int) -> Data {
    var encoder = APNGEncoder(width: size.width, height: size.height, framesPerSecond: framesPerSecond)
    var file = encoder.head
    for frame in frames { file += encoder.add(frame) }
    file += encoder.finish()
    file.replaceSubrange(0..<encoder.head.count, with: encoder.head)
    return file
  }

  @Test("Given a square that moves, then every frame read back is the one that was written")
  func roundTrip() throws {
    let places = [0, 3, 9, 32]
    let film = try #require(Self.film(squaresAt: places))
    #expect(film.frames.count == places.count)
    for (frame, place) in zip(try film.pictures(), places) {
      let expected = Self.frame(squareAt: place)
      for y in 0..<Self.size.height { for x in 0..<Self.size.width { #expect(frame[x, y] == expected.pixels[x, y]) } }
    }
  }

  @Test("Only the rectangle around what has changed is stored")
  func damage() throws {
    let film = try #require(Self.film(squaresAt: [0, 3]))
    #expect(film.frames[0].area == PixelArea(x: 0, y: 0, width: 40, height: 30))
    #expect(film.frames[1].area == PixelArea(x: 0, y: 10, width: 11, height: 8))
  }

  @Test("A frame that shows nothing new prolongs the one before, and delays are exact fractions of a second")
  func delays() throws {
    let film = try #require(Self.film(squaresAt: [0, 0, 0, 5, 5], framesPerSecond: 60))
    #expect(film.frames.map(\.delay) == [[3, 60], [2, 60]])
    #expect(film.announcedFrames == 2)
    #expect(film.plays == 0)
  }

  @Test("Control and data chunks are numbered in one row, the first picture among them without a number of its own")
  func sequence() throws {
    let film = try #require(Self.film(squaresAt: [0, 3, 6]))
    #expect(film.sequence == [0, 1, 2, 3, 4])
  }

  @Test("The same frames give the same bytes")
  func determinism() {
    func bytes() -> Data { Self.file(of: (0..<10).map(Self.frame), framesPerSecond: 50) }
    #expect(bytes() == bytes())
  }

  @Test("Given a frame that differs from the one before, then that one is handed out at once, and the encoder keeps no more than two")
  func streaming() {
    var encoder = APNGEncoder(width: Self.size.width, height: Self.size.height, framesPerSecond: 60)
    #expect(encoder.add(Self.frame(squareAt: 0)).isEmpty)
    #expect(encoder.add(Self.frame(squareAt: 0)).isEmpty, "The first frame may still be prolonged")
    #expect(!encoder.add(Self.frame(squareAt: 5)).isEmpty)
    weak var early: CGImage?
    do {
      let frame = Self.frame(squareAt: 9)
      early = frame
      _ = encoder.add(frame)
    }
    _ = encoder.add(Self.frame(squareAt: 12))
    #expect(early == nil)
  }
}

/// A parsed animated PNG.
private struct Film {
  struct Frame {
    let area: PixelArea
    /// The numerator and denominator, in seconds.
    let delay: [Int]
    var data: [UInt8]
  }

  private(set) var announcedFrames = 0
  private(set) var plays = -1
  private(set) var frames: [Frame] = []
  private(set) var sequence: [Int] = []

  init?(_ file: Data) {
    let bytes = [UInt8](file)
    guard file.starts(with: PNGChunk.signature) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int { bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) } }
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = number(offset, 4)
      let start = offset + 8
      let checked = Array(bytes[offset + 4..<start + length])
      guard number(start + length, 4) == Int(Checksum.crc32(checked)) else { return nil }
      switch String(decoding: bytes[offset + 4..<start], as: UTF8.self) {
      case "acTL": (announcedFrames, plays) = (number(start, 4), number(start + 4, 4))
      case "fcTL":
        sequence.append(number(start, 4))
        let area = PixelArea(
          x: number(start + 12, 4), y: number(start + 16, 4), width: number(start + 4, 4), height: number(start + 8, 4))
        frames.append(Frame(area: area, delay: [number(start + 20, 2), number(start + 22, 2)], data: []))
      case "IDAT": frames[0].data += bytes[start..<start + length]
      case "fdAT":
        sequence.append(number(start, 4))
        frames[frames.count - 1].data += bytes[start + 4..<start + length]
      default: break
      }
      offset = start + length + 4
    }
  }

  /// Returns the contents of the screen at each frame.
  func pictures() throws -> [PixelBuffer] {
    let first = frames[0].area
    let screen = PixelBuffer(width: first.width, height: first.height)
    return try frames.map { frame in
      var file = PNGChunk.signature
      file += PNGChunk.header(width: frame.area.width, height: frame.area.height, bytesPerPixel: 3)
      file += PNGChunk.bytes("IDAT", frame.data)
      file += PNGChunk.bytes("IEND", [])
      let part = try PictureDecoder().decode(file)
      for y in 0..<part.height {
        (screen.row(frame.area.y + y) + frame.area.x).update(from: part.pixels.row(y), count: part.width)
      }
      return screen.copy()
    }
  }
}
