import SourceReport
import SwiftSyntax

/// Leaves out types that only SwiftUI uses, and shows the name of a view in place of the view.
struct SwiftUIEditor {
  let file: PortedFile
  let declarations: Declarations

  /// Leaves out a type or an extension, if only SwiftUI uses it. Returns whether it was left out.
  func editType(_ node: some DeclGroupSyntax, named name: String) -> Bool {
    guard declarations.leavesOut(name, in: file.source.index) else { return false }
    file.replace(node, with: "")
    return true
  }

  /// Replaces the root view of a hosting controller, or a view of the user's, by its name. Returns whether the call was replaced as a whole.
  func editCall(_ node: FunctionCallExprSyntax) -> Bool {
    guard declarations.importsSwiftUI(file.source.index) || !declarations.swiftUITypes.isEmpty else { return false }
    if node.calledExpression.hostsView, let argument = node.arguments.first(where: { $0.label?.text == "rootView" }) {
      if let generic = node.calledExpression.as(GenericSpecializationExprSyntax.self) {
        file.replace(generic.genericArgumentClause, with: "<NamedView>")
      }
      replace(argument.expression)
      // The other arguments, such as an archive, have no views.
      return true
    }
    guard let view = node.rootCall, declarations.swiftUITypes.contains(view) else { return false }
    replace(ExprSyntax(node))
    return true
  }

  /// Replaces the name of a view of the user's in a type, such as `UIHostingController<Card>`.
  func editType(_ node: IdentifierTypeSyntax) -> Bool {
    if node.name.text == "UIHostingController", let arguments = node.genericArgumentClause {
      file.replace(arguments, with: "<NamedView>")
      return true
    }
    guard declarations.swiftUITypes.contains(node.name.text) else { return false }
    file.replace(node, with: "NamedView")
    return true
  }

  /// Leaves out a preview of a view of SwiftUI. Returns whether it was left out.
  func editPreview(_ node: some FreestandingMacroExpansionSyntax) -> Bool {
    guard node.macroName.text == "Preview", declarations.importsSwiftUI(file.source.index),
      let last = node.previewClosure?.statements.last?.item, let call = ExprSyntax(last)?.as(FunctionCallExprSyntax.self),
      let name = call.rootCall, declarations.swiftUITypes.contains(name) || SwiftUINames.views.contains(name)
    else { return false }
    file.replace(node, with: "")
    return true
  }

  private func replace(_ view: ExprSyntax) {
    // A variable already holds a name.
    guard let name = view.as(FunctionCallExprSyntax.self)?.rootCall else { return }
    file.replace(view, with: "NamedView(\(name.swiftLiteral))")
  }
}

extension FunctionCallExprSyntax {
  /// The name of the type whose initializer begins a chain of calls, such as "Card" in `Card(title: "a").padding()`, or nil.
  fileprivate var rootCall: String? {
    var call = self
    while let inner = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.as(FunctionCallExprSyntax.self) { call = inner }
    if let generic = call.calledExpression.as(GenericSpecializationExprSyntax.self) { return generic.expression.code }
    let name = call.calledExpression.code
    return name.first?.isUppercase == true ? name : nil
  }
}

extension ExprSyntax {
  /// A Boolean value that indicates whether a call of the expression creates a hosting controller, or calls its initializer from a subclass.
  fileprivate var hostsView: Bool {
    if let generic = self.as(GenericSpecializationExprSyntax.self) { return generic.expression.code == "UIHostingController" }
    return ["UIHostingController", "super.init", "self.init"].contains(code)
  }
}

extension Declarations {
  /// Returns whether a name is that of a protocol of SwiftUI for views and what belongs to them, and the user declares no such type.
  func isSwiftUI(_ name: String) -> Bool { types[name] == nil && SwiftUINames.protocols.contains(name) }

  /// Returns whether a type or the extension of a type is left out of a file, because only SwiftUI uses it.
  func leavesOut(_ name: String, in file: Int) -> Bool {
    importsSwiftUI(file) && (swiftUITypes.contains(name) || isSwiftUI(name))
  }

  /// Returns whether a file imports SwiftUI.
  func importsSwiftUI(_ file: Int) -> Bool { swiftUIFiles.contains(file) }

  /// Notes the types that only SwiftUI uses, once all declarations are known.
  mutating func findSwiftUITypes() {
    guard !swiftUIFiles.isEmpty else { return }
    for name in typeNames {
      guard let type = types[name], type.kind != .class, type.kind != .protocol, importsSwiftUI(type.file) else { continue }
      let inherited = type.inherited + inheritedByExtension[name, default: []]
      if inherited.contains(where: { isSwiftUI($0.hasPrefix("SwiftUI.") ? String($0.dropFirst(8)) : $0) }) { swiftUITypes.insert(name) }
    }
  }
}
