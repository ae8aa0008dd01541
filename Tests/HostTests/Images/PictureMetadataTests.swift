import Foundation
import TestSupport
import Testing

@testable import Host

@Suite("What a picture's file says about the picture")
struct PictureMetadataTests {
  private func metadata(_ data: Data) -> PictureMetadata? { data.withUnsafeBytes { PictureMetadata(ByteReader(bytes: $0)) } }

  /// A number of the given count of bytes, the most significant first.
  private func number(_ number: Int, _ count: Int) -> Data { Data((0..<count).map { UInt8(number >> (8 * (count - 1 - $0)) & 255) }) }

  /// A segment of a JPEG file.
  private func segment(_ marker: UInt8, _ content: Data) -> Data { Data([0xff, marker]) + number(content.count + 2, 2) + content }

  private func jpeg(_ segments: Data...) -> Data {
    let frame = segment(0xc0, Data([8]) + number(30, 2) + number(40, 2) + Data([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]))
    return Data([0xff, 0xd8]) + segments.reduce(Data(), +) + frame + segment(0xda, Data(count: 10)) + Data([0xff, 0xd9])
  }

  @Test("A JPEG file tells the date with its zone, the orientation, a panorama, and a gain map")
  func jpegFields() throws {
    let plain = try #require(metadata(jpeg()))
    #expect((plain.width, plain.height) == (40, 30) && plain.date == nil && !plain.isHDR)

    let exif = ExifData(orientation: 6, date: "2024:05:01 12:00:00", zone: "-03:30", rendering: 6)
    let camera = try #require(metadata(jpeg(segment(0xe1, Data("Exif\0\0".utf8) + exif.bytes))))
    #expect(camera.date == Date(timeIntervalSince1970: 1_714_577_400))
    #expect((camera.width, camera.height) == (30, 40) && camera.orientation == .right && camera.isPanorama)

    let properties = Data("http://ns.adobe.com/xap/1.0/\0<x hdrgm:Version=\"1.0\"/>".utf8)
    #expect(metadata(jpeg(segment(0xe1, properties)))?.isHDR == true)
  }

  @Test(
    "A date without a zone is one of the computer's, and a date that isn't one is none",
    arguments: ["0000:00:00 00:00:00", "    :  :  ", "soon"])
  func dates(text: String) {
    #expect(ExifFields.date(text, zone: nil) == nil)
    var components = DateComponents(year: 2024, month: 7, day: 2, hour: 3, minute: 4, second: 5)
    components.timeZone = .current
    #expect(ExifFields.date("2024:07:02 03:04:05", zone: nil) == Calendar(identifier: .gregorian).date(from: components))
  }

  @Test("A PNG file tells its animation and the program that took a picture of the screen")
  func pngChunks() throws {
    let picture = try TemporaryFolder.picture()
    func png(_ name: String, _ content: Data) -> Data {
      picture.prefix(33) + number(content.count, 4) + Data(name.utf8) + content + Data(count: 4) + picture.dropFirst(33)
    }
    #expect(metadata(picture)?.isAnimated == false)
    #expect(metadata(png("acTL", number(3, 4) + number(0, 4)))?.isAnimated == true)
    #expect(metadata(png("tEXt", Data("Software\0gnome-screenshot".utf8)))?.isScreenshot == true)
    #expect(metadata(png("tEXt", Data("Software\0Painter".utf8)))?.isScreenshot == false)
  }

  @Test("A GIF file with two pictures and a WebP file that says so are animated")
  func animations() {
    let head = Data("GIF89a".utf8) + Data([4, 0, 3, 0, 0, 0, 0])
    let picture = Data([0x2c, 0, 0, 0, 0, 4, 0, 3, 0, 0, 2, 1, 0, 0])
    #expect(metadata(head + picture + [0x3b])?.isAnimated == false)
    #expect(metadata(head + picture + picture + [0x3b])?.isAnimated == true)
    let webp = { (flags: UInt8) in Data("RIFF\0\0\0\0WEBPVP8X".utf8) + Data([10, 0, 0, 0, flags, 0, 0, 0, 3, 0, 0, 2, 0, 0]) }
    #expect(metadata(webp(0))?.isAnimated == false)
    #expect(metadata(webp(2))?.isAnimated == true)
  }

  @Test("A HEIC file tells the size of its turned picture, and its date wherever it is in the file")
  func heif() throws {
    let exif = number(0, 4) + ExifData(date: "2024:05:01 12:00:00", zone: "+00:00").bytes
    let file = heif(exif)
    let found = try #require(metadata(file))
    #expect((found.width, found.height) == (30, 40))
    #expect(found.date == Date(timeIntervalSince1970: 1_714_564_800))

    let folder = try TemporaryFolder()
    let path = try folder.write(heif(exif, gap: 100_000), as: "a.heic")
    #expect(PictureMetadata(ofFile: path)?.date == found.date)
    for length in stride(from: 0, to: file.count, by: 3) { _ = metadata(file.prefix(length)) }
  }

  /// A HEIC file of 40 × 30 pixels with a quarter turn, and with the fields of a camera behind a gap.
  private func heif(_ exif: Data, gap: Int = 0) -> Data {
    let turned = box("ipco", [full("ispe", 0, [number(40, 4), number(30, 4)]), box("irot", [Data([1])])])
    let properties = box("iprp", [turned, full("ipma", 0, [number(1, 4), number(1, 2), Data([2, 1, 0x82])])])
    let items = full("iinf", 0, [number(2, 2), item(1, "hvc1"), item(2, "Exif")])
    let start = box("ftyp", [Data("heic\0\0\0\0mif1heic".utf8)])
    func meta(_ offset: Int) -> Data {
      let head = [number(0x4400, 2), number(1, 2), number(2, 2), number(0, 2), number(1, 2)]
      let places = full("iloc", 0, head + [number(offset, 4), number(exif.count, 4)])
      return full("meta", 0, [full("pitm", 0, [number(1, 2)]), items, properties, places])
    }
    return start + meta(start.count + meta(0).count + 8 + gap) + box("mdat", [Data(count: gap), exif])
  }

  private func box(_ name: String, _ content: [Data]) -> Data {
    let content = content.reduce(Data(), +)
    return number(content.count + 8, 4) + Data(name.utf8) + content
  }

  private func full(_ name: String, _ version: Int, _ content: [Data]) -> Data {
    box(name, [number(version, 1), number(0, 3)] + content)
  }

  private func item(_ number: Int, _ type: String) -> Data {
    full("infe", 2, [self.number(number, 2), self.number(0, 2), Data(type.utf8), Data([0])])
  }
}
