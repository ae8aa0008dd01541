import Components
import Rehearsal
import UIKit

/// A view of a phase over time: the layers that move, their times and curves, and the stage's time.
///
/// The bars are redrawn when the recording changes. During playback, only the playhead moves.
final class TimelineView: KitView {
  var onAction: (TimelineAction) -> Void = { _ in }

  var recording: PhaseRecording? { didSet { if recording != oldValue { recordingDidChange() } } }
  /// Another recording for comparison, drawn faintly in the background.
  var other: PhaseRecording? { didSet { if other != oldValue { recordingDidChange() } } }
  /// The stage's time, in seconds, or nil if it isn't part of the recording.
  var playhead: TimeInterval? { didSet { if playhead != oldValue { playheadDidMove() } } }

  /// The values behind the recording, for changing its bars.
  var tuning: TimelineTuning? {
    get { area.grips.tuning }
    set { area.grips.tuning = newValue }
  }

  /// A Boolean value that indicates whether only the header is visible.
  var isCollapsed = false { didSet { if isCollapsed != oldValue { setNeedsLayout() } } }

  let header = TimelineHeader()
  let area = TimelineArea()
  private let body = UIView()
  private let corner = UILabel(Theme.caption, Theme.quietText)
  private let names = TrackNamesView()
  private let namesColumn = UIView()
  private let columnEdge = SplitterView(.vertical)
  private let zoomButtons: [TransportButton]
  private let emptyLabel = UILabel(Theme.body, Theme.quietText, alignment: .center)
  private var columnWidth: CGFloat = 216 {
    didSet {
      columnWidth = columnWidth.clamped(to: Self.columnRange)
      setNeedsLayout()
    }
  }

  private static let zoomButtonWidth: CGFloat = 26
  private static let columnRange: ClosedRange<CGFloat> = 96...400

  init() {
    let area = area
    zoomButtons = [
      TransportButton(.zoomOut, toolTip: WorkbenchCommand.zoomOutOfTime.toolTip(WorkbenchCommand.zoomOutOfTime.title)) {
        area.zoom(in: false)
      },
      TransportButton(.fit, toolTip: WorkbenchCommand.fitTime.toolTip(WorkbenchCommand.fitTime.title)) { area.fit() },
      TransportButton(.zoomIn, toolTip: WorkbenchCommand.zoomIntoTime.toolTip(WorkbenchCommand.zoomIntoTime.title)) { area.zoom(in: true) },
    ]
    super.init(frame: .zero)
    backgroundColor = Theme.background
    clipsToBounds = true
    namesColumn.clipsToBounds = true
    namesColumn.addSubview(names)
    for view in [corner, namesColumn, area, columnEdge, emptyLabel] + zoomButtons as [UIView] { body.addSubview(view) }
    addSubview(body)
    addSubview(header)
    connect()
    recordingDidChange()
  }

  private func connect() {
    header.onAction = { [unowned self] in onAction($0) }
    area.onAction = { [unowned self] in
      if case .scrub(.moved(let time)) = $0 { playhead = time }
      onAction($0)
    }
    area.onVerticalScroll = { [unowned self] in names.frame.origin.y = -$0 }
    columnEdge.resize(self, \.columnWidth, standard: 216)
  }

  // MARK: Content

  private func recordingDidChange() {
    let rows = TimelineRows(recording, other: other)
    names.rows = rows
    area.show(recording, rows: rows, otherDuration: other?.duration)
    let count = rows.rows.count
    corner.text = count == 1 ? "1 track" : "\(count) tracks"
    emptyLabel.text = recording == nil ? "Run a phase to see what it does." : "Nothing is animated here."
    emptyLabel.isHidden = count > 0
    playheadDidMove()
    setNeedsLayout()
  }

  private func playheadDidMove() {
    area.playhead = playhead
    guard let recording else { return header.show(readout: "", title: "") }
    let phase = recording.phase == .present ? "Present" : "Dismiss"
    header.show(
      readout: TimelineText.readout(recording, at: playhead), title: recording.take.map { "\(phase) · take “\($0)”" } ?? phase)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = Theme.Timeline.headerHeight
    header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    body.isHidden = isCollapsed || bounds.height < top + Theme.Timeline.rulerHeight
    guard !body.isHidden else { return }
    body.frame = CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    let column = min(columnWidth, (bounds.width * 0.45).rounded())
    let rulerHeight = Theme.Timeline.rulerHeight + Theme.Timeline.laneHeight
    let zoomWidth = CGFloat(zoomButtons.count) * Self.zoomButtonWidth
    let hasZoom = column > zoomWidth + 80
    corner.frame = CGRect(
      x: Theme.margin, y: (rulerHeight - 16) / 2, width: column - Theme.margin - 8 - (hasZoom ? zoomWidth : 0), height: 16)
    for (index, button) in zoomButtons.enumerated() {
      button.isHidden = !hasZoom
      let x = column - 4 - zoomWidth + CGFloat(index) * Self.zoomButtonWidth
      button.frame = CGRect(x: x, y: (rulerHeight - 24) / 2, width: Self.zoomButtonWidth, height: 24)
    }
    namesColumn.frame = CGRect(x: 0, y: rulerHeight, width: column, height: max(body.bounds.height - rulerHeight, 0))
    names.frame = CGRect(x: 0, y: -area.verticalOffset, width: column, height: area.contentHeight)
    area.frame = CGRect(x: column + 1, y: 0, width: max(bounds.width - column - 1, 0), height: body.bounds.height)
    columnEdge.place(along: column, from: 0, length: body.bounds.height)
    emptyLabel.frame = CGRect(
      x: area.frame.minX, y: rulerHeight, width: area.bounds.width, height: max(body.bounds.height - rulerHeight, 0))
  }
}
