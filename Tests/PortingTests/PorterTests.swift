import SourceReport
import Testing

@testable import Porting

@Suite("Porting a file")
struct PorterTests {
  @Test("Given a file, then the copy keeps its lines and names the user's path")
  func copies() throws {
    let ported = try PortingHarness("import UIKit\n\nlet name = \"a\"\n")
    #expect(
      ported.copies[0].contains("#sourceLocation(file: \"\(ported.report.files[0].path)\", line: 1)\nimport GlissadeLive\n\nlet name"))
  }

  @Test("Given an empty file, then there is a copy and nothing to report")
  func empty() throws {
    let report = try PortingHarness("").report
    #expect(report.messages.isEmpty && report.values.isEmpty && report.roots.isEmpty)
  }

  @Test("Given a file with a byte order mark and Windows line ends, then its lines are kept")
  func windows() throws {
    let ported = try PortingHarness("\u{FEFF}import UIKit\r\nlet a: CGFloat = 3\r\n")
    #expect(ported.copies[0].contains("line: 1)\nimport GlissadeLive\r\nvar a: CGFloat { _glissade.number(0, 3) }\r\n"))
    #expect(ported.errors.isEmpty)
  }

  @Test("Given code that doesn't parse, then the first error has its line and column")
  func syntaxErrors() throws {
    let ported = try PortingHarness("import UIKit\nclass Card {\n  func a( {\n}\n")
    #expect(ported.errors.first?.line == 3)
    #expect(ported.errors.first?.path == ported.report.files[0].path)
  }

  @Test("The module has random functions of its own, but for those that the user's code declares")
  func randomFunctions() throws {
    let entry = try PortingHarness("import UIKit\nfunc drand48() -> Double { 4 }\nstruct Dice { func rand() -> Int32 { 4 } }\n").entry
    #expect(entry.contains("func arc4random() -> UInt32") && entry.contains("func rand() -> Int32"))
    #expect(!entry.contains("func drand48()"))
  }
}
