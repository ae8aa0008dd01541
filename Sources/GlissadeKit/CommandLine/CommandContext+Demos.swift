import Host
import Projects
import Rehearsal
import SourceReport
import UserCode

extension CommandContext {
  /// Returns the only demo that the operands name, by its id or by the Swift files that contain it.
  ///
  /// If the files contain several demos, it is the first one, or the one that `--root` names.
  func demo(_ arguments: ParsedArguments, of command: String) throws -> DemoDefinition {
    guard let first = arguments.operands.first, isSource(first) else {
      return try demos.demo(try arguments.onlyOperand("the name of a demo, or a Swift file", of: command))
    }
    return try code(arguments.operands, arguments).demos[0]
  }

  /// Returns nil if there are no operands.
  func demos(_ arguments: ParsedArguments) throws -> [DemoDefinition]? {
    guard !arguments.operands.isEmpty else { return nil }
    let sources = arguments.operands.filter(isSource)
    let named = try arguments.operands.filter { !isSource($0) }.map(demos.demo)
    return named + (sources.isEmpty ? [] : try code(sources, arguments).demos)
  }

  /// Returns the report about the project that the only operand names, with its demos, or nil if it names none. A project that doesn't start
  /// has no demos.
  func project(_ arguments: ParsedArguments) throws -> (report: ProjectReport, demos: [DemoDefinition])? {
    guard let path = SourcePaths.projectPath(arguments.operands), isSource(path) else { return nil }
    let request = try SourcePaths.request(arguments)
    do {
      let version = try code(arguments.operands, arguments)
      return (request.projectReport(of: version), version.demos)
    } catch let error as GlissadeError where error.kind == .demoError {
      let report = try request.projectReport(by: codeTools)
      if report.starts { throw error }
      return (report, [])
    }
  }

  /// A folder without Swift files counts as source code, so that the error message names it when it is opened.
  func isSource(_ operand: String) -> Bool {
    !demos.demos.contains { $0.id == operand } && (SourcePaths.isSource(operand) || FileKind(operand) == .folder)
  }

  private func code(_ paths: [String], _ arguments: ParsedArguments) throws -> CodeVersion {
    try preparePlatform()
    let root = arguments[StageOptions.root]
    let version = try CodeVersion.load(SourcePaths.request(arguments, paths: paths), by: codeTools)
    if let root, !version.report.roots.contains(where: { $0.name == root || $0.type == root }) {
      let names = version.report.roots.map { "“\($0.name)”" }.joined(separator: ", ")
      throw GlissadeError.usage("there is no “\(root)” to show in these files; there is \(names)")
    }
    // The processes that perform parts of a check load the same code.
    if checkPart == nil { for line in version.remarks { console.report(line) } }
    return version
  }
}
