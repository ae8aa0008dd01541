import CoreGraphics
import Foundation
import Testing

@testable import Host
@testable import SDLHost

/// The pictures in the folder `Pictures`, and a sheet with what ImageMagick shows of each. `make-pictures` makes them.
@Suite("Each picture looks as ImageMagick shows it")
struct ReferencePictureTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Pictures")
  private static let side = 48
  private static let columns = 10

  /// The names of the files, in the order of their cells.
  static let names: [String] = {
    let list = (try? String(contentsOf: folder.appendingPathComponent("sheet.txt"), encoding: .utf8)) ?? ""
    return list.split(separator: "\n").map(String.init)
  }()

  private static let sheet = try? PictureDecoder().decode(file: folder.appendingPathComponent("sheet.png").path).pixels

  @Test("There are pictures of each format")
  func formats() throws {
    let formats = Set(Self.names.compactMap { PictureDecoder.format(ofFile: FilePath(Self.folder.appendingPathComponent($0).path)) })
    #expect(formats == Set(ImageFormat.allCases).subtracting([.jpegXL]))
    #expect(Self.names.count >= 70)
  }

  // The decoder of HEIC waits for a thread of its own, once the picture has several rows of blocks.
  @Test("A process that decodes can start threads")
  func threads() throws {
    let image = try PictureDecoder().decode(file: Self.folder.appendingPathComponent("quarters.heic").path)
    #expect((image.width, image.height) == (256, 192))
    #expect(image.quarters == "rgbw")
  }

  @Test("The pixels are those of the sheet, upright and in sRGB", arguments: names)
  func pixels(name: String) throws {
    let sheet = try #require(Self.sheet)
    let index = try #require(Self.names.firstIndex(of: name))
    let image = try PictureDecoder().decode(file: Self.folder.appendingPathComponent(name).path).pixels
    let (left, top) = (index % Self.columns * Self.side, index / Self.columns * Self.side)
    var largest = 0
    for y in 0..<Self.side {
      for x in 0..<Self.side {
        let pixel = x < image.width && y < image.height ? image[x, y] : 0
        for shift in [0, 8, 16, 24] as [UInt32] {
          largest = max(largest, abs(Int(pixel >> shift & 255) - Int(sheet[left + x, top + y] >> shift & 255)))
        }
      }
    }
    // HEIF pictures are compressed, and the sheet shows what they were before.
    #expect(largest <= (name.hasSuffix(".heic") || name.hasSuffix(".avif") ? 6 : 2))
  }
}
