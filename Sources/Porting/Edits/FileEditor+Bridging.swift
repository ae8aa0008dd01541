import SwiftSyntax

extension FileEditor {
  /// Classes of Foundation to which `as` converts values only on Apple's platforms, with the label of the initializer that replaces it.
  private static let bridged = [
    "NSString": "string", "NSNumber": "value", "NSArray": "array", "NSDictionary": "dictionary", "NSDate": "date",
  ]

  /// Replaces conversions by `as` that need Objective-C, such as `text as NSString`.
  func editConversions(in sequence: SequenceExprSyntax) {
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
      let operand = file.range(of: elements[index - 1])
      edits.insert("\(type)(\(label): ", at: operand.lowerBound)
      edits.replace(operand.upperBound..<file.range(of: elements[index + 1]).upperBound, with: ")")
    }
  }

  /// Replaces `date as CVarArg` in a predicate, whose arguments can be of any type here.
  private func editArgument(_ elements: [ExprSyntax], of sequence: SequenceExprSyntax) {
    guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self), elements[2].as(TypeExprSyntax.self)?.type.code == "CVarArg",
      let call = sequence.parent?.parent?.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.code == "NSPredicate"
    else { return }
    replace(elements[2], with: "Any")
  }

  /// Replaces `type(of: object).description()`, which Objective-C provides for classes, by the name of the class.
  func editTypeDescription(_ node: FunctionCallExprSyntax) {
    guard node.arguments.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.code == "type", type.arguments.first?.label?.text == "of"
    else { return }
    edits.insert("String(describing: ", at: file.range(of: type).lowerBound)
    edits.replace(file.range(of: type).upperBound..<file.range(of: node).upperBound, with: ")")
  }
}
