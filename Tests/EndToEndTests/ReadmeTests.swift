import Foundation
import Testing

@Suite("The README's pictures")
struct ReadmeTests {
  @Test("The picture of the modal card is what this build draws")
  func modalCardPicture() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("modal-card.png")
    _ = try Tool.run(Tool.glissade.path, ["shot", "modal-card", "-o", file.path])
    let drawn = try Screenshot(png: file)
    let shown = try Screenshot(png: Tool.assets.appendingPathComponent("Films/modal-card.png"))
    // Another FreeType may move the edges of letters, which are far less than a hundredth of the pixels.
    #expect(drawn.differences(from: shown) < shown.pixels.count / 100)
  }
}
