import Foundation

extension UIWindowScene {
  /// The contradictions that layouts of the scene have run into since it was opened, or since `forgetLayoutIssues()`, in order.
  public var layoutIssues: [LayoutIssue] { layoutLog.issues }

  /// Called with each new contradiction, besides the warning that is printed.
  public var layoutIssueHandler: ((LayoutIssue) -> Void)? {
    get { layoutLog.handler }
    set { layoutLog.handler = newValue }
  }

  /// Forgets the contradictions noted so far.
  public func forgetLayoutIssues() { layoutLog.issues = [] }

  /// The views on the scene's screen whose constraints do not determine their frames, as of now.
  public func ambiguousLayouts() -> [LayoutIssue] { windows.flatMap { $0.ambiguousSubviews() }.map { LayoutIssue(ambiguous: $0) } }

  func note(_ issue: LayoutIssue) {
    layoutLog.issues.append(issue)
    doctor.noteLayoutConflict(issue.message)
    layoutLog.handler?(issue)
  }
}

/// What went wrong with layouts of a scene.
struct LayoutLog {
  var issues: [LayoutIssue] = []
  var handler: ((LayoutIssue) -> Void)?
}

extension UIView {
  /// Whether the view's constraints leave open where it is or how large. False for views that constraints do not lay out.
  public var hasAmbiguousLayout: Bool {
    guard isLaidOutByConstraints, let engine = layoutEngine else { return false }
    return engine.isAmbiguous(self)
  }

  fileprivate func ambiguousSubviews() -> [UIView] {
    (hasAmbiguousLayout ? [self] : []) + subviews.flatMap { $0.ambiguousSubviews() }
  }
}
