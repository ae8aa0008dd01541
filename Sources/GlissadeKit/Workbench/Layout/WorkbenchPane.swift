import UIKit

/// A part of the window. F6 moves between these parts.
enum WorkbenchPane: CaseIterable {
  case sidebar, toolbar, stage, timeline, inspector
}

struct WeakView {
  private(set) weak var view: UIView?
}

extension WorkbenchViewController {
  private func root(of pane: WorkbenchPane) -> UIView {
    switch pane {
    case .sidebar: sidebar.view
    case .toolbar: toolbar
    case .stage: canvas.view
    case .timeline: timeline
    case .inspector: inspector.view
    }
  }

  var focusedPane: WorkbenchPane? {
    guard let focused = view.window?.focusedView else { return nil }
    return WorkbenchPane.allCases.first { focused.isDescendant(of: root(of: $0)) }
  }

  /// Moves the focus to the next visible pane (1) or to the previous one (−1).
  func movePane(by step: Int) {
    guard let window = view.window else { return }
    let current = focusedPane ?? .stage
    paneFocus[current] = window.focusedView.map { WeakView(view: $0) }
    let visible = WorkbenchPane.allCases.filter { $0 == current || !root(of: $0).isHidden }
    guard let index = visible.firstIndex(of: current) else { return }
    for distance in 1...visible.count {
      let pane = visible[(index + distance * step + visible.count * visible.count) % visible.count]
      guard let target = target(in: pane, window) else { continue }
      return window.focus(byKeyboard: target)
    }
  }

  /// Returns the view that had the focus last, or otherwise the first.
  private func target(in pane: WorkbenchPane, _ window: UIWindow) -> UIView? {
    if pane == .stage { return canvas.stageView }
    let root = root(of: pane)
    if let last = paneFocus[pane]?.view, last.isDescendant(of: root), last.canBecomeFocused { return last }
    return window.preferredTabStop(in: root)
  }
}
