import CoreGraphics

/// A pane beside the canvas.
package enum SidePane: Equatable, Sendable, CaseIterable {
  case sidebar, panel
}

extension WorkbenchArrangement {
  /// Shows or hides a pane. The latest one that was shown stays in a window without room for both.
  mutating func set(_ pane: SidePane, isShown: Bool) {
    switch pane {
    case .sidebar: isSidebarShown = isShown
    case .panel: isPanelShown = isShown
    }
    if isShown { preferredPane = pane }
  }
}

/// The panes that a window has room for, and their widths, in points.
struct SidePanes: Equatable {
  let showsSidebar: Bool
  let showsPanel: Bool
  /// A Boolean value that indicates whether the window is too narrow for panes of its whole height.
  ///
  /// The toolbar and the timeline are then as wide as the window, and the panes are between them.
  let isNarrow: Bool
  let sidebarWidth: CGFloat
  let panelWidth: CGFloat

  /// Finds the panes of a window with the given width, in points. Without room for their widths, the panel shrinks first, then the sidebar.
  init(_ arrangement: WorkbenchArrangement, width: CGFloat, isChromeHidden: Bool) {
    let wantsSidebar = arrangement.isSidebarShown && !isChromeHidden
    let wantsPanel = arrangement.isPanelShown && !isChromeHidden
    let leastSidebar = WorkbenchArrangement.sidebarWidths.lowerBound
    let leastPanel = WorkbenchArrangement.panelWidths.lowerBound
    let least = (wantsSidebar ? leastSidebar : 0) + (wantsPanel ? leastPanel : 0)
    let isNarrow = least > 0 && least + WorkbenchLayout.leastCanvasWidth > width
    let hasRoom = !isNarrow || !wantsSidebar || !wantsPanel || least + WorkbenchLayout.leastNarrowCanvasWidth <= width
    showsSidebar = wantsSidebar && (hasRoom || arrangement.preferredPane == .sidebar)
    showsPanel = wantsPanel && (hasRoom || arrangement.preferredPane == .panel)
    self.isNarrow = isNarrow

    var sidebar = arrangement.sidebarWidth
    var panel = arrangement.panelWidth
    let leastCanvas = isNarrow ? WorkbenchLayout.leastNarrowCanvasWidth : WorkbenchLayout.leastCanvasWidth
    var shortfall = (showsSidebar ? sidebar : 0) + (showsPanel ? panel : 0) + leastCanvas - width
    if shortfall > 0, showsPanel {
      let reduction = min(shortfall, panel - leastPanel)
      panel -= reduction
      shortfall -= reduction
    }
    if shortfall > 0, showsSidebar { sidebar -= min(shortfall, sidebar - leastSidebar) }
    sidebarWidth = sidebar
    panelWidth = panel
  }
}
