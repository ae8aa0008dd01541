import CoreGraphics

/// Which parts of the window are shown, and how much room each has been given. Points.
public struct WorkbenchArrangement: Equatable, Sendable, Codable {
  public var isSidebarShown = true
  public var sidebarWidth: CGFloat = 208
  public var isPanelShown = true
  public var panelWidth: CGFloat = 328
  /// Whether the timeline shows its tracks; its head, from which the stage is played, is always there.
  public var isTimelineOpen = false
  public var timelineHeight: CGFloat = 232

  /// What a part may be given.
  static let sidebarWidths: ClosedRange<CGFloat> = 168...320
  static let panelWidths: ClosedRange<CGFloat> = 280...480
  static let timelineHeights: ClosedRange<CGFloat> = 132...480

  public init() {}

  /// The same with all widths and heights in their ranges, whatever a file has said.
  var sound: WorkbenchArrangement {
    func clamp(_ value: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
      value.isFinite ? min(max(value, range.lowerBound), range.upperBound) : range.lowerBound
    }
    var sound = self
    sound.sidebarWidth = clamp(sidebarWidth, to: Self.sidebarWidths)
    sound.panelWidth = clamp(panelWidth, to: Self.panelWidths)
    sound.timelineHeight = clamp(timelineHeight, to: Self.timelineHeights)
    return sound
  }
}
