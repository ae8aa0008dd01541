import SwiftSyntax

/// Replaces the computer's clock by the scene's, so that films, replays and slow motion show the same.
struct ClockEditor {
  let file: PortedFile
  let declarations: Declarations

  /// Edits a call that reads the computer's clock or waits by it. Returns whether it was such a call.
  func editCall(_ node: FunctionCallExprSyntax) -> Bool {
    if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      switch reference.baseName.text {
      case "Date", "NSDate":
        guard node.arguments.isEmpty, node.trailingClosure == nil, declarations.types["Date"] == nil else { return false }
        file.replace(node, with: "LiveTime.now")
      case "CFAbsoluteTimeGetCurrent": file.replace(node, with: "LiveTime.now.timeIntervalSinceReferenceDate")
      default: return false
      }
      return true
    }
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName
    else { return false }
    switch (base.text, member.declName.baseName.text) {
    case ("Date", "init") where node.arguments.isEmpty: file.replace(node, with: "LiveTime.now")
    case ("Task", "sleep"): file.replace(base, with: "LiveTask")
    default: return false
    }
    return true
  }

  func editMember(_ node: MemberAccessExprSyntax) {
    switch node.declName.baseName.text {
    case "now" where node.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Date": file.replace(node, with: "LiveTime.now")
    case "systemUptime" where node.base?.code == "ProcessInfo.processInfo": file.replace(node, with: "CACurrentMediaTime()")
    default: return
    }
  }
}
