import SwiftSyntax

/// Replaces conversions that need Objective-C, such as `text as NSString`.
struct ConversionEditor {
  let file: PortedFile

  /// Classes of Foundation to which `as` converts values only on Apple's platforms, with the label of the initializer that replaces it.
  private static let bridged = [
    "NSString": "string", "NSNumber": "value", "NSArray": "array", "NSDictionary": "dictionary", "NSDate": "date",
  ]

  func edit(_ sequence: SequenceExprSyntax) {
    let elements = Array(sequence.elements)
    editArgument(elements, of: sequence)
    for index in elements.indices.dropFirst().dropLast() {
      guard let operation = elements[index].as(UnresolvedAsExprSyntax.self), operation.questionOrExclamationMark == nil,
        let type = elements[index + 1].as(TypeExprSyntax.self)?.type.code, let label = Self.bridged[type]
      else { continue }
      // The conversion binds more tightly than operators before its operand, except for arithmetic.
      let isAlone =
        index == 1 || elements[index - 2].is(AssignmentExprSyntax.self) || elements[index - 2].is(UnresolvedTernaryExprSyntax.self)
      guard isAlone else { continue }
      file.wrap(elements[index - 1], in: "\(type)(\(label): ", ")", through: elements[index + 1])
    }
  }

  /// Replaces `date as CVarArg` in a predicate, whose arguments can be of any type here.
  private func editArgument(_ elements: [ExprSyntax], of sequence: SequenceExprSyntax) {
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), elements[2].as(TypeExprSyntax.self)?.type.code == "CVarArg",
      let call = sequence.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.code == "NSPredicate"
    else { return }
    file.replace(elements[2], with: "Any")
  }

  /// Replaces `type(of: object).description()`, which Objective-C provides for classes, by the name of the class.
  func editTypeDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.code == "type", type.arguments.first?.label?.text == "of"
    else { return }
    file.wrap(type, in: "String(describing: ", ")", through: node)
  }
}
