import SwiftSyntax

extension FileEditor {
  /// Replaces a name that was renamed, unless the user declares it.
  func editName(_ token: TokenSyntax) {
    refuseView(token)
    guard let name = OldNames.names[token.text], declarations.types[token.text] == nil else { return }
    if let call = token.parent?.parent?.as(FunctionCallExprSyntax.self), OldNames.properties.contains(token.text) {
      replace(call, with: name)
    } else {
      replace(token, with: name)
    }
  }

  func editMember(_ node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    if let notification = OldNames.notifications[name] {
      replace(node, with: notification)
    } else if let new = OldNames.members[name], !declarations.variableNames.contains(name),
      declarations.methods(named: name, preferring: "").isEmpty
    {
      replace(node.declName.baseName, with: new)
    }
    editClockMember(node)
    editUncalledMember(node)
  }

  /// Replaces renamed members that are used without `self` or overridden.
  func editUnqualifiedMember(_ token: TokenSyntax) {
    guard let new = OldNames.members[token.text], token.parent?.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName != token,
      declarations.methods(named: token.text, preferring: "").isEmpty
    else { return }
    replace(token, with: new)
  }

  /// Replaces calls of renamed functions, and calls that read the computer's clock.
  func editCall(_ node: FunctionCallExprSyntax) {
    if editClockCall(node) { return }
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
      editLabels(of: node, member: member)
      refuseMethod(member, of: node)
      return
    }
    guard let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
    let name = reference.baseName.text
    let arguments = Array(node.arguments)
    if let initializer = OldNames.initializers[name], arguments.count == initializer.labels.count {
      replace(reference, with: initializer.type)
      for (argument, label) in zip(arguments, initializer.labels) { edits.insert("\(label): ", at: file.range(of: argument).lowerBound) }
    } else if let method = OldNames.methods[name], let receiver = arguments.first, arguments.count == method.labels.count + 1 {
      editMethod(node, method, receiver: receiver, arguments: arguments.dropFirst())
    } else {
      refuseFunction(name, at: node)
    }
  }

  private func editMethod(
    _ node: FunctionCallExprSyntax, _ method: (name: String, labels: [String], isProperty: Bool), receiver: LabeledExprSyntax,
    arguments: ArraySlice<LabeledExprSyntax>
  ) {
    edits.replace(file.range(of: node.calledExpression), with: "")
    let end = file.range(of: receiver.expression).upperBound
    guard let first = arguments.first else {
      edits.insert(").\(method.name)\(method.isProperty ? "" : "(")", at: end)
      if method.isProperty, let parenthesis = node.rightParen { remove(parenthesis) }
      return
    }
    edits.replace(end..<file.range(of: first).lowerBound, with: ").\(method.name)(")
    for (argument, label) in zip(arguments, method.labels) where !label.isEmpty {
      edits.insert("\(label): ", at: file.range(of: argument).lowerBound)
    }
  }

  private func editLabels(of node: FunctionCallExprSyntax, member: MemberAccessExprSyntax) {
    let name = member.declName.baseName.text
    if let joined = OldNames.joinedLabels[name], let argument = node.arguments.first, argument.label?.text == joined.label {
      replace(member.declName.baseName, with: joined.name)
      edits.replace(file.range(of: argument).lowerBound..<file.range(of: argument.expression).lowerBound, with: "")
    } else if let labels = OldNames.labels[name] {
      for argument in node.arguments {
        if let label = argument.label, let new = labels[label.text] { replace(label, with: new) }
      }
    }
  }
}
