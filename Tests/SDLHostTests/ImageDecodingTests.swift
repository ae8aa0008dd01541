import CPictures
import CoreGraphics
import Foundation
import Testing

@testable import Host
@testable import SDLHost

@Suite("Pictures are decoded upright, premultiplied and at the size wanted")
struct ImageDecodingTests {
  let decoder = PictureDecoder()
  let picture = SamplePictures.quarters(width: 64, height: 48)

  @Test("A picture comes back as it was saved", arguments: ["jpeg", "png", "bmp"])
  func roundTrip(format: String) throws {
    let data = ["jpeg": SamplePictures.jpeg(picture), "png": SamplePictures.png(picture), "bmp": SamplePictures.bmp(picture)][format]
    let image = try decoder.decode(try #require(data))
    #expect(image.width == 64)
    #expect(image.height == 48)
    #expect(image.isOpaque)
    #expect(image.quarters == "rgbw")
  }

  // The picture that a camera stores when it is held this way, by EXIF's table: the quarters after turning the stored picture upright.
  @Test(
    "Every EXIF orientation turns the picture upright",
    arguments: [(1, "rgbw"), (2, "grwb"), (3, "wbgr"), (4, "bwrg"), (5, "rbgw"), (6, "brwg"), (7, "wgbr"), (8, "gwrb")])
  func orientations(orientation: Int, expected: String) throws {
    for isBigEndian in [true, false] {
      let image = try decoder.decode(SamplePictures.jpeg(picture, orientation: orientation, isBigEndian: isBigEndian))
      #expect(image.quarters == expected)
      #expect(image.width == (orientation < 5 ? 64 : 48))
    }
  }

  @Test("A thumbnail's longer side has the size asked for, turned or not")
  func thumbnailSize() throws {
    let large = SamplePictures.quarters(width: 400, height: 300)
    let plain = try decoder.decode(SamplePictures.png(large), maxPixelSize: 100)
    #expect((plain.width, plain.height) == (100, 75))
    #expect(plain.quarters == "rgbw")
    let turned = try decoder.decode(SamplePictures.jpeg(large, orientation: 6), maxPixelSize: 100)
    #expect((turned.width, turned.height) == (75, 100))
    #expect(turned.quarters == "brwg")
  }

  // A quarter of the size is decoded from the low frequencies alone, which differ a little from the mean of the areas.
  @Test("A thumbnail of a JPEG picture is what reducing the whole picture gives, but for rounding", arguments: [1, 6])
  func reducedDecoding(orientation: Int) throws {
    let width = 640
    let pixels = PixelBuffer(width: width, height: 480)
    for y in 0..<480 {
      for x in 0..<width {
        let wave = sin(Double(x) / 17) * cos(Double(y) / 23)
        pixels[x, y] = 0xff00_0000 | UInt32(x * 255 / width) << 16 | UInt32(128 + 100 * wave) << 8 | UInt32(y * 255 / 480)
      }
    }
    let data = SamplePictures.jpeg(CGImage(pixels: pixels), orientation: orientation)
    let whole = try decoder.decode(data).pixels
    let (newWidth, newHeight) = orientation == 1 ? (80, 60) : (60, 80)
    let reduced = whole.reduced(width: newWidth, height: newHeight)
    let thumbnail = try decoder.decode(data, maxPixelSize: 80).pixels
    #expect((thumbnail.width, thumbnail.height) == (newWidth, newHeight))
    var largest = 0
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        for shift in [0, 8, 16] {
          largest = max(largest, abs(Int(thumbnail[x, y] >> shift & 255) - Int(reduced[x, y] >> shift & 255)))
        }
      }
    }
    #expect(largest <= 3)
  }

  @Test("A picture is never enlarged")
  func neverEnlarged() throws {
    #expect(try decoder.decode(SamplePictures.png(picture), maxPixelSize: 1000).width == 64)
  }

  @Test("The smaller levels are there when the decoder is done")
  func levels() throws {
    let image = try decoder.decode(SamplePictures.png(picture))
    #expect(image.levels.count == 7)
    #expect(image.levels.last?.width == 1)
  }

  @Test("Reducing keeps the mean colour", arguments: [(7, 5), (33, 20), (1, 1), (63, 47)])
  func meanColour(width: Int, height: Int) {
    let ramp = PixelBuffer(width: 64, height: 48)
    for y in 0..<48 { for x in 0..<64 { ramp[x, y] = 0xff00_0000 | UInt32(x * 4) << 16 | UInt32(y * 5) << 8 } }
    func mean(_ buffer: PixelBuffer, _ shift: UInt32) -> Double {
      var sum = 0.0
      for y in 0..<buffer.height { for x in 0..<buffer.width { sum += Double(buffer[x, y] >> shift & 255) } }
      return sum / Double(buffer.width * buffer.height)
    }
    let reduced = ramp.reduced(width: width, height: height)
    for shift in [16, 8, 24] as [UInt32] { #expect(abs(mean(reduced, shift) - mean(ramp, shift)) < 1) }
  }

  // Up to 2¹⁶ times a pixel's area, sums of 32 bits are enough; 6000 old pixels under a new one need more.
  @Test(
    "Each new pixel is the rounded mean of what is under it",
    arguments: [(61, 47, 60, 47), (64, 48, 7, 5), (33, 20, 32, 3), (6000, 1, 1, 1), (6000, 3, 3, 2), (1, 1, 1, 1)])
  func exactMeans(width: Int, height: Int, newWidth: Int, newHeight: Int) {
    let picture = PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { picture[x, y] = UInt32(truncatingIfNeeded: (y * width + x) * 2_654_435_761) } }
    let reduced = picture.reduced(width: newWidth, height: newHeight)
    /// The old pixels under a new one, and how much of each is, in 1/256.
    func parts(_ index: Int, of count: Int, from side: Int) -> [(index: Int, weight: Int)] {
      let (start, end) = (index * side * 256 / count, (index + 1) * side * 256 / count)
      return (start / 256...(end - 1) / 256).map { ($0, min(end, $0 * 256 + 256) - max(start, $0 * 256)) }
    }
    for y in 0..<newHeight {
      for x in 0..<newWidth {
        var (sums, area) = ([0, 0, 0, 0], 0)
        for row in parts(y, of: newHeight, from: height) {
          for column in parts(x, of: newWidth, from: width) {
            let weight = row.weight * column.weight
            area += weight
            for channel in 0..<4 { sums[channel] += weight * Int(picture[column.index, row.index] >> (8 * channel) & 255) }
          }
        }
        let mean = sums.enumerated().reduce(UInt32(0)) { $0 | UInt32(($1.element + area / 2) / area) << (8 * $1.offset) }
        #expect(reduced[x, y] == mean)
      }
    }
  }

  @Test("Transparency is premultiplied when read and straight when written")
  func transparency() throws {
    let pixels = PixelBuffer(width: 2, height: 1)
    pixels[0, 0] = 0x8040_2000
    let image = try decoder.decode(SamplePictures.png(CGImage(pixels: pixels)))
    #expect(!image.isOpaque)
    #expect(image.pixels[0, 0] == 0x8040_2000)
    #expect(image.pixels[1, 0] == 0)
  }

  @Test("The same image gives the same PNG, also in a file")
  func deterministicPNG() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-\(UUID().uuidString).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try PNGEncoder.write(picture, to: path)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == SamplePictures.png(picture))
  }
}

@Suite("A file that is no good picture is told in words")
struct ImageErrorTests {
  let decoder = PictureDecoder()
  let picture = SamplePictures.quarters(width: 200, height: 200)

  private func error(_ data: Data) -> ImageError? {
    do throws(ImageError) {
      _ = try decoder.decode(data)
      return nil
    } catch { return error }
  }

  @Test("An empty file") func empty() {
    #expect(error(Data()) == .empty)
    #expect(ImageError.empty.description == "The file is empty.")
  }

  @Test("A text") func text() { #expect(error(Data("Dear diary".utf8)) == .notAnImage) }

  @Test("A file cut off", arguments: [0.02, 0.3, 0.6, 0.99])
  func truncated(part: Double) {
    for data in [SamplePictures.jpeg(picture), SamplePictures.png(picture), SamplePictures.bmp(picture)] {
      let error = error(data.prefix(Int(Double(data.count) * part)))
      #expect(error != nil)
      #expect(error != .notAnImage)
    }
    let jpeg = SamplePictures.jpeg(picture)
    #expect(self.error(jpeg.dropLast(2)) == .incomplete(.jpeg))
  }

  @Test("A picture that claims to be vast is refused before it is decoded")
  func vast() {
    var png = SamplePictures.png(picture)
    png.replaceSubrange(16..<24, with: [0, 0, 0xf0, 0, 0, 0, 0xf0, 0])
    #expect(error(png) == .tooLarge(width: 61_440, height: 61_440))
    #expect(error(png)?.description == "The picture is too large: 61440 × 61440 pixels.")
  }

  @Test("Bytes turned to noise never crash the decoder")
  func noise() {
    var seed: UInt64 = 42
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for original in [SamplePictures.jpeg(picture, orientation: 6), SamplePictures.png(picture), SamplePictures.bmp(picture)] {
      for _ in 0..<60 {
        var data = original
        for _ in 0..<8 { data[next(data.count)] = UInt8(next(256)) }
        _ = error(data)
      }
    }
  }

  @Test("A missing file, a folder and an unreadable format")
  func files() {
    #expect(throws: ImageError.unreadable(reason: "No such file or directory")) { try decoder.decode(file: "/nonexistent.jpg") }
    #expect(throws: ImageError.unreadable(reason: "it is not a regular file")) { try decoder.decode(file: "/tmp") }
    #expect(error(Data([0xff, 0x0a, 0, 0])) == .unsupported(.jpegXL))
    #expect(error(Data([0, 0, 0, 24] + Array("ftypheic".utf8) + [0, 0, 0, 0])) == .incomplete(.heic))
  }

  @Test("A PNG called .jpg is a PNG")
  func mislabelled() throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-\(UUID().uuidString).jpg").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try SamplePictures.png(picture).write(to: URL(fileURLWithPath: path))
    #expect(try decoder.decode(file: path).quarters == "rgbw")
    #expect(try decoder.header(of: PictureFile(FilePath(path))).format == .png)
  }
}

extension PixelBuffer {
  /// Returns the picture reduced as decoders reduce it.
  fileprivate func reduced(width newWidth: Int, height newHeight: Int) -> PixelBuffer {
    var pixels = [UInt32](repeating: 0, count: newWidth * newHeight)
    pixels.withUnsafeMutableBufferPointer { pixels in
      let reducer = area_reducer_create(UInt32(width), UInt32(height), pixels.baseAddress, UInt32(newWidth), UInt32(newHeight))
      for y in 0..<height { area_reducer_add(reducer, row(y)) }
      area_reducer_free(reducer)
    }
    return PixelBuffer(copying: pixels, width: newWidth, height: newHeight)
  }
}
