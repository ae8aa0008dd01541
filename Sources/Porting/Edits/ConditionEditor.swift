import SwiftSyntax

/// Rewrites the conditions of `#if` as far as the platform determines their values.
struct ConditionEditor {
  let file: PortedFile

  func edit(_ condition: ExprSyntax) {
    if let value = ActiveCode.value(of: condition) {
      file.replace(condition, with: value ? "true" : "false")
    } else if let sequence = condition.as(SequenceExprSyntax.self) {
      for element in sequence.elements { edit(element) }
    } else if let prefix = condition.as(PrefixOperatorExprSyntax.self) {
      edit(prefix.expression)
    } else if let tuple = condition.as(TupleExprSyntax.self) {
      for element in tuple.elements { edit(element.expression) }
    }
  }
}
