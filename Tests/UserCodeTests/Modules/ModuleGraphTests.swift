import Foundation
import TestSupport
import Testing

@testable import UserCode

@Suite("The modules that imports need")
struct ModuleGraphTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Creates the graph of an app with a text, beside modules whose texts are given by name.
  private func graph(_ text: String, _ modules: [String: String]) throws -> ModuleGraph {
    for (name, text) in modules {
      try FileManager.default.createDirectory(atPath: "\(folder.path)/Pods/\(name)", withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/Pods/\(name)/\(name).swift"))
    }
    let app = "\(folder.path)/App.swift"
    return ModuleGraph(ImportScan(Array(text.utf8), path: app).imports, finder: ModuleFinder(files: [app]))
  }

  @Test("Given modules that import others, then each comes after those that it imports, once")
  func order() throws {
    let graph = try graph(
      "import UIKit\nimport Deck\nimport Curves",
      ["Deck": "import Curves\nimport Shadows", "Curves": "import Foundation", "Shadows": "import Curves"])
    #expect(graph.modules.map(\.source.name) == ["Curves", "Shadows", "Deck"])
    #expect(graph.modules.map(\.imports) == [[], ["Curves"], ["Curves", "Shadows"]])
    #expect(graph.absent.isEmpty)
  }

  @Test("Given a module that is nowhere, then the sentence about it names the cure and its imports")
  func missingModules() throws {
    let graph = try graph("import Network2\nimport Deck", ["Deck": "import Network2"])
    let absent = try #require(graph.absent.first)
    #expect(graph.absent.count == 1)
    #expect(
      absent.sentence == "there is no module Network2 here: clone it beside the project (Pods/Network2), or name its folder with "
        + "--with Network2=FOLDER")
    #expect(absent.imports.map { ($0.path as NSString).lastPathComponent } == ["App.swift", "Deck.swift"])
  }

  @Test("Given a module that is imported only if it exists, then its absence needs no cure")
  func optionalImports() throws {
    #expect(try graph("#if canImport(Deck)\nimport Deck\n#endif", [:]).absent.isEmpty)
  }

  @Test("Given modules that import one another in a circle, then a sentence names the circle")
  func circles() throws {
    let graph = try graph("import A", ["A": "import B", "B": "import C", "C": "import B"])
    #expect(
      graph.absent.map(\.sentence) == ["the modules import one another in a circle, which no compiler can build: B → C → B"])
  }
}
