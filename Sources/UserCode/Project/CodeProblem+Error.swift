import Host
import Rehearsal
import SourceReport

extension CodeProblem {
  /// The problem as an error, with all errors in the code.
  package var error: GlissadeError {
    let details = lines.filter { $0.severity == .error }.map { line in
      (line.path.map { "\($0):\(line.line):\(line.column): " } ?? "") + line.text
    }
    let fault: GlissadeError.Kind =
      switch kind {
      case .code, .crash, .hang: .demoError
      case .file: .noInput
      case .tools: .unavailable
      }
    return GlissadeError(fault, text, details: details)
  }
}
