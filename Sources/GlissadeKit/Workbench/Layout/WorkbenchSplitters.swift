import UIKit

@MainActor
struct WorkbenchSplitters {
  private let sidebar = SplitterView(.vertical)
  private let panel = SplitterView(.vertical)
  private let timeline = SplitterView(.horizontal)

  var all: [SplitterView] { [sidebar, panel, timeline] }

  func resize<Owner: AnyObject>(_ owner: Owner, _ arrangement: ReferenceWritableKeyPath<Owner, WorkbenchArrangement>) {
    let standard = WorkbenchArrangement()
    sidebar.resize(owner, arrangement.appending(path: \.sidebarWidth), standard: standard.sidebarWidth)
    panel.resize(owner, arrangement.appending(path: \.panelWidth), direction: -1, standard: standard.panelWidth)
    timeline.resize(owner, arrangement.appending(path: \.timelineHeight), direction: -1, standard: standard.timelineHeight)
  }

  /// A splitter is hidden if the part next to it is hidden.
  func place(_ layout: WorkbenchLayout, showsTimeline: Bool) {
    sidebar.isHidden = !layout.shownPanes.contains(.sidebar)
    panel.isHidden = !layout.shownPanes.contains(.panel)
    timeline.isHidden = !showsTimeline
    sidebar.place(along: layout.sidebar.maxX - 1, from: layout.sidebar.minY, length: layout.sidebar.height)
    panel.place(along: layout.panel.minX, from: layout.panel.minY, length: layout.panel.height)
    timeline.place(along: layout.timeline.minY, from: layout.timeline.minX, length: layout.timeline.width)
  }
}
