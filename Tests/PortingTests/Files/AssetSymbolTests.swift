import Foundation
import SourceReport
import Testing

@testable import Porting

@Suite("Symbols of asset catalogs")
struct AssetSymbolTests {
  @Test(
    "Given the name of an image set, then its symbol is what Xcode makes of it",
    arguments: [
      ("close-button", "closeButton"), ("CloseButton", "closeButton"), ("close button 2", "closeButton2"), ("URLIcon", "urlIcon"),
      ("URL", "url"), ("heroImage", "hero"), ("Image", "image"), ("3d", "_3d"), ("icons/a", "iconsA"),
    ])
  func names(name: String, symbol: String) { #expect(AssetSymbols.symbol(of: name, without: "Image") == symbol) }

  @Test("Given code that uses symbols of a catalog beside it, then those are declared, and no others")
  func declarations() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("AssetSymbols.\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let sets = ["close-button.imageset", "unused.imageset", "AccentColor.colorset", "red.colorset", "own.imageset"]
    for set in sets {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("App/Media.xcassets/\(set)"), withIntermediateDirectories: true)
    }
    let code = """
      extension UIImage { static let own = UIImage() }
      let a = UIImage(resource: .closeButton), b = UIColor.accent, c: UIColor = .red, d = UIImage.own
      """
    let file = folder.appendingPathComponent("App/Card.swift").path
    try Data(code.utf8).write(to: URL(fileURLWithPath: file))
    let report = try Porter(paths: [file], folder: folder.path).run()
    let copy = try String(contentsOfFile: report.files[0].portedPath, encoding: .utf8)
    #expect(copy.contains("extension ImageResource { static let closeButton = ImageResource(name: \"close-button\", bundle: .main) }"))
    #expect(copy.contains("extension UIImage { static var closeButton: UIImage { UIImage(resource: .closeButton) } }"))
    #expect(copy.contains("extension UIColor { static var accent: UIColor"))
    #expect(copy.contains("static let red = ColorResource"))
    #expect(!copy.contains("static var red: UIColor") && !copy.contains("unused") && !copy.contains("static var own"))
  }
}
