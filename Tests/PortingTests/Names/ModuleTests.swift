import SourceReport
import Testing

@testable import Porting

@Suite("Importing modules")
struct ModuleTests {
  private static func port(_ source: String, _ change: (inout PortingOptions) -> Void = { _ in }) throws -> PortingHarness {
    var options = PortingOptions()
    change(&options)
    return try PortingHarness(source, options: options)
  }

  @Test("Given a library that isn't there, then the first message says how to bring it, and the report names it")
  func missing() throws {
    let ported = try Self.port("import Ropes\nlet a = Rope()\n")
    #expect(ported.code == "import GlissadeLive\nlet a = Rope()\n")
    #expect(ported.report.missingModules == ["Ropes"])
    let message = try #require(ported.errors.first)
    #expect(message.text == "there is no module Ropes here: put its sources in Pods/Ropes or name their folder with --with Ropes=FOLDER")
    #expect(message.line == 1)
  }

  @Test("Given a library that was compiled before, then its import stays")
  func compiled() throws {
    let ported = try Self.port("import Ropes\nimport class Ropes.Rope\n") { $0.modules = ["Ropes"] }
    #expect(ported.code == "import Ropes\nimport class Ropes.Rope\n" && ported.report.messages.isEmpty)
  }

  @Test("Given the app's own module, then its import and its name before others are left out")
  func merged() throws {
    let ported = try Self.port("@testable import Cards\nlet a = Cards.Deck()\n") { $0.mergedModules = ["Cards"] }
    #expect(ported.code == "import GlissadeLive\nlet a = Deck()\n" && ported.report.messages.isEmpty)
  }

  @Test("Given a framework of Apple's with stand-ins, then these are imported; without any, a warning says so")
  func frameworks() throws {
    #expect(try Self.port("import MapKit\n").code == "import GlissadeLive; import StandIns\n")
    #expect(try Self.port("import AVKit\n").code == "import GlissadeLive; import StandIns; import AVFoundation\n")
    let ported = try Self.port("import CoreML\n")
    #expect(ported.errors.isEmpty && ported.report.missingModules == ["CoreML"])
    #expect(ported.report.messages.first?.text == "there is no module CoreML here; what uses it doesn't compile")
  }

  @Test("Given the import of a single declaration, then its module is imported", arguments: ["class", "struct", "func"])
  func declarations(kind: String) throws {
    #expect(try Self.port("import \(kind) UIKit.UIView\n").code == "import GlissadeLive\n")
  }
}
