import Foundation
import Testing

@testable import Rehearsal

@Suite("Films say how they were made")
struct FilmTextTests {
  /// The smallest files that have the form of each format.
  static let films: [String: Data] = [
    "gif": Data("GIF89a".utf8) + Data([1, 0, 1, 0, 0, 0, 0, 0x3b]),
    "webp": Data("RIFF".utf8) + Data([12, 0, 0, 0]) + Data("WEBPVP8X".utf8) + Data([0, 0, 0, 0]),
    "mp4": Data([0, 0, 0, 12]) + Data("ftypisom".utf8),
  ]

  @Test("A text that is added is found again, whatever its length, and the film before it stays as it was", arguments: films.keys.sorted())
  func roundTrip(format: String) throws {
    let film = try #require(Self.films[format])
    #expect(FilmText.text(in: film) == nil)
    for text in ["", "{}", "odd", String(repeating: "Zoë’s film ", count: 100)] {
      let changed = try #require(FilmText.add(text, to: film))
      #expect(FilmText.text(in: changed) == text)
      #expect(changed.prefix(4) == film.prefix(4) && changed.dropFirst(8).starts(with: film.dropFirst(8).dropLast(format == "gif" ? 1 : 0)))
    }
  }

  @Test("A WebP file's length counts the text, and a GIF ends with its trailer")
  func structure() throws {
    let webp = try [UInt8](#require(FilmText.add("abc", to: Self.films["webp"] ?? Data())))
    #expect(webp.count - 8 == Int(webp[4]) | Int(webp[5]) << 8)
    #expect(webp.count.isMultiple(of: 2))
    #expect(FilmText.add("abc", to: Self.films["gif"] ?? Data())?.last == 0x3b)
  }

  @Test("Other files get no text, and have none")
  func others() {
    #expect(FilmText.add("abc", to: Data("hello".utf8)) == nil)
    #expect(FilmText.text(in: Data()) == nil)
    #expect(FilmText.text(in: Data("GIF89a;".utf8)) == nil)
  }
}
