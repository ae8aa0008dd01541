import CoreGraphics
import Foundation
import Testing

@testable import Host
@testable import SDLHost

@Suite("Images are written as PNG without loss")
struct PNGEncodingTests {
  /// The content of a test image. Each kind exercises another part of the encoder.
  enum Texture: CaseIterable {
    case flat, gradient, noise, stripes, glass

    func pixel(_ x: Int, _ y: Int, _ random: inout UInt64) -> UInt32 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      switch self {
      case .flat: return 0xff12_3456
      case .gradient: return 0xff00_0000 | UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32(x + y) & 255
      case .noise: return 0xff00_0000 | UInt32(truncatingIfNeeded: random >> 40)
      case .stripes: return x / 3 % 2 == 0 ? 0xffff_ffff : 0xff00_0000
      case .glass:
        // Premultiplied white, which survives any rounding.
        let alpha = UInt32((x + y) & 255)
        return alpha * 0x0101_0101
      }
    }

    func image(width: Int, height: Int) -> CGImage {
      let pixels = PixelBuffer(width: width, height: height)
      var random: UInt64 = 1
      for y in 0..<height { for x in 0..<width { pixels[x, y] = pixel(x, y, &random) } }
      return CGImage(pixels: pixels)
    }
  }

  @Test("What is read back is what was written", arguments: Texture.allCases, [(1, 1), (300, 1), (1, 300), (640, 250)])
  func roundTrip(texture: Texture, size: (Int, Int)) throws {
    let image = texture.image(width: size.0, height: size.1)
    let read = try PictureDecoder().decode(PNGEncoder.encode(image))
    #expect((read.width, read.height) == size)
    var differences = 0
    for y in 0..<size.1 { for x in 0..<size.0 where read.pixels[x, y] != image.pixels[x, y] { differences += 1 } }
    #expect(differences == 0)
  }

  @Test("What repeats takes little room, and noise hardly more than itself")
  func sizes() {
    #expect(PNGEncoder.encode(Texture.flat.image(width: 500, height: 500)).count < 3000)
    #expect(PNGEncoder.encode(Texture.gradient.image(width: 500, height: 500)).count < 10_000)
    #expect(PNGEncoder.encode(Texture.noise.image(width: 200, height: 200)).count < 122_400)
  }

  @Test("Texts are stored with the picture")
  func texts() throws {
    let data = PNGEncoder.encode(Texture.flat.image(width: 4, height: 4), texts: [("glissade", "photo-zoom · 0.44 s")])
    #expect(data.range(of: Data("glissade\0\0\0\0\0photo-zoom · 0.44 s".utf8)) != nil)
    #expect(try PictureDecoder().decode(data).width == 4)
    let read = try PNGTexts.read(data)
    #expect(read.map(\.keyword) == ["glissade"] && read.map(\.text) == ["photo-zoom · 0.44 s"])
  }

  @Test("Texts of other programs are read as well, in Latin letters or in any")
  func foreignTexts() throws {
    var file = PNGChunk.signature
    file += PNGChunk.header(width: 1, height: 1, bytesPerPixel: 3)
    file += PNGChunk.bytes("tEXt", Array("Author\0Ren".utf8) + [0xe9])
    file += PNGChunk.bytes("iTXt", Array("Title\0\0\0en\0Titre\0Ete\u{301}".utf8))
    file += PNGChunk.bytes("IEND", [])
    let texts = try PNGTexts.read(file)
    #expect(texts.map(\.keyword) == ["Author", "Title"])
    #expect(texts.map(\.text) == ["René", "Ete\u{301}"])
  }

  @Test("A file that is no PNG, is cut off, or has a text that was tampered with, is told apart")
  func unreadableTexts() {
    let good = PNGEncoder.encode(Texture.flat.image(width: 4, height: 4), texts: [("glissade", "abc")])
    var bad = good
    if let place = bad.range(of: Data("abc".utf8)) { bad.replaceSubrange(place, with: Data("abd".utf8)) }
    #expect(throws: ImageError.empty) { try PNGTexts.read(Data()) }
    #expect(throws: ImageError.notAnImage) { try PNGTexts.read(Data("hello".utf8)) }
    #expect(throws: ImageError.incomplete(.png)) { try PNGTexts.read(good.dropLast(20)) }
    #expect(throws: ImageError.damaged(.png, reason: "a text's checksum is wrong")) { try PNGTexts.read(bad) }
  }

  @Test("The checksums are those of the standards")
  func checksums() {
    #expect(Checksum.crc32(Array("123456789".utf8)) == 0xcbf4_3926)
    #expect(Checksum.adler32(Array("Wikipedia".utf8)) == 0x11e6_0398)
  }

  @Test("A code never gets longer than allowed, however uneven the frequencies", arguments: [7, 15])
  func codeLengths(limit: Int) {
    var counts = [1, 1]
    while counts.count < 19 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    let code = HuffmanCode(counts: counts, limit: limit)
    #expect(code.lengths.allSatisfy { (1...limit).contains(Int($0)) })
    let fraction = code.lengths.reduce(0) { (sum: Double, length: UInt8) in sum + 1 / Double(1 << Int(length)) }
    #expect(fraction == 1, "no code is wasted")
  }
}
