import SwiftSyntax

/// Replaces names of Swift 3 and 4 by those that UIKit has now.
struct NameEditor {
  let file: PortedFile
  let declarations: Declarations

  /// Replaces a name that was renamed, unless the user declares it.
  func edit(_ token: TokenSyntax) {
    guard let name = OldNames.names[token.text], declarations.types[token.text] == nil else { return }
    if let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), OldNames.properties.contains(token.text) {
      file.replace(call, with: name)
    } else {
      file.replace(token, with: name)
    }
  }

  func editMember(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    if let notification = OldNames.notifications[name] {
      file.replace(node, with: notification)
    } else if let new = OldNames.members[name], !declarations.variableNames.contains(name),
      declarations.methods(named: name).isEmpty
    {
      file.replace(node.declName.baseName, with: new)
    }
  }

  /// Replaces renamed members that are used without `self` or overridden.
  func editUnqualifiedMember(_ token: TokenSyntax) {
    guard let new = OldNames.members[token.text], token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName != token,
      declarations.methods(named: token.text).isEmpty, !declarations.boundNames.contains(token.text)
    else { return }
    file.replace(token, with: new)
  }

  /// Replaces a call of a renamed function, or else renamed labels.
  func editCall(_ node: FunctionCallExprSyntax) {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) { editLabels(of: node, member: member) }
    guard let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
    let name = reference.baseName.text
    let arguments = Array(node.arguments)
    if let initializer = OldNames.initializers[name], arguments.count == initializer.labels.count {
      file.replace(reference, with: initializer.type)
      for (argument, label) in zip(arguments, initializer.labels) { file.insert("\(label): ", before: argument) }
    } else if let method = OldNames.methods[name], let receiver = arguments.first, arguments.count == method.labels.count + 1 {
      editMethod(node, method, receiver: receiver, arguments: arguments.dropFirst())
    }
  }

  private func editMethod(
    _ node: FunctionCallExprSyntax, _ method: (name: String, labels: [String], isProperty: Bool), receiver: LabeledExprSyntax,
    arguments: ArraySlice<LabeledExprSyntax>
  ) {
    file.replace(node.calledExpression, with: "")
    guard let first = arguments.first else {
      file.insert(").\(method.name)\(method.isProperty ? "" : "(")", after: receiver.expression)
      if method.isProperty, let parenthesis = node.rightParen { file.remove(parenthesis) }
      return
    }
    let gap = file.range(of: receiver.expression).upperBound..<file.range(of: first).lowerBound
    file.edits.replace(gap, with: ").\(method.name)(")
    for (argument, label) in zip(arguments, method.labels) where !label.isEmpty {
      file.insert("\(label): ", before: argument)
    }
  }

  private func editLabels(of node: FunctionCallExprSyntax, member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    if let joined = OldNames.joinedLabels[name], let argument = node.arguments.first, argument.label?.text == joined.label {
      file.replace(member.declName.baseName, with: joined.name)
      file.removeLabel(of: argument)
    } else if let labels = OldNames.labels[name] {
      for argument in node.arguments {
        if let label = argument.label, let new = labels[label.text] { file.replace(label, with: new) }
      }
    }
  }
}
