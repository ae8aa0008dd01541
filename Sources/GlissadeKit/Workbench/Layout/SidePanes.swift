import CoreGraphics

package enum SidePane: Equatable, Sendable, CaseIterable {
  case sidebar, panel
}

extension WorkbenchArrangement {
  /// In a window without enough space for both panes, the one that was shown last stays.
  mutating func set(_ pane: SidePane, isShown: Bool) {
    switch pane {
    case .sidebar: isSidebarShown = isShown
    case .panel: isPanelShown = isShown
    }
    if isShown { preferredPane = pane }
  }
}

/// The panes that fit into a window, and their widths in points.
struct SidePanes: Equatable {
  let showsSidebar: Bool
  let showsPanel: Bool
  /// A Boolean value that indicates whether the window is too narrow for panes of its full height.
  ///
  /// If it is, the panes are between the toolbar and the timeline, which are as wide as the window.
  let isNarrow: Bool
  let sidebarWidth: CGFloat
  let panelWidth: CGFloat

  /// If there isn't enough space, the panel shrinks first, and then the sidebar.
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
