import CoreGraphics

/// The visible parts of the window and their sizes, in points.
package struct WorkbenchArrangement: Equatable, Sendable, Codable {
  /// A Boolean value that indicates whether the sidebar is visible.
  package var isSidebarShown = true
  /// The width of the sidebar.
  package var sidebarWidth: CGFloat = 208
  /// A Boolean value that indicates whether the panel is visible.
  package var isPanelShown = true
  /// The width of the panel.
  package var panelWidth: CGFloat = 328
  /// A Boolean value that indicates whether the timeline shows its tracks.
  ///
  /// Its header with the transport controls is always visible.
  package var isTimelineOpen = false
  /// The height of the timeline with its tracks.
  package var timelineHeight: CGFloat = 232
  /// The pane that stays in a window without room for both. It isn't remembered.
  package var preferredPane = SidePane.panel

  private enum CodingKeys: String, CodingKey {
    case isSidebarShown, sidebarWidth, isPanelShown, panelWidth, isTimelineOpen, timelineHeight
  }

  /// The valid sizes of the parts.
  static let sidebarWidths: ClosedRange<CGFloat> = 168...320
  static let panelWidths: ClosedRange<CGFloat> = 280...480
  static let timelineHeights: ClosedRange<CGFloat> = 132...480

  /// Creates the default arrangement.
  package init() {}

  /// The same arrangement with all sizes clamped to their valid ranges, whatever a file contained.
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
