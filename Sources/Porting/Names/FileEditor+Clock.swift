import SwiftSyntax

// The time of the user's code is the scene's, so that a film, a replay and a slow motion see the same.
extension FileEditor {
  /// Edits a call that would read the computer's clock or wait by it, and returns a Boolean value that indicates whether it was one.
  func editClockCall(_ node: FunctionCallExprSyntax) -> Bool {
    let name = node.calledExpression.trimmedDescription
    switch name {
    case "Date", "Date.init", "NSDate":
      guard node.arguments.isEmpty, node.trailingClosure == nil, declarations.types["Date"] == nil else { return false }
      replace(node, with: "LiveTime.now")
    case "CFAbsoluteTimeGetCurrent": replace(node, with: "LiveTime.now.timeIntervalSinceReferenceDate")
    case "Task.sleep": replace(node.calledExpression, with: "LiveTask.sleep")
    default: return false
    }
    return true
  }

  /// Edits a member that reads the computer's clock.
  func editClockMember(_ node: MemberAccessExprSyntax) {
    switch node.trimmedDescription {
    case "Date.now": replace(node, with: "LiveTime.now")
    case "ProcessInfo.processInfo.systemUptime": replace(node, with: "CACurrentMediaTime()")
    default: return
    }
  }
}
