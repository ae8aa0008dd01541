import Foundation
import SourceReport
import Testing

@testable import Porting

@Suite("Porting a library")
struct LibraryTests {
  private static func library(_ source: String) throws -> PortingHarness {
    var options = PortingOptions()
    options.library = "Springs"
    return try PortingHarness(source, options: options)
  }

  @Test("Given a library, then its literals stay, and it has no values and no roots")
  func plain() throws {
    let ported = try Self.library("import UIKit\npublic class Card: UIViewController { public let radius: CGFloat = 12 }\n")
    #expect(ported.code.contains("public let radius: CGFloat = 12"))
    #expect(ported.report.values.isEmpty && ported.report.roots.isEmpty)
  }

  @Test("Given a library, then its entry and what is added to it are named after its module, and aren't public")
  func names() throws {
    let ported = try Self.library("import UIKit\npublic class Card: UIView { @objc private func tap() {} }\n")
    #expect(ported.entry.contains("@_cdecl(\"glissade_entry_Springs\")"))
    #expect(ported.entry.contains("_glissadeFile_Springs_0(live)") && ported.entry.contains("_glissade.join(live)"))
    #expect(!ported.entry.contains("public convenience") && ported.entry.contains("\nlet _glissade ="))
    #expect(ported.copies[0].contains("Card._glissadeMethods_Springs_0_0(registry)"))
  }

  @Test("Given a library's interface, then a class inherits from its classes, and is called by its optional members")
  func interfaces() throws {
    let source = """
      @objc public protocol DeckDelegate { @objc optional func deckDidTurn(_ deck: Deck) }
      open class DeckController: UIViewController { public func turn() {} }
      class Hidden: UIView {}
      """
    let interface = try #require(try Self.library(source).interface)
    #expect(!interface.contains("Hidden") && !interface.contains("turn()"))
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("Interface.\(UUID().uuidString).swift")
    try Data(interface.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var options = PortingOptions()
    options.interfaces = [file.path]
    let ported = try PortingHarness(
      "class Table: DeckController, DeckDelegate { func deckDidTurn(_ deck: Deck) {} }", options: options)
    #expect(ported.report.roots.map(\.name) == ["Table"])
    #expect(ported.code.contains("var _glissadeOptional_deckDidTurn_: ((Deck) -> Void)? { { a0 in self.deckDidTurn(a0) } }"))
  }

  @Test("Given a library's own module in a name, then the name is used without it")
  func qualifiedNames() throws {
    #expect(try Self.library("class Card {}\nlet a = Springs.Card()\n").code.contains("let a = Card()"))
  }
}
