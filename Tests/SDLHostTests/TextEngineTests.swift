import CoreGraphics
import Foundation
import Testing

@testable import Host
@testable import SDLHost

@Suite("Text is measured in points and drawn in pixels")
struct TextEngineTests {
  let engine: SDLTextEngine

  init() throws { engine = try SDLTextEngine() }

  private func run(_ text: String, size: CGFloat = 17, design: FontDescription.Design = .system, kern: CGFloat = 0) -> TextRun {
    TextRun(text, font: FontDescription(size: size, design: design), kern: kern)
  }

  @Test("A font file that is cut off is passed over for the next one")
  func brokenFont() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let good = try FontCatalog().face(for: FontDescription(size: 17)).path
    let broken = folder.appendingPathComponent("Inter-Regular.otf").path
    try Data(contentsOf: URL(fileURLWithPath: good)).prefix(1000).write(to: URL(fileURLWithPath: broken))
    #expect(throws: FontError.self) { try SDLTextEngine(folders: FontFolders(roots: [folder.path])) }
    let ending = URL(fileURLWithPath: good).pathExtension
    try FileManager.default.copyItem(atPath: good, toPath: folder.appendingPathComponent("Zebra-Regular.\(ending)").path)
    let engine = try SDLTextEngine(folders: FontFolders(roots: [folder.path]))
    #expect(engine.width(of: run("Hom")) == self.engine.width(of: run("Hom")))
  }

  @Test("A font file that an app registers is used where its family is named, and one that is broken is left out")
  func addedFonts() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let monospaced = try FontCatalog().face(for: FontDescription(size: 17, design: .monospaced)).path
    let (own, broken) = (folder.appendingPathComponent("Zebra-Regular.ttf").path, folder.appendingPathComponent("Quagga.ttf").path)
    try FileManager.default.copyItem(atPath: monospaced, toPath: own)
    try Data("no font".utf8).write(to: URL(fileURLWithPath: broken))
    let zebra = TextRun("Hom", font: FontDescription(size: 17, family: "Zebra"))
    let quagga = TextRun("Hom", font: FontDescription(size: 17, family: "Quagga"))
    #expect(engine.width(of: zebra) == engine.width(of: run("Hom")))
    engine.add(fonts: [own, broken, "/no/such/file.ttf"])
    #expect(engine.width(of: zebra) == engine.width(of: run("Hom", design: .monospaced)))
    #expect(engine.width(of: quagga) == engine.width(of: run("Hom")))
    #expect(engine.width(of: run("Hom")) != engine.width(of: zebra))
  }

  @Test("Fonts that aren't used for a while are closed, and draw the same when they are opened again")
  func closing() throws {
    let typesetter = try Typesetter(folders: FontFolders())
    let first = typesetter.mask(of: run("Ag", size: 30), scale: 1, subpixel: 0)
    _ = typesetter.width(of: run("Ag", design: .monospaced))
    let open = typesetter.faceCount
    typesetter.closeUnusedFaces()
    #expect(first != nil && open > 1 && typesetter.faceCount == open)
    typesetter.closeUnusedFaces()
    #expect(typesetter.faceCount == 1)
    let again = try #require(typesetter.mask(of: run("Agx", size: 30), scale: 1, subpixel: 0))
    let other = try #require(Typesetter(folders: FontFolders()).mask(of: run("Agx", size: 30), scale: 1, subpixel: 0))
    #expect(again.width == other.width && again.coverage == other.coverage)
  }

  @Test("A font's measures grow with its size", arguments: [11, 17, 19.5] as [CGFloat])
  func metricsScale(size: CGFloat) {
    let one = engine.metrics(of: FontDescription(size: 10))
    let metrics = engine.metrics(of: FontDescription(size: size))
    #expect(abs(metrics.ascent - one.ascent * size / 10) < 1e-9)
    #expect(metrics.ascent > metrics.capHeight)
    #expect(metrics.capHeight > metrics.xHeight)
    #expect(metrics.xHeight > 0)
    #expect((1.0...1.5).contains(metrics.lineHeight / size))
  }

  @Test("The width of a line is the sum of its characters' widths and their kerning")
  func widthsAdd() {
    let parts = engine.width(of: run("H")) + engine.width(of: run("o")) + engine.width(of: run("m"))
    #expect(abs(engine.width(of: run("Hom")) - parts) < 17 * 0.05)
    #expect(engine.width(of: run("AVAVAV")) < 3 * (engine.width(of: run("A")) + engine.width(of: run("V"))) - 1)
    #expect(engine.width(of: run("")) == 0)
  }

  @Test("A width is proportional to the size: nothing is rounded to pixels")
  func widthsScale() {
    let small = engine.width(of: run("Photographs", size: 11))
    #expect(abs(engine.width(of: run("Photographs", size: 16.5)) - small * 1.5) < 1e-6)
  }

  @Test("Extra spacing comes after every character")
  func kernAddsUp() {
    let plain = engine.width(of: run("Cards"))
    #expect(abs(engine.width(of: run("Cards", kern: 2)) - plain - 10) < 1e-6)
  }

  @Test("Monospaced digits keep a number's width while it counts")
  func monospacedDigits() {
    let widths = ["111.11", "888.88", "704.17"].map { engine.width(of: run($0, design: .monospacedDigits)) }
    #expect(widths[0] == widths[1])
    #expect(widths[1] == widths[2])
  }

  private static var hasMonospacedFont: Bool {
    let face = try? FontCatalog().face(for: FontDescription(size: 17, design: .monospaced))
    return face?.path.lowercased().contains("mono") ?? false
  }

  @Test("Every letter of the monospaced design is as wide as any other", .enabled(if: hasMonospacedFont, "No monospaced font is installed"))
  func monospacedLetters() {
    #expect(engine.width(of: run("iiii", design: .monospaced)) == engine.width(of: run("WWWW", design: .monospaced)))
  }

  @Test("Letters stand on the baseline", arguments: [11, 13, 17, 28, 34] as [CGFloat])
  func baseline(size: CGFloat) throws {
    let mask = try #require(engine.mask(of: run("HEH", size: size), scale: 1, subpixel: 0))
    let metrics = engine.metrics(of: FontDescription(size: size))
    #expect(mask.height - mask.top == 0, "no ink below the baseline")
    #expect(abs(CGFloat(mask.top) - metrics.capHeight) < 1.01)
    let descending = try #require(engine.mask(of: run("gpy", size: size), scale: 1, subpixel: 0))
    #expect(descending.height > descending.top)
  }

  @Test("Ink moves with the fraction of a pixel, and the amount of ink stays")
  func subpixelPositions() throws {
    func ink(_ subpixel: CGFloat) throws -> (sum: Int, centre: Double) {
      let mask = try #require(engine.mask(of: run("l", size: 13), scale: 1, subpixel: subpixel))
      var sum = 0
      var moment = 0.0
      for (index, coverage) in mask.coverage.enumerated() {
        sum += Int(coverage)
        moment += Double(coverage) * (Double(mask.left + index % mask.width) + 0.5)
      }
      return (sum, moment / Double(sum))
    }
    let whole = try ink(0)
    let half = try ink(0.5)
    #expect(abs(half.centre - whole.centre - 0.5) < 0.05)
    #expect(abs(half.sum - whole.sum) < whole.sum / 50)
  }

  @Test("Twice the scale gives twice the size in pixels")
  func scale() throws {
    let one = try #require(engine.mask(of: run("Hamburg"), scale: 1, subpixel: 0))
    let two = try #require(engine.mask(of: run("Hamburg"), scale: 2, subpixel: 0))
    #expect(abs(two.width - one.width * 2) <= 2)
    #expect(abs(two.height - one.height * 2) <= 2)
  }

  @Test("The same run gives the same bytes, from any engine and any thread")
  func determinism() async throws {
    let other = try SDLTextEngine()
    _ = other.mask(of: run("something before"), scale: 3, subpixel: 0.25)
    let expected = try #require(engine.mask(of: run("Same bytes"), scale: 1.5, subpixel: 0.25))
    await withTaskGroup(of: [UInt8]?.self) { group in
      for _ in 0..<8 {
        group.addTask { other.mask(of: TextRun("Same bytes", font: FontDescription(size: 17)), scale: 1.5, subpixel: 0.25)?.coverage }
      }
      for await coverage in group { #expect(coverage == expected.coverage) }
    }
  }

  @Test("Blank, control and unknown characters neither draw wildly nor stop the line")
  func oddCharacters() {
    #expect(engine.mask(of: run("   "), scale: 1, subpixel: 0) == nil)
    #expect(engine.width(of: run(" ")) > 0)
    #expect(engine.width(of: run("a\u{7}\nb")) == engine.width(of: run("ab")))
    #expect(engine.width(of: run("漢字 שלום é🎈")).isFinite)
    #expect(engine.mask(of: run("é"), scale: 1, subpixel: 0) != nil)
  }

  @Test("Without any font the message says what to install")
  func noFonts() {
    let error = #expect(throws: FontError.self) { try SDLTextEngine(folders: FontFolders(roots: ["/nonexistent/fonts"])) }
    #expect(error?.description.contains("fonts-inter") == true)
    #expect(error?.description.contains("/nonexistent/fonts") == true)
  }
}
