import Foundation
import ProgramTestSupport
import Testing

@Suite("The README's pictures")
struct ReadmeTests {
  /// The demos that have pictures, by the names of the files.
  static let demos: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: Tool.assets.path + "/Films")) ?? []
    return files.filter { $0.hasSuffix("-film.webp") }.map { String($0.dropLast("-film.webp".count)) }.sorted()
  }()

  /// What this build makes by the same command.
  private func drawn(_ arguments: [String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("picture.png")
    _ = try Tool.run(Tool.glissade.path, arguments + ["-o", file.path])
    try body(file)
  }

  /// A Boolean value that indicates whether this machine has the libraries and the font with which the pictures were drawn.
  private static let drawsTheSame: Bool = {
    let version = try? Tool.run(Tool.glissade.path, ["--version"])
    let noted = try? String(contentsOf: Tool.assets.appendingPathComponent("Films/libraries.txt"), encoding: .utf8)
    return version != nil && version == noted
  }()

  /// With the same libraries no pixel may differ that could be seen. Another FreeType shades the edges of letters a little differently,
  /// in far less than a hundredth of the pixels.
  ///
  /// - Parameter tolerance: The fraction of the pixels that may differ with the same libraries.
  private func expectSame(_ drawn: URL, _ name: String, tolerance: Double = 0) throws {
    let drawn = try Screenshot(png: drawn)
    let shown = try Screenshot(png: Tool.assets.appendingPathComponent("Films/" + name))
    let allowed = Int(Double(shown.pixels.count) * (tolerance + (Self.drawsTheSame ? 0 : 0.01)))
    #expect(drawn.differences(from: shown, beyond: 24) <= allowed, "\(name) is out of date: “make films” renders it")
  }

  @Test("A picture that is moved by one pixel differs from itself")
  func strictness() throws {
    let shown = try Screenshot(png: Tool.assets.appendingPathComponent("Films/modal-card.png"))
    let size = (width: shown.width, height: shown.height)
    let moved = shown.cropped(to: CGRect(x: 1, y: 0, width: size.width - 1, height: size.height))
    let same = shown.cropped(to: CGRect(x: 0, y: 0, width: size.width - 1, height: size.height))
    #expect(same.differences(from: moved, beyond: 24) > 0)
    #expect(same.differences(from: same, beyond: 24) == 0)
  }

  @Test("A demo's filmstrip is what this build draws, frame by frame", arguments: Self.demos)
  func strip(demo: String) throws {
    try drawn(["film", demo, "--strip=6", "--scale", "0.4"]) { try expectSame($0, demo + ".png") }
  }

  /// The strips hold what the frames show. A film of an encoder that loses something, and may be of another version, says how it was made.
  @Test(
    "A demo's film has the size in which it is shown on a dense screen, lasts as long as this build's, and says how it was made",
    arguments: Self.demos)
  func film(demo: String) throws {
    let film = try #require(WebPFilm(Data(contentsOf: Tool.assets.appendingPathComponent("Films/\(demo)-film.webp"))))
    #expect((film.width, film.height) == (312, 675))
    try drawn(["film", demo, "--scale", "0.25", "--fps", "20"]) { file in
      let drawn = [UInt8](try Data(contentsOf: file))
      let milliseconds = Self.delays(of: Data(drawn)).reduce(0) { sum, delay in
        sum + 1000 * (Int(delay[0]) << 8 | Int(delay[1])) / (Int(delay[2]) << 8 | Int(delay[3]))
      }
      #expect(abs(film.duration - milliseconds) <= 100, "\(demo)-film.webp is out of date: “make films” renders it")
    }
    #expect(film.text?.contains("\"demo\": \"\(demo)\"") == true)
  }

  @Test("The pictures of the window are what this build draws, but for a button more or less", arguments: ["light", "dark"])
  func window(appearance: String) throws {
    let arguments = ["--window=1100x760", "--scale", "2", "--take", "drag-back", "--at", "0.6", "--appearance", appearance]
    try drawn(["shot", "photo-zoom"] + arguments) { try expectSame($0, "workbench-\(appearance).png", tolerance: 0.02) }
  }

  @Test("The film of a file being edited is what this build makes of a new file: it begins alike, and has the same frames")
  func editing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-editing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("BouncyCard.swift").path
    _ = try Tool.run(Tool.glissade.path, ["new", file])
    let edits = ["dampingRatio=0.35", "backgroundScale=0.82"].flatMap { ["--edit", "BouncyCard.Parameters." + $0] }
    try drawn(["film", file, "--at", "0.11", "--scale", "2"] + edits) { film in
      // A button more in the window's toolbar is no reason to make the film again.
      try expectSame(film, "editing.png", tolerance: 0.02)
      let shown = try Data(contentsOf: Tool.assets.appendingPathComponent("Films/editing.png"))
      #expect(Self.delays(of: try Data(contentsOf: film)) == Self.delays(of: shown))
    }
  }

  /// How long each frame of an animated PNG stays, as its file says it.
  private static func delays(of film: Data) -> [[UInt8]] {
    let bytes = [UInt8](film)
    var delays: [[UInt8]] = []
    var offset = 8
    while offset + 12 <= bytes.count {
      let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: bytes[offset + 4..<offset + 8], as: UTF8.self)
      if type == "fcTL" { delays.append(Array(bytes[offset + 28..<offset + 32])) }
      offset += length + 12
    }
    return delays
  }
}
