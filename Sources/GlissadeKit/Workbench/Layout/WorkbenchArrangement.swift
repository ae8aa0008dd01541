import CoreGraphics

/// The visible parts of the window and their sizes, in points.
package struct WorkbenchArrangement: Equatable, Sendable, Codable {
  package var isSidebarShown = true
  package var sidebarWidth: CGFloat = 208
  package var isPanelShown = true
  package var panelWidth: CGFloat = 328
  /// A Boolean value that indicates whether the timeline shows its tracks. Its header is always visible.
  package var isTimelineOpen = false
  /// The height of the timeline with its tracks.
  package var timelineHeight: CGFloat = 232
  /// The pane that stays in a window without enough space for both. It isn't stored.
  package var preferredPane = SidePane.panel

  private enum CodingKeys: String, CodingKey {
    case isSidebarShown, sidebarWidth, isPanelShown, panelWidth, isTimelineOpen, timelineHeight
  }

  static let sidebarWidths: ClosedRange<CGFloat> = 168...320
  static let panelWidths: ClosedRange<CGFloat> = 280...480
  static let timelineHeights: ClosedRange<CGFloat> = 132...480

  package init() {}

  /// The arrangement with valid sizes, regardless of what a file contained.
  var clamped: WorkbenchArrangement {
    func clamp(_ value: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
      value.isFinite ? value.clamped(to: range) : range.lowerBound
    }
    var clamped = self
    clamped.sidebarWidth = clamp(sidebarWidth, to: Self.sidebarWidths)
    clamped.panelWidth = clamp(panelWidth, to: Self.panelWidths)
    clamped.timelineHeight = clamp(timelineHeight, to: Self.timelineHeights)
    return clamped
  }
}
