import Foundation

/// The parts that belong together in the package and are written by hand: what a demo, a tweak, a command or a class of UIKit consists of.
struct Completeness {
  private let root: URL
  private let sources: [SourceFile]
  private let tests: [SourceFile]
  private let demos: [Demo]

  /// A demo, as its file declares it.
  private struct Demo {
    /// The id, such as "dog-app".
    let id: String
    /// The file of its type.
    let file: SourceFile

    /// The name that the id stands for, such as "DogApp".
    var name: String { id.split(separator: "-").map(\.capitalized).joined() }
  }

  /// Looks at the package at `root`, which has these sources and tests.
  init(of root: URL = SourceFile.packageRoot, sources: [SourceFile] = SourceFile.sources, tests: [SourceFile] = SourceFile.tests) {
    (self.root, self.sources, self.tests) = (root, sources, tests)
    demos = sources.filter { $0.module == "Demos" && $0.path.hasSuffix("Demo.swift") }.compactMap { file in
      file.code.firstMatch(of: #/static let id = "([^"]+)"/#).map { Demo(id: String($0.output.1), file: file) }
    }
  }

  /// What is missing, as "path: what to add there", sorted.
  var missing: [String] {
    get throws {
      (missingForDemos + strayFolders + unboundParameters + unboundCommands + unlistedCommands + (try unlistedTypes)).sorted()
    }
  }

  // MARK: Demos

  private var missingForDemos: [String] {
    let rows = text("README.md").split(separator: "\n")
    let registry = text("Sources/Demos/DemoRegistry.swift")
    let (testFiles, films) = (Set(names(in: "Tests/TransitionsTests")), Set(names(in: "Assets/Films")))
    return demos.flatMap { demo in
      let (id, name) = (demo.id, demo.name)
      let links = "| [\(name)](Sources/Transitions/\(name)) | [film](Assets/Films/\(id)-film.webp) |"
      let declaresTransition = sources.contains { file in
        file.path.hasPrefix("Sources/Transitions/\(name)/\(name)") && file.code.contains("\npublic final class \(file.typeName): ")
      }
      return [
        demo.file.path == "Sources/Demos/\(name)/\(name)Demo.swift"
          ? nil : "\(demo.file.path): belongs to Sources/Demos/\(name)/\(name)Demo.swift, as its id is “\(id)”",
        registry.contains(" \(name)Demo.self,") ? nil : "Sources/Demos/DemoRegistry.swift: a line “\(name)Demo.self,”",
        declaresTransition ? nil : "Sources/Transitions/\(name): the file of a public final class whose name begins with “\(name)”",
        testFiles.contains("\(name)Tests.swift") ? nil : "Tests/TransitionsTests/\(name)Tests.swift: its tests",
        names(in: "Assets/Takes/\(id)").contains { $0.hasSuffix(".json") }
          ? nil : "Assets/Takes/\(id): a take, recorded with Ctrl+R in the window",
        rows.filter { $0.hasPrefix("| `\(id)` |") && $0.hasSuffix(links) }.count == 1 ? nil : "README.md: a row “| `\(id)` | … \(links)”",
      ].compactMap { $0 }
        + filmNames(of: id).filter { !films.contains($0) }.map { "Assets/Films/\($0): draw it by “make films”" }
    }
  }

  private func filmNames(of id: String) -> [String] { ["\(id).png", "\(id)-film.webp"] }

  /// The transitions, takes and films without a demo.
  private var strayFolders: [String] {
    let (ids, names) = (Set(demos.map(\.id)), Set(demos.map(\.name)))
    let others: Set = ["editing.png", "workbench-light.png", "workbench-dark.png", "libraries.txt"]
    let films = ids.flatMap(filmNames)
    return self.names(in: "Sources/Transitions").filter { $0 != "Shared" && !names.contains($0) }
      .map { "Sources/Demos/\($0): the demo of Sources/Transitions/\($0)" }
      + self.names(in: "Assets/Takes").filter { !ids.contains($0) }.map { "Assets/Takes/\($0): no demo has this id, so delete it" }
      + self.names(in: "Assets/Films").filter { !others.contains($0) && !films.contains($0) }
      .map { "Assets/Films/\($0): no demo has this id, so delete it" }
  }

  // MARK: Tweaks

  /// The parameters of transitions that no tweak is bound to.
  private var unboundParameters: [String] {
    demos.flatMap { demo in
      let bindings = sources.filter { $0.path.hasPrefix("Sources/Demos/\(demo.name)/") }.map(\.code).joined()
      return sources.filter { $0.path.hasPrefix("Sources/Transitions/\(demo.name)/") }.flatMap { file in
        file.code.matches(of: #/(?ms)^ {2}public struct Parameters\b.*?^ {2}\}/#).flatMap { structure in
          // A computed property has no value of its own.
          structure.output.matches(of: #/ {4}public var (\w+)[^\n{]*\n/#).map { String($0.output.1) }
        }.filter { name in bindings.range(of: #"\\\.[\w.]*\b\#(name)\b"#, options: .regularExpression) == nil }
          .map { "\(demo.file.path): a tweak that is bound to “\\.\($0)” of \(file.path)" }
      }
    }
  }

  // MARK: Commands

  /// The window's commands that do nothing.
  private var unboundCommands: [String] {
    let kit = sources.filter { $0.module == "GlissadeKit" }
    let (descriptions, others) = (
      kit.filter { $0.path.contains("/WorkbenchCommand+") }, kit.filter { !$0.path.contains("/WorkbenchCommand+") }
    )
    let bindings = others.filter { $0.code.contains("CommandBinding(") }.map(\.code).joined()
    return descriptions.flatMap { file in
      file.code.matches(of: #/static (?:let (\w+) = WorkbenchCommand\(|func (\w+)\([^\n]* -> WorkbenchCommand)/#)
        .compactMap { ($0.output.1 ?? $0.output.2).map(String.init) }
        .filter { bindings.range(of: #"\.\#($0)\b"#, options: .regularExpression) == nil }
        .map { "Sources/GlissadeKit/Workbench/Commands: a “CommandBinding(.\($0))” for the command in \(file.path)" }
    }
  }

  /// The commands of the command line that can't be called.
  private var unlistedCommands: [String] {
    let callers = sources.filter { !$0.path.contains("/CommandLine/Commands/") }.map(\.code).joined()
    return sources.flatMap { file in
      file.code.matches(of: #/struct (\w+Command): Command \{/#).map { String($0.output.1) }.filter { !callers.contains("\($0).self") }
        .map { "Sources/GlissadeKit/CommandLine/CommandRunner.swift: a line “\($0).self,”" }
    }
  }

  // MARK: Classes

  /// The public types of UIKit that aren't listed, and the classes that no test names.
  private var unlistedTypes: [String] {
    get throws {
      let types = sources.filter { $0.module == "UIKit" }.flatMap { file in
        file.code.matches(of: #/(?m)^(?:@MainActor )?(?:open|public) (?:final )?(class|struct|enum|protocol) (\w+)(?:: (\w+))?/#)
          .map { (name: $0.output.2, isClass: $0.output.1 == "class", parent: $0.output.3) }
      }
      guard !types.isEmpty else { return [] }
      let differences = try PublicFaceList(of: "UIKit")
      let apple = try AppleTable(of: "UIKit")
      let listed = Set(apple.sections.map(\.name) + apple.globals.map(\.name))
      let words = tests.reduce(into: Set<Substring>()) { words, file in
        words.formUnion(file.code.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
      }
      // A class without a purpose of its own is tested by its subclasses.
      let tested = words.union(types.filter { words.contains($0.name) }.compactMap(\.parent))
      return types.flatMap { type in
        [
          listed.contains(String(type.name)) || differences.isException(String(type.name))
            ? nil : "\(apple.path): a line “\(type.name)”, and one for each public member",
          !type.isClass || tested.contains(type.name) ? nil : "Tests/UIKitTests: a test of \(type.name)",
        ].compactMap { $0 }
      }
    }
  }

  // MARK: Files

  private func text(_ path: String) -> String {
    (try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)) ?? ""
  }

  private func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(folder).path)) ?? []
  }
}
