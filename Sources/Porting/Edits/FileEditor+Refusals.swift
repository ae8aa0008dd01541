import SwiftSyntax

// Code that can't run here, because it needs the Objective-C runtime or files of Interface Builder.
extension FileEditor {
  func refuseFunction(_ name: String, at node: FunctionCallExprSyntax) {
    switch name {
    case "NSClassFromString": refuse("NSClassFromString can't find a class by its name here", at: node)
    case "method_exchangeImplementations", "class_getInstanceMethod", "class_addMethod", "class_replaceMethod", "object_setClass",
      "method_setImplementation", "class_getClassMethod", "imp_implementationWithBlock", "objc_allocateClassPair":
      refuse("\(name) needs the Objective-C runtime, so methods can't be exchanged here", at: node)
    case "UIStoryboard": refuse("storyboards can't be loaded; create the view controller in code", at: node)
    case "UINib": refuse("nib files can't be loaded; create the view in code", at: node)
    default: return
    }
  }

  func refuseMethod(_ member: MemberAccessExprSyntax, of node: FunctionCallExprSyntax) {
    let name = member.declName.baseName.text
    switch name {
    case "loadNibNamed": refuse("nib files can't be loaded; create the view in code", at: node)
    case "addObserver" where node.arguments.contains { $0.label?.text == "forKeyPath" }:
      refuse("key-value observation of a key path as a string isn't supported; use observe(_:options:changeHandler:)", at: node)
    case "performSegue", "instantiateViewController", "instantiateInitialViewController":
      guard declarations.methods(named: name, preferring: typeName).isEmpty else { return }
      refuse("\(name) needs a storyboard, and storyboards can't be loaded", at: node)
    default: return
    }
  }
}
