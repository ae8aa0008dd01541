import Foundation
import ProgramTestSupport
import Testing

@Suite("Unexpected ends of the window", .serialized, .enabled(if: VirtualDisplay.whyUnavailable == nil))
struct EndingTests {
  @Test("When the X server ends, then the program says so in a sentence, and exits 69")
  func server() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    app.display.crash()
    let end = app.ended()
    #expect(end.status == 69 && end.words.contains("glissade: the display has ended the connection"), "\(end)")
  }

  @Test(
    "When the Wayland compositor ends, then the program says so in a sentence, and exits 69",
    .enabled(if: WaylandCompositor.whyUnavailable == nil))
  func compositor() throws {
    let app = try RunningGlissade(["--demo", "modal-card"], on: .wayland)
    app.display.crash()
    let end = app.ended()
    #expect(end.status == 69 && end.words.contains("glissade: the display has ended the connection"), "\(end)")
  }

  @Test("When Glissade itself crashes, then it says where, on standard error and in a file that it names, and ends by the signal")
  func ownCrash() throws {
    let app = try RunningGlissade(["--demo", "modal-card"])
    #expect(app.end(by: SIGSEGV) == SIGSEGV)
    let words = app.ended().words
    let path = try #require(words.firstMatch(of: /with the file (\/.+\.txt)/)).output.1
    let report = try String(contentsOfFile: String(path), encoding: .utf8)
    #expect(report.hasPrefix("Glissade ") && report.contains("--demo modal-card\nsignal 11\n"))
    #expect(report.contains("glissade(") && words.contains("glissade("), "There are no frames of the program: \(report)")
    #expect(path.hasPrefix(app.home.path + "/state/glissade/crashes/"))
  }
}
