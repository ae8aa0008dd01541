import SourceReport
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// Finds errors of syntax.
enum SyntaxErrors {
  /// The most messages about one file.
  private static let limit = 50

  /// Returns a message for each error of syntax, first errors first.
  static func messages(about file: UserFile) -> [SourceMessage] {
    guard file.tree.hasError || file.tree.hasWarning else { return [] }
    return ParseDiagnosticsGenerator.diagnostics(for: file.tree).prefix(limit).map { diagnostic in
      let place = file.location(of: diagnostic.position)
      let severity: SourceMessage.Severity = diagnostic.diagMessage.severity == .error ? .error : .warning
      return SourceMessage(severity, path: file.path, line: place.line, column: place.column, text: diagnostic.message)
    }
  }
}
