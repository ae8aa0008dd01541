import SwiftSyntax

/// Refuses calls that can't run here, because they need the Objective-C runtime or files of Interface Builder.
struct RefusedCalls {
  let file: PortedFile
  let declarations: Declarations

  func check(_ node: FunctionCallExprSyntax, in typeName: String) {
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self) { return checkMethod(member, of: node, in: typeName) }
    guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return }
    switch name {
    case "NSClassFromString": file.refuse("NSClassFromString can't find a class by its name here", at: node)
    case "method_exchangeImplementations", "class_getInstanceMethod", "class_addMethod", "class_replaceMethod", "object_setClass",
      "method_setImplementation", "class_getClassMethod", "imp_implementationWithBlock", "objc_allocateClassPair":
      file.refuse("\(name) needs the Objective-C runtime, so methods can't be exchanged here", at: node)
    case "UIStoryboard": file.refuse("storyboards can't be loaded; create the view controller in code", at: node)
    case "UINib": file.refuse("nib files can't be loaded; create the view in code", at: node)
    default: return
    }
  }

  private func checkMethod(_ member: MemberAccessExprSyntax, of node: FunctionCallExprSyntax, in typeName: String) {
    let name = member.declName.baseName.text
    switch name {
    case "loadNibNamed": file.refuse("nib files can't be loaded; create the view in code", at: node)
    case "addObserver" where node.arguments.contains { $0.label?.text == "forKeyPath" }:
      file.refuse("key-value observation of a key path as a string isn't supported; use observe(_:options:changeHandler:)", at: node)
    case "performSegue", "instantiateViewController", "instantiateInitialViewController":
      guard declarations.methods(named: name, preferring: typeName).isEmpty else { return }
      file.refuse("\(name) needs a storyboard, and storyboards can't be loaded", at: node)
    default: return
    }
  }
}
