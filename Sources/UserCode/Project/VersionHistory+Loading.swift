import Rehearsal

extension VersionHistory {
  /// Builds and loads the present version of files at once. If only live values differ from the current version, nothing is compiled.
  ///
  /// - Throws: A `GlissadeError` that lists the errors if the code can't run.
  package mutating func load(_ request: CodeRequest, by tools: CodeTools) throws(GlissadeError) -> CodeVersion {
    let job = CodeJob(try FileContents(of: request), of: request, by: tools, loaded: loadedDigests, known: known)
    switch job.outcome(by: ToolRun()) {
    case .code(let code): _ = add(try variant(of: code), code, of: job)
    case .problem(let problem): throw problem.error
    case .cancelled: break
    }
    guard let current else { throw .internalError("the code was not loaded") }
    guard !current.demos.isEmpty else {
      throw .noInput(
        "there is nothing to show in “\(request.paths.joined(separator: "”, “"))”: write a “#Preview”, a view controller or an animator")
    }
    return current
  }
}

extension CodeVersion {
  /// Builds and loads the present version of files at once, for a command.
  ///
  /// - Throws: A `GlissadeError` that lists the errors if the code can't run.
  package static func load(_ request: CodeRequest, by tools: CodeTools) throws(GlissadeError) -> CodeVersion {
    var history = VersionHistory()
    return try history.load(request, by: tools)
  }
}
