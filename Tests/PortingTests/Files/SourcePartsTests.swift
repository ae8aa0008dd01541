import SwiftSyntax
import Testing

@testable import Porting

@Suite("Parsing a long file in parts")
struct SourcePartsTests {
  private let declaration = """
    /// A card.
    final class Card {
      func move() {
        // An animation.
        UIView.animate(withDuration: 0.3) { self.view.alpha = 0 }
      }
    }

    """

  @Test("Given a file that is long, then the parts end after declarations, and the tree is that of the whole")
  func parts() {
    let text = "import UIKit\n" + String(repeating: declaration, count: 300) + "// The end.\n"
    let parts = SourceParts(Array(text.utf8))
    let ranges = parts.ranges(count: 4)
    #expect(ranges.count == 4)
    #expect(ranges.first?.lowerBound == 0 && ranges.last?.upperBound == text.utf8.count)
    #expect(ranges.dropLast().allSatisfy { String(decoding: Array(text.utf8)[$0], as: UTF8.self).hasSuffix("\n}") })
    #expect(parts.tree.description == text)
    #expect(parts.tree.statements.count == 301)
  }

  @Test("Given a brace that closes nothing at the top, then the file is parsed as a whole", arguments: ["\"\"\"", "/*", "#if DEBUG"])
  func openParts(opening: String) {
    let closing = opening == "/*" ? "*/" : opening == "#if DEBUG" ? "#endif" : opening
    let start = opening == "\"\"\"" ? "let c = " : ""
    let text = "let a = b\n\(start)\(opening)\n" + String(repeating: declaration, count: 300) + closing
    let tree = SourceParts(Array(text.utf8)).tree
    #expect(tree.description == text)
    #expect(!tree.hasError)
  }

  @Test("Given positions, then lines and columns count every kind of line end, and columns are in bytes")
  func lines() {
    let file = UserFile(index: 0, path: "A.swift", bytes: Array("let ä = 1\r\nlet b = 2\rlet c = 3\n\nlet d = 4".utf8))
    let places = file.tree.statements.map { file.location(of: $0.positionAfterSkippingLeadingTrivia) }
    #expect(places.map(\.line) == [1, 2, 3, 5])
    #expect(places.allSatisfy { $0.column == 1 })
    #expect(file.location(of: AbsolutePosition(utf8Offset: 7)).column == 8)
  }
}
