import Foundation
import Host
import Rehearsal
import SourceReport

/// Ports and compiles modules of others, each once for the same contents.
struct ModuleBuild: Sendable {
  let tools: CodeTools
  var store: ModuleStore

  /// The time limit for compiling a module, in seconds.
  private static let limit: TimeInterval = 300
  /// Increase it when the compiler's arguments below change.
  private static let format = "modules 1"

  /// Builds those modules of a graph that aren't stored yet. `onBuild` is called before each of them.
  func build(_ graph: ModuleGraph, by run: ToolRun, onBuild: (String) -> Void = { _ in }) throws(CodeBuild.Failure) -> [BuiltModule] {
    guard !graph.modules.isEmpty else { return [] }
    let required: (compiler: String, porter: String, modules: String)
    do { required = try tools.required() } catch { throw .tools(error) }
    let toolchain = tools.fingerprint
    var built: [BuiltModule] = []
    for node in graph.modules {
      let used = Self.used(by: node, among: built, in: graph)
      let name = BuiltModule.uniqueName(of: node.source.name, Self.hash(node, used, toolchain))
      if let folder = store.folder(of: name) {
        built.append(BuiltModule(name: node.source.name, uniqueName: name, folder: folder))
      } else {
        onBuild(node.source.name)
        built.append(try build(node, as: name, using: used, with: required, by: run))
        store.prune(keeping: Set(built.map(\.uniqueName)))
      }
    }
    return built
  }

  /// Returns the modules that a module needs, also indirectly, in their order.
  private static func used(by node: ModuleGraph.Node, among built: [BuiltModule], in graph: ModuleGraph) -> [BuiltModule] {
    var (names, waiting) = (Set<String>(), node.imports)
    while let name = waiting.popLast() {
      if names.insert(name).inserted { waiting += graph.modules.first { $0.source.name == name }?.imports ?? [] }
    }
    return built.filter { names.contains($0.name) }
  }

  private static func hash(_ node: ModuleGraph.Node, _ used: [BuiltModule], _ toolchain: String) -> StableHash {
    var hash = StableHash()
    for text in [format, toolchain] + used.map(\.uniqueName) + [node.source.name] {
      hash.add(text.utf8)
      hash.add([0])
    }
    for (path, contents) in zip(node.source.files, node.contents) {
      // Messages and line tables have the paths.
      hash.add(path.utf8)
      hash.add([0])
      hash.add(contents)
      hash.add([0])
    }
    return hash
  }

  private func build(
    _ node: ModuleGraph.Node, as name: String, using used: [BuiltModule],
    with required: (compiler: String, porter: String, modules: String), by run: ToolRun
  ) throws(CodeBuild.Failure) -> BuiltModule {
    let source = node.source
    do {
      let draft = try store.draft()
      var isFinished = false
      defer { if !isFinished { PrivateFolder.remove(draft) } }
      let copies = "\(draft)/Ported"
      try FileManager.default.createDirectory(atPath: copies + "/Contents", withIntermediateDirectories: true)
      for (index, contents) in node.contents.enumerated() {
        try Data(contents).write(to: URL(fileURLWithPath: "\(copies)/Contents/\(index).swift"))
      }
      var dynamic: Set<String> = []
      while true {
        var options = ["--library", source.name]
        options += BuiltModule.portingArguments(for: used)
        if !dynamic.isEmpty { options += ["--dynamic", dynamic.sorted().joined(separator: ",")] }
        let ported = try run.run(
          required.porter, options + ["--contents", copies + "/Contents", copies] + source.files, limit: 60)
        guard let ported else { throw CodeBuild.Failure.cancelled }
        guard ported.status == 0, let report = try? JSONDecoder().decode(SourceReport.self, from: ported.output) else {
          throw CodeBuild.Failure.tools(.unavailable("the module \(source.name) can't be ported: \(ported.errors.prefix(300))"))
        }
        let library = "\(draft)/\(name).so"
        let arguments =
          [
            "-emit-library", "-emit-module", "-parse-as-library", "-wmo", "-Onone", "-gline-tables-only", "-swift-version", "5",
            "-use-ld=lld", "-diagnostic-style", "llvm", "-suppress-warnings", "-module-name", name, "-module-alias",
            "\(source.name)=\(name)", "-I", required.modules, "-emit-module-path", "\(draft)/\(name).swiftmodule", "-o", library, "-Xcc",
            "-D_REENTRANT",
          ] + BuiltModule.arguments(for: used) + report.files.map(\.portedPath) + ["\(copies)/Entry.swift"] + used.map(\.library)
        guard let result = try run.run(required.compiler, arguments, limit: Self.limit) else { throw CodeBuild.Failure.cancelled }
        if result.status == 0 {
          try FileManager.default.moveItem(atPath: copies + "/Interface.swift", toPath: "\(draft)/Interface.swift")
          try FileManager.default.removeItem(atPath: copies)
          let folder = try store.publish(draft, as: name)
          isFinished = true
          return BuiltModule(name: source.name, uniqueName: name, folder: folder)
        }
        let errors = CompilerOutput(result.errors, about: Set(source.files)).messages.filter { $0.severity == .error }
        let found = CodeBuild.dynamicInitializers(in: errors, of: source.files)
        guard !dynamic.isSuperset(of: found) else {
          throw CodeBuild.Failure.code([Self.summary(of: source, errors, report, result)] + report.errors + errors)
        }
        dynamic.formUnion(found)
      }
    } catch let failure as CodeBuild.Failure {
      throw failure
    } catch let failure as GlissadeError {
      throw .tools(failure)
    } catch {
      throw .tools(.unavailable("the module \(source.name) can't be compiled: \(error.localizedDescription)"))
    }
  }

  /// Returns the message about a module that doesn't compile.
  private static func summary(
    of source: ModuleSource, _ errors: [SourceMessage], _ report: SourceReport, _ result: ToolRun.Result
  ) -> SourceMessage {
    let all = report.errors + errors
    let count = all.count == 1 ? "it has an error" : "it has \(all.count) errors"
    let reason = all.isEmpty ? (result.isOverdue ? "it took too long" : "the compiler ended with status \(result.status)") : count
    return SourceMessage(
      .error, path: nil, line: 0, column: 0, text: "the module \(source.name) in “\(source.folder)” can't be compiled here: \(reason)")
  }
}

extension SourceReport {
  /// The errors among the messages.
  var errors: [SourceMessage] { messages.filter { $0.severity == .error } }
}
