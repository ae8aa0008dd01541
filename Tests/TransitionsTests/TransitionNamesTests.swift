@testable import Demos
@testable import GlissadeKit
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("The names of a transition")
struct TransitionNamesTests {
  private let root = URL(fileURLWithPath: SourceAssets.package)

  /// Returns the name that an id stands for, such as "DogApp" for "dog-app".
  private func name(of id: String) -> String { id.split(separator: "-").map(\.capitalized).joined() }

  private func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path).sorted()
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Each transition has a folder named after its id, and the only other folder is the shared one")
  func folders() throws {
    #expect(try names(in: "Sources/Transitions") == (DemoRegistry.all.map { name(of: $0.id) } + ["Shared"]).sorted())
  }

  @Test("The folder has the file of a type whose name begins with the id's")
  func types() throws {
    for demo in DemoRegistry.all {
      let folder = "Sources/Transitions/\(name(of: demo.id))"
      let types = try names(in: folder).map { $0.replacingOccurrences(of: ".swift", with: "") }
      let declares = try types.contains { type in
        try type.hasPrefix(name(of: demo.id)) && text("\(folder)/\(type).swift").contains("\npublic final class \(type): ")
      }
      #expect(declares, "\(demo.id)")
    }
  }

  @Test("The demo's type, its file and its folder are named after the id")
  func demos() throws {
    for demo in DemoRegistry.all {
      let name = name(of: demo.id)
      #expect(String(describing: demo) == "\(name)Demo")
      #expect(try names(in: "Sources/Demos/\(name)").contains("\(name)Demo.swift"), "\(demo.id)")
    }
  }

  @Test("Each transition has a file of tests and a row in the README, named after its id")
  func testsAndRows() throws {
    let tests = try names(in: "Tests/TransitionsTests")
    let rows = try text("README.md").split(separator: "\n")
    for demo in DemoRegistry.all {
      let name = name(of: demo.id)
      #expect(tests.contains("\(name)Tests.swift"))
      let links = "| [\(name)](Sources/Transitions/\(name)) | [film](Assets/Films/\(demo.id)-film.webp) |"
      #expect(rows.filter { $0.hasPrefix("| `\(demo.id)` |") && $0.hasSuffix(links) }.count == 1, "\(demo.id)")
    }
  }
}
