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

  @Test("Given a library's own module in a name, then the name is used without it")
  func qualifiedNames() throws {
    #expect(try Self.library("class Card {}\nlet a = Springs.Card()\n").code.contains("let a = Card()"))
  }
}
