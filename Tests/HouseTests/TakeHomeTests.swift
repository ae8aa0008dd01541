import Foundation
import Testing

@Suite("The transitions in Xcode")
struct TakeHomeTests {
  /// The paths of the transitions' files.
  private static let transitions = SourceFile.sources.filter { $0.module == "Transitions" }
    .map { SourceFile.packageRoot.appendingPathComponent($0.path).path }

  @Test("The folder of transitions compiles as it is against the names and signatures of Apple's UIKit")
  func folderCompiles() throws {
    let apple = try AppleModules.shared.get()
    #expect(Self.transitions.count > 15)
    let errors = try apple.errors(in: Self.transitions)
    #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
  }

  @Test("Each transition compiles with nothing but the shared files beside it")
  func eachTransitionCompiles() throws {
    let apple = try AppleModules.shared.get()
    let folders = Dictionary(grouping: Self.transitions) { URL(fileURLWithPath: $0).deletingLastPathComponent().lastPathComponent }
    let shared = try #require(folders["Shared"])
    #expect(folders.count > 15)
    for (name, files) in folders.sorted(by: { $0.key < $1.key }) {
      let errors = try apple.errors(in: name == "Shared" ? shared : files + shared)
      #expect(errors.isEmpty, "\(name): \(errors.joined(separator: "\n"))")
    }
  }

  @Test("Without the file of typed actions Xcode refuses the gestures' actions, so the check sees Apple's selectors")
  func actionsNeedTheirShim() throws {
    let apple = try AppleModules.shared.get()
    let files = Self.transitions.filter { !$0.hasSuffix("TypedActions.swift") }
    let errors = try apple.errors(in: files)
    #expect(errors.contains { $0.contains("ModalCard.swift") && $0.contains("Selector") })
  }

  @Test(
    "What Apple's UIKit has not is refused, with file and line",
    arguments: [
      // A name of our own, an invented one, one with wrong labels, one with a wrong type, and an optional that isn't one here.
      "func show(_ scene: UIWindowScene) { scene.turn(at: 0) }",
      "func show(_ view: UIView) { view.invented() }",
      "func show(_ view: UIView) { view.insertSubview(view, before: view) }",
      "func show(_ view: UIView) { view.alpha = true }",
      "func show(_ view: UIView) -> UIView { view.superview }",
    ])
  func foreignNamesAreRefused(declaration: String) throws {
    let apple = try AppleModules.shared.get()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Own.swift")
    try Data("import UIKit\n\(declaration)\n".utf8).write(to: file)
    #expect(try apple.errors(in: [file.path]).contains { $0.contains("Own.swift:2:") })
  }
}
