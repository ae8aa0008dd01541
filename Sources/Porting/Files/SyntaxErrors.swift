import SourceReport
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

enum SyntaxErrors {
  /// The maximum number of messages about one file.
  private static let limit = 50

  /// Returns a message for each syntax error, in the order of the file.
  static func messages(about file: UserFile) -> [SourceMessage] {
    guard file.tree.hasError || file.tree.hasWarning else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: file.tree).prefix(limit).map { diagnostic in
      let place = file.location(of: diagnostic.position)
      let severity: SourceMessage.Severity = diagnostic.diagMessage.severity == .error ? .error : .warning
      return SourceMessage(severity, path: file.path, line: place.line, column: place.column, text: diagnostic.message)
    }
  }
}
