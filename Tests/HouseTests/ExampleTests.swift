import Foundation
import Testing

@Suite("The article “Your first transition”")
struct ExampleTests {
  private static let example = SourceFile.packageRoot.appendingPathComponent("Assets/Examples/FirstTransition")

  /// The listings of the article: a line with nothing but a path in backquotes, and the Swift code below it.
  private static func listings() throws -> [(path: String, code: String)] {
    let article = SourceFile.packageRoot.appendingPathComponent("Sources/GlissadeKit/GlissadeKit.docc/YourFirstTransition.md")
    let lines = try String(contentsOf: article, encoding: .utf8).components(separatedBy: "\n")
    var listings: [(path: String, code: String)] = []
    for (index, line) in lines.enumerated() where line.hasPrefix("`") && line.hasSuffix(".swift`") && lines[index + 2] == "```swift" {
      let code = lines[(index + 3)...].prefix { $0 != "```" }
      listings.append((String(line.dropFirst().dropLast()), code.joined(separator: "\n") + "\n"))
    }
    return listings
  }

  @Test("The listings are the files of the example, word by word, and none is missing")
  func listingsAreFiles() throws {
    let listings = try Self.listings()
    for listing in listings {
      let file = try String(contentsOf: Self.example.appendingPathComponent(listing.path), encoding: .utf8)
      #expect(listing.code.replacingOccurrences(of: "\"../Glissade\"", with: "\"../../..\"") == file, "\(listing.path)")
    }
    let names = try #require(FileManager.default.enumerator(atPath: Self.example.path)).compactMap { $0 as? String }
    let files = names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".build/") }
    #expect(Set(listings.map(\.path)) == Set(files))
  }
}
