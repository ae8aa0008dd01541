import Host
import Rehearsal
import SourceReport

extension CodeProblem {
  package var failure: CommandFailure {
    let details = lines.filter { $0.severity == .error }.map { line in
      (line.path.map { "\($0):\(line.line):\(line.column): " } ?? "") + line.text
    }
    let status: ExitStatus =
      switch kind {
      case .code, .crash, .hang: .demoError
      case .file: .noInput
      case .tools: .unavailable
      }
    return CommandFailure(status: status, message: text, details: details)
  }
}
