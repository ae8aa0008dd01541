import Foundation
import Testing

@Suite("What the package lacks")
struct CompletenessTests {
  @Test("Nothing that belongs to a demo, a tweak, a command or a class of UIKit is missing; what is missing is listed at once")
  func nothingIsMissing() throws {
    let missing = try Completeness().missing
    if !missing.isEmpty { Issue.record("\(missing.map { "- \($0)" }.joined(separator: "\n"))") }
  }

  @Test("Given an empty package with a demo of one file, then all that a demo needs is listed")
  func listsEverything() throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("package-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let folder = root.appendingPathComponent("Sources/Demos/SlideOver")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try "final class SlideOverDemo: PushDemo {\n  static let id = \"slide-over\"\n}\n"
      .write(to: folder.appendingPathComponent("SlideOverDemo.swift"), atomically: true, encoding: .utf8)
    let sources = SourceFile.all(below: "Sources", of: root)
    #expect(
      try Completeness(of: root, sources: sources, tests: []).missing == [
        "Assets/Films/slide-over-film.webp: draw it by “make films”",
        "Assets/Films/slide-over.png: draw it by “make films”",
        "Assets/Takes/slide-over: a take, recorded with Ctrl+R in the window",
        "README.md: a row “| `slide-over` | … | [SlideOver](Sources/Transitions/SlideOver) | [film](Assets/Films/slide-over-film.webp) |”",
        "Sources/Demos/DemoRegistry.swift: a line “SlideOverDemo.self,”",
        "Sources/Transitions/SlideOver: the file of a public final class whose name begins with “SlideOver”",
        "Tests/TransitionsTests/SlideOverTests.swift: its tests",
      ])
  }
}
