import Foundation

extension UIWindowScene {
  /// Returns an issue for each view on the scene's screen whose constraints do not currently determine its frame.
  package func ambiguousLayouts() -> [LayoutIssue] { windows.flatMap { $0.ambiguousSubviews() }.map { LayoutIssue(ambiguous: $0) } }

  func note(_ issue: LayoutIssue) {
    layoutIssues.append(issue)
    doctor.noteLayoutConflict(issue.message)
  }
}

extension UIView {
  /// False for views that constraints do not lay out.
  public var hasAmbiguousLayout: Bool {
    guard isLaidOutByConstraints, let engine = layoutEngine else { return false }
    return engine.isAmbiguous(self)
  }

  fileprivate func ambiguousSubviews() -> [UIView] {
    (hasAmbiguousLayout ? [self] : []) + subviews.flatMap { $0.ambiguousSubviews() }
  }
}
