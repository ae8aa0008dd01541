import CoreGraphics
import Foundation
import Testing

@testable import Host

@Suite("A font file's name tells its family and style")
struct FontFileTests {
  @Test(
    "Names of common packages",
    arguments: [
      ("Inter-Regular.otf", "inter", 400, false), ("Inter-SemiBoldItalic.otf", "inter", 600, true),
      ("Inter-Italic.ttf", "inter", 400, true),
      ("DejaVuSans.ttf", "dejavusans", 400, false), ("DejaVuSans-BoldOblique.ttf", "dejavusans", 700, true),
      ("NotoSansMono-Regular.ttf", "notosansmono", 400, false), ("Inter-ExtraLight.otf", "inter", 200, false),
    ])
  func names(name: String, family: String, weight: Int, isItalic: Bool) {
    let file = FontFile(path: "/fonts/" + name)
    #expect(file.family == family)
    #expect(file.weight == weight)
    #expect(file.isItalic == isItalic)
  }

  @Test(
    "A variable font has every weight", arguments: ["InterVariable.ttf", "Inter[opsz,wght].ttf", "Inter.var.ttf", "Inter-roman.var.ttf"])
  func variable(name: String) {
    let file = FontFile(path: name)
    #expect(file.family == "inter")
    #expect(file.weight == nil)
    #expect(file.faceIndex(weight: 600) == 6 << 16)
  }

  @Test("The nearest weight is taken, and the wanted slant before it")
  func nearest() {
    let files = ["A-Regular.ttf", "A-Bold.ttf", "A-Oblique.ttf"].map(FontFile.init)
    func best(_ weight: Int, _ isItalic: Bool) -> String? {
      files.min { $0.distance(weight: weight, isItalic: isItalic) < $1.distance(weight: weight, isItalic: isItalic) }?.path
    }
    #expect(best(600, false) == "A-Bold.ttf")
    #expect(best(500, false) == "A-Regular.ttf")
    #expect(best(700, true) == "A-Oblique.ttf")
  }

  @Test("Folders that link back to themselves are read once")
  func loops() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("fonts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    try FileManager.default.createDirectory(at: root.appendingPathComponent("a"), withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent("a/Some-Bold.TTF"))
    try FileManager.default.createSymbolicLink(at: root.appendingPathComponent("a/back"), withDestinationURL: root)
    #expect(FontFolders(roots: [root.path]).files() == [root.path + "/a/Some-Bold.TTF"])
  }
}
