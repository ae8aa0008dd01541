import SwiftSyntax

/// Completes statements that were complete before UIKit got new cases.
struct SwitchEditor {
  let file: PortedFile

  /// The cases of `UITouch.Phase` before iOS 13.4, for which the compiler of iOS only warns about the newer ones.
  private static let phases: Set = [".began", ".moved", ".stationary", ".ended", ".cancelled"]

  /// Adds the newer phases of touches to a statement with all older ones.
  func edit(_ node: SwitchExprSyntax) {
    var cases: Set<String> = []
    for item in node.cases {
      guard let item = item.as(SwitchCaseSyntax.self), let label = item.label.as(SwitchCaseLabelSyntax.self) else { return }
      for item in label.caseItems {
        guard item.whereClause == nil, cases.insert(item.pattern.code).inserted else { return }
      }
    }
    if cases == Self.phases { file.insert("@unknown default: fatalError() ", before: node.rightBrace) }
  }
}
