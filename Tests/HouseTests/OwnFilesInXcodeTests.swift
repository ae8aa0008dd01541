import Foundation
import Testing

/// The starters, and the samples of what people bring, are iOS code: they are checked as Xcode would check them.
@Suite("Starters and samples in Xcode")
struct OwnFilesInXcodeTests {
  private static let package = SourceFile.packageRoot

  /// The files that belong together, by the name of their folder or file.
  private static func programs(in folder: String) throws -> [String: [String]] {
    let root = package.appendingPathComponent(folder).path
    let names = try FileManager.default.subpathsOfDirectory(atPath: root).filter { $0.hasSuffix(".swift") }.sorted()
    return Dictionary(grouping: names) { String($0.prefix { $0 != "/" }) }.mapValues { $0.map { root + "/" + $0 } }
  }

  /// Returns the errors for files, in which each preview is written as a closure: the macro needs a plug-in of Xcode's.
  private func errors(in files: [String], _ apple: AppleModules) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-samples-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let copies = try files.enumerated().map { index, file in
      let text = try String(contentsOfFile: file, encoding: .utf8)
      var count = 0
      let plain = text.replacing(#/#Preview(?:\("[^"]*"\))? *\{/#) { _ in
        count += 1
        return "private let preview\(count): @MainActor () -> UIViewController = {"
      }
      let copy = folder.appendingPathComponent("\(index)-\(URL(fileURLWithPath: file).lastPathComponent)")
      try Data(plain.utf8).write(to: copy)
      return copy.path
    }
    return try apple.errors(in: copies)
  }

  @Test(
    "Each compiles as it is against the names and signatures of Apple's UIKit",
    arguments: ["Assets/Starters", "Tests/UserCodeTests/Samples"])
  func compiles(folder: String) throws {
    let apple = try AppleModules.shared.get()
    // These two import modules that aren't made here: OSLog and SwiftUI.
    let programs = try Self.programs(in: folder).filter { !["Idioms", "SystemTransitions"].contains($0.key) }
    #expect(programs.count == 7)
    for (name, files) in programs.sorted(by: { $0.key < $1.key }) {
      let errors = try errors(in: files, apple)
      #expect(errors.isEmpty, "\(name): \(errors.joined(separator: "\n"))")
    }
  }

  @Test("All starters fit into one app, once their types have different names")
  func startersTogether() throws {
    let apple = try AppleModules.shared.get()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-starters-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = try Self.programs(in: "Assets/Starters").values.joined().map { file in
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let copy = folder.appendingPathComponent(name + ".swift")
      let text = try String(contentsOfFile: file, encoding: .utf8)
      try Data(text.replacing("MyTransition", with: name.capitalized + "Starter").utf8).write(to: copy)
      return copy.path
    }
    let errors = try errors(in: files, apple)
    #expect(errors.isEmpty, "\(errors.joined(separator: "\n"))")
  }
}
