import SwiftSyntax

extension FileEditor {
  /// Rewrites the condition of an `#if` as far as the platform determines its value.
  func editCondition(of clause: IfConfigClauseSyntax) {
    guard let condition = clause.condition else { return }
    editCondition(condition)
  }

  private func editCondition(_ condition: ExprSyntax) {
    if let value = ActiveCode.value(of: condition) {
      replace(condition, with: value ? "true" : "false")
    } else if let sequence = condition.as(SequenceExprSyntax.self) {
      for element in sequence.elements { editCondition(element) }
    } else if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      editCondition(prefix.expression)
    } else if let tuple = condition.as(TupleExprSyntax.self) {
      for element in tuple.elements { editCondition(element.expression) }
    }
  }
}
