import Rehearsal
import SourceReport
import Host

/// The modules of others that a person's files import.
struct CodeModules: Sendable {
  /// The names of those that exist here.
  var names: [String] = []
  /// Those that can't be made.
  var absent: [AbsentModule] = []
  /// The compiled modules, each after those that it uses, or nil if they haven't been compiled.
  var built: [BuiltModule]?

  /// Returns a report in which missing modules have the sentences that cure them, and whose digest depends on the modules.
  func completing(_ report: SourceReport) -> SourceReport {
    var report = report
    if let built, !built.isEmpty {
      report.digest += "-" + String(StableHash(built.map(\.uniqueName).joined(separator: " ").utf8).value, radix: 16)
    }
    let missing = absent.filter { report.missingModules.contains($0.name) }
    for module in missing { report.messages.removeAll { $0.text.hasPrefix("there is no module \(module.name) here") } }
    report.messages += missing.flatMap { module in
      module.imports.map { SourceMessage(.error, path: $0.path, line: $0.line, column: $0.column, text: module.sentence) }
    }
    return report
  }
}

extension CodeBuild {
  /// Finds the modules that the files import.
  private var graph: ModuleGraph {
    let imports = contents.sources.flatMap { ImportScan(contents[$0], path: $0).imports }
    return ModuleGraph(imports, finder: ModuleFinder(files: contents.sources, named: request.modules, known: contents.ownModules))
  }

  /// Finds the modules that the files import, without compiling them.
  func foundModules() -> CodeModules {
    let graph = graph
    return CodeModules(names: graph.modules.map(\.source.name), absent: graph.absent)
  }

  /// Finds the modules that the files import, and compiles those that haven't been before.
  func builtModules(by run: ToolRun, onBuild: (String) -> Void) throws(Failure) -> CodeModules {
    let graph = graph
    let built = try ModuleBuild(tools: tools, store: tools.moduleStore).build(graph, by: run, onBuild: onBuild)
    return CodeModules(names: graph.modules.map(\.source.name), absent: graph.absent, built: built)
  }

  /// Returns the lines in which the compiler has refused initializers of classes that are known only at run time, each with the index of
  /// its file.
  static func dynamicInitializers(in errors: [SourceMessage], of files: [String]) -> [String] {
    errors.compactMap { error in
      guard error.text.contains("must use a 'required' initializer"), let file = files.firstIndex(where: { $0 == error.path }) else {
        return nil
      }
      return "\(file):\(error.line)"
    }
  }
}
