import UIKit

/// Moves the focus from pane to pane. Each pane gets it back where it was.
@MainActor
final class PaneFocus {
  private let roots: [WorkbenchPane: UIView]
  private let stage: () -> UIView
  /// The views that had the focus in each pane when the keyboard left it.
  private var latest: [WorkbenchPane: WeakView] = [:]

  private struct WeakView {
    private(set) weak var view: UIView?
  }

  /// `stage` returns the view that takes the focus in the pane of the stage.
  init(_ roots: [WorkbenchPane: UIView], stage: @escaping () -> UIView) {
    self.roots = roots
    self.stage = stage
  }

  func pane(in window: UIWindow?) -> WorkbenchPane? {
    guard let focused = window?.focusedView else { return nil }
    return WorkbenchPane.allCases.first { roots[$0].map(focused.isDescendant) == true }
  }

  /// Moves the focus to the next visible pane (1) or to the previous one (−1).
  func move(by step: Int, in window: UIWindow) {
    let current = pane(in: window) ?? .stage
    latest[current] = window.focusedView.map { WeakView(view: $0) }
    let visible = WorkbenchPane.allCases.filter { $0 == current || roots[$0]?.isHidden == false }
    guard let index = visible.firstIndex(of: current) else { return }
    for distance in 1...visible.count {
      let pane = visible[(index + distance * step + visible.count * visible.count) % visible.count]
      guard let target = target(in: pane, window) else { continue }
      return window.focus(byKeyboard: target)
    }
  }

  /// Returns the view that had the focus last, or otherwise the first.
  private func target(in pane: WorkbenchPane, _ window: UIWindow) -> UIView? {
    if pane == .stage { return stage() }
    guard let root = roots[pane] else { return nil }
    if let last = latest[pane]?.view, last.isDescendant(of: root), last.canBecomeFocused { return last }
    return window.preferredTabStop(in: root)
  }
}
