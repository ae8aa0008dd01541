import CoreGraphics
import Testing

@testable import GlissadeKit

@Suite("The window's parts have room")
struct WorkbenchLayoutTests {
  private static let phone = CGSize(width: 390, height: 844)

  @Test(
    "Whatever the window's size, what is shown lies inside it, side by side, and the stage on its canvas",
    arguments: [CGSize(width: 900, height: 600), CGSize(width: 1280, height: 860), CGSize(width: 1920, height: 1080)],
    [true, false])
  func inside(size: CGSize, isTimelineOpen: Bool) {
    var arrangement = WorkbenchArrangement()
    arrangement.isTimelineOpen = isTimelineOpen
    let layout = WorkbenchLayout(window: size, device: Self.phone, arrangement: arrangement)
    let window = CGRect(origin: .zero, size: size)
    for part in [layout.sidebar, layout.toolbar, layout.canvas, layout.timeline, layout.panel] { #expect(window.contains(part)) }
    #expect(layout.sidebar.maxX == layout.canvas.minX && layout.canvas.maxX == layout.panel.minX)
    #expect(layout.toolbar.maxY == layout.canvas.minY && layout.canvas.maxY == layout.timeline.minY)
    #expect(layout.timeline.maxY == size.height)
    #expect(layout.canvas.contains(layout.stage))
    #expect(layout.canvas.width >= WorkbenchLayout.leastCanvasWidth)
  }

  @Test(
    "In a narrow window, toolbar and timeline are as wide as the window, and the panes that have room are between them",
    arguments: [(width: CGFloat(860), panes: [SidePane.sidebar, .panel]), (760, [.sidebar, .panel]), (700, [.panel]), (560, [.panel])])
  func narrow(width: CGFloat, panes: [SidePane]) {
    let window = CGRect(x: 0, y: 0, width: width, height: 520)
    let isNarrow = width < 860
    var arrangement = WorkbenchArrangement()
    let layout = WorkbenchLayout(window: window.size, device: Self.phone, arrangement: arrangement)
    #expect(layout.shownPanes == panes)
    #expect((layout.toolbar.width == width) == isNarrow && (layout.timeline.width == width) == isNarrow)
    #expect((layout.panel.minY == layout.toolbar.maxY) == isNarrow && (layout.panel.maxY == layout.timeline.minY) == isNarrow)
    #expect(layout.panel.maxX == width && layout.panel.minX == layout.canvas.maxX)
    #expect(layout.canvas.width >= WorkbenchLayout.leastNarrowCanvasWidth && layout.canvas.contains(layout.stage))
    // The pane that was shown last stays.
    arrangement.set(.sidebar, isShown: true)
    let other = WorkbenchLayout(window: window.size, device: Self.phone, arrangement: arrangement)
    #expect(other.shownPanes == (panes.count == 2 ? panes : [.sidebar]))
    #expect(window.contains(other.sidebar) && other.sidebar.maxX == other.canvas.minX)
  }

  @Test("Given widths wider than the smallest window has room for, then the panel gives way first, then the sidebar")
  func givesWay() {
    var arrangement = WorkbenchArrangement()
    arrangement.panelWidth = 400
    let one = WorkbenchLayout(window: CGSize(width: 900, height: 600), device: Self.phone, arrangement: arrangement)
    #expect(one.panel.width == 280 && one.sidebar.width == 208)
    arrangement.sidebarWidth = 260
    let two = WorkbenchLayout(window: CGSize(width: 900, height: 600), device: Self.phone, arrangement: arrangement)
    #expect(two.panel.width == 280 && two.sidebar.width == 208)
  }

  @Test("Hidden parts leave their room to the canvas, and with the chrome hidden it is the whole window's")
  func hidden() {
    var arrangement = WorkbenchArrangement()
    arrangement.isSidebarShown = false
    arrangement.isPanelShown = false
    let size = CGSize(width: 1280, height: 860)
    let bare = WorkbenchLayout(window: size, device: Self.phone, arrangement: arrangement)
    #expect(bare.canvas.width == 1280 && bare.toolbar.width == 1280)
    let full = WorkbenchLayout(window: size, device: Self.phone, arrangement: arrangement, isChromeHidden: true)
    #expect(full.canvas == CGRect(origin: .zero, size: size))
  }

  @Test("Two stages stand side by side at one scale, and do not touch", arguments: [1.0, 1.5, 2.0])
  func twoStages(pixelsPerPoint: CGFloat) {
    let layout = WorkbenchLayout(
      window: CGSize(width: 1280, height: 860), device: Self.phone, stageCount: 2, pixelsPerPoint: pixelsPerPoint)
    #expect(layout.stages.count == 2)
    #expect(layout.stages[0].size == layout.stages[1].size && layout.stages[0].maxX + 24 == layout.stages[1].minX)
    for stage in layout.stages {
      #expect(layout.canvas.contains(stage))
      for edge in [stage.minX, stage.minY, stage.maxX, stage.maxY] {
        #expect(abs(edge * pixelsPerPoint - (edge * pixelsPerPoint).rounded()) < 1e-9)
      }
    }
  }

  @Test("Sizes that a file has made up are brought into their ranges")
  func clamped() {
    var arrangement = WorkbenchArrangement()
    arrangement.sidebarWidth = -5
    arrangement.panelWidth = .nan
    arrangement.timelineHeight = 9000
    let clamped = arrangement.clamped
    #expect(clamped.sidebarWidth == 168 && clamped.panelWidth == 280 && clamped.timelineHeight == 480)
  }
}
