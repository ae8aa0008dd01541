import Foundation

extension UIWindowScene {
  /// The conflicts in layouts of the scene since it was opened, or since `forgetLayoutIssues()`, in order.
  package var layoutIssues: [LayoutIssue] { layoutLog.issues }

  /// Called with each new conflict, in addition to the warning that is logged.
  package var layoutIssueHandler: ((LayoutIssue) -> Void)? {
    get { layoutLog.handler }
    set { layoutLog.handler = newValue }
  }

  /// Removes the recorded conflicts.
  package func forgetLayoutIssues() { layoutLog.issues = [] }

  /// Returns the views on the scene's screen whose constraints do not currently determine their frames.
  package func ambiguousLayouts() -> [LayoutIssue] { windows.flatMap { $0.ambiguousSubviews() }.map { LayoutIssue(ambiguous: $0) } }

  func note(_ issue: LayoutIssue) {
    layoutLog.issues.append(issue)
    doctor.noteLayoutConflict(issue.message)
    layoutLog.handler?(issue)
  }
}

/// The recorded layout conflicts of a scene.
struct LayoutLog {
  var issues: [LayoutIssue] = []
  var handler: ((LayoutIssue) -> Void)?
}

extension UIView {
  /// A Boolean value that indicates whether the view's constraints do not determine its position or size.
  ///
  /// False for views that constraints do not lay out.
  public var hasAmbiguousLayout: Bool {
    guard isLaidOutByConstraints, let engine = layoutEngine else { return false }
    return engine.isAmbiguous(self)
  }

  fileprivate func ambiguousSubviews() -> [UIView] {
    (hasAmbiguousLayout ? [self] : []) + subviews.flatMap { $0.ambiguousSubviews() }
  }
}
