import Foundation
import Rehearsal
import SourceReport

extension CodeRequest {
  /// Returns what the files contain, without compiling them.
  ///
  /// - Throws: A `GlissadeError` if a file can't be read or ported.
  package func report(by tools: CodeTools) throws(GlissadeError) -> SourceReport {
    var build = CodeBuild(request: self, tools: tools, contents: try FileContents(of: self))
    build.modules = build.foundModules()
    do {
      var report = try build.port(into: CodeWorkspace.moduleName(), by: ToolRun())
      report.addInterfaceValues(of: build.contents.app)
      return report
    } catch {
      switch error {
      case .code(let messages): throw CodeProblem(.code, "the code cannot be ported", lines: messages).error
      case .tools(let failure): throw failure
      case .cancelled: throw .internalError("the porting step was cancelled")
      }
    }
  }
}
