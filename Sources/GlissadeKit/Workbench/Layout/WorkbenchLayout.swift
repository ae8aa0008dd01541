import UIKit

/// The frames of the parts of a window with a given size, in points.
package struct WorkbenchLayout: Equatable, Sendable {
  package let sidebar: CGRect
  /// The strip above the canvas, with the stage's menus and buttons.
  package let toolbar: CGRect
  /// The area between the sidebar and the panel, with the stages.
  package let canvas: CGRect
  /// The screens of the stages, next to each other at the center of the canvas.
  package let stages: [CGRect]
  package let timeline: CGRect
  package let panel: CGRect
  /// The visible panes next to the canvas.
  package let shownPanes: [SidePane]
  /// The number of points of the window per point of the stage. Unless the stages are zoomed, it is at most 1.
  package let stageScale: CGFloat

  package var stage: CGRect { stages[0] }

  /// The smallest window, with space for the canvas and one pane.
  package static let minimumWindowSize = CGSize(width: 560, height: 440)
  /// The size at the first start, in which the default device has nearly its full size next to the sidebar and the panel.
  package static let defaultWindowSize = CGSize(width: 1280, height: 900)

  static let toolbarHeight: CGFloat = 44
  /// The minimum space between two stages.
  static let margin: CGFloat = 24
  /// The minimum width between the sidebar and the panel if the toolbar and the timeline are between them as well.
  static let leastCanvasWidth: CGFloat = 412
  /// The minimum width between the sidebar and the panel in a narrow window.
  static let leastNarrowCanvasWidth: CGFloat = 280
  /// The minimum height of the canvas when the timeline is open.
  static let leastCanvasHeight: CGFloat = 240

  /// Creates the layout of a window.
  ///
  /// `size` is the window's, and `device` is the size of the stage's screen, both in points. `stageCount` is 2 for a comparison. With
  /// `isChromeHidden`, only the canvas is visible. Frames are aligned to whole pixels, so that the stage has the same pixels as a capture.
  package init(
    window size: CGSize, device: CGSize, arrangement: WorkbenchArrangement = WorkbenchArrangement(), stageCount: Int = 1,
    isChromeHidden: Bool = false, pixelsPerPoint: CGFloat = 1, surroundings: StageSurroundings = StageSurroundings()
  ) {
    self.init(
      window: size, device: device, arrangement: arrangement, stageCount: stageCount, isChromeHidden: isChromeHidden,
      pixelsPerPoint: pixelsPerPoint, zoom: .fit, surroundings: surroundings)
  }

  init(
    window size: CGSize, device: CGSize, arrangement: WorkbenchArrangement, stageCount: Int, isChromeHidden: Bool, pixelsPerPoint: CGFloat,
    zoom: CanvasZoom, surroundings: StageSurroundings
  ) {
    func onPixels(_ length: CGFloat) -> CGFloat { (length * pixelsPerPoint).rounded(.down) / pixelsPerPoint }
    let arrangement = arrangement.clamped
    let panes = SidePanes(arrangement, width: size.width, isChromeHidden: isChromeHidden)
    let (sidebarWidth, panelWidth) = (onPixels(panes.sidebarWidth), onPixels(panes.panelWidth))
    let left = panes.showsSidebar ? sidebarWidth : 0
    let right = panes.showsPanel ? panelWidth : 0
    let middle = max(size.width - left - right, 1)

    let top = isChromeHidden ? 0 : Self.toolbarHeight
    let room = max(size.height - top - Self.leastCanvasHeight, Theme.Timeline.headerHeight)
    let wanted = arrangement.isTimelineOpen ? arrangement.timelineHeight : Theme.Timeline.headerHeight
    let timelineHeight = onPixels(min(wanted, room))
    let bottom = isChromeHidden ? 0 : timelineHeight
    let canvas = CGRect(x: left, y: top, width: middle, height: max(size.height - top - bottom, 1))
    let column = panes.isNarrow ? CGRect(x: 0, y: 0, width: size.width, height: 0) : CGRect(x: left, y: 0, width: middle, height: 0)
    toolbar = CGRect(x: column.minX, y: top - Self.toolbarHeight, width: column.width, height: Self.toolbarHeight)
    timeline = CGRect(x: column.minX, y: size.height - bottom, width: column.width, height: timelineHeight)
    let paneY = panes.isNarrow ? canvas.minY : 0
    let paneHeight = panes.isNarrow ? canvas.height : size.height
    sidebar = CGRect(x: left - sidebarWidth, y: paneY, width: sidebarWidth, height: paneHeight)
    panel = CGRect(x: size.width - right, y: paneY, width: panelWidth, height: paneHeight)
    shownPanes = SidePane.allCases.filter { $0 == .sidebar ? panes.showsSidebar : panes.showsPanel }
    self.canvas = canvas

    // Unless the stages are zoomed, they fit with their device frames.
    let count = CGFloat(max(stageCount, 1))
    let inner = canvas.inset(by: surroundings.insets)
    let outset = surroundings.deviceOutset
    let fit = min(
      1, (inner.width - (count - 1) * Self.margin) / count / (device.width + 2 * outset), inner.height / (device.height + 2 * outset))
    // At least so large that the stage has pixels.
    let stageScale = zoom.scale ?? max(fit, 0.1)
    let shown = CGSize(width: onPixels(device.width * stageScale), height: onPixels(device.height * stageScale))
    let pitch = shown.width + Self.margin + 2 * onPixels(outset * stageScale)
    let anchor = zoom.scale == nil ? CGPoint(x: inner.midX, y: inner.midY) : CGPoint(x: canvas.midX, y: canvas.midY)
    let center =
      zoom.scale.map { CGPoint(x: zoom.center.x * $0, y: zoom.center.y * $0) }
      ?? CGPoint(x: ((count - 1) * pitch + shown.width) / 2, y: shown.height / 2)
    let origin = CGPoint(x: onPixels(anchor.x - center.x), y: onPixels(anchor.y - center.y))
    self.stageScale = stageScale
    stages = (0..<max(stageCount, 1)).map { index in
      CGRect(origin: CGPoint(x: origin.x + CGFloat(index) * pitch, y: origin.y), size: shown)
    }
  }
}
