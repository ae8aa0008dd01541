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
      file.message(diagnostic.diagMessage.severity == .error ? .error : .warning, diagnostic.message, at: diagnostic.position)
    }
  }
}
