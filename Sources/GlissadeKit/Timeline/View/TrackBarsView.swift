import Rehearsal
import UIKit

/// The bars of all tracks. They are redrawn when the recording, the size or the zoom changes, but not when the playhead moves.
final class TrackBarsView: DrawnView {
  var rows = TimelineRows(nil) { didSet { if rows != oldValue { setNeedsDisplay() } } }
  var scale = TimeScale(duration: 0, width: 0) { didSet { if scale != oldValue { setNeedsDisplay() } } }

  /// The end of the phase, in seconds.
  var duration: TimeInterval = 0 { didSet { if duration != oldValue { setNeedsDisplay() } } }

  /// The events of the phase, as lines through all tracks.
  var markers: [TimelineMarker] = [] { didSet { if markers != oldValue { setNeedsDisplay() } } }

  func row(at y: CGFloat) -> Int? {
    let index = Int((y / Theme.Timeline.rowHeight).rounded(.down))
    return rows.rows.indices.contains(index) ? index : nil
  }

  func frame(ofRow index: Int) -> CGRect {
    CGRect(x: 0, y: CGFloat(index) * Theme.Timeline.rowHeight, width: bounds.width, height: Theme.Timeline.rowHeight)
  }

  func segment(at point: CGPoint) -> (row: TimelineRows.Row, segment: MotionSegment, frame: CGRect)? {
    guard let found = bar(at: point, reach: 2) else { return nil }
    let row = rows.rows[found.row]
    return (row, row.track.segments[found.segment], bar(found.segment, of: row, in: frame(ofRow: found.row)))
  }

  /// Returns the bar at a point, or up to `reach` points next to it.
  func bar(at point: CGPoint, reach: CGFloat) -> TimelineBar? {
    guard let index = row(at: point.y) else { return nil }
    let row = rows.rows[index]
    for (number, segment) in row.track.segments.enumerated().reversed() {
      let bar = bar(number, of: row, in: frame(ofRow: index))
      let delayed = bar.union(CGRect(x: scale.x(of: segment.commit), y: bar.minY, width: 1, height: bar.height))
      if delayed.insetBy(dx: -reach, dy: -1).contains(point) { return TimelineBar(row: index, segment: number) }
    }
    return nil
  }

  func frame(of bar: TimelineBar) -> CGRect? {
    guard rows.rows.indices.contains(bar.row), rows.rows[bar.row].track.segments.indices.contains(bar.segment) else { return nil }
    return self.bar(bar.segment, of: rows.rows[bar.row], in: frame(ofRow: bar.row))
  }

  private func bar(_ number: Int, of row: TimelineRows.Row, in area: CGRect) -> CGRect {
    SegmentDrawing.frame(of: row.track.segments[number], row: area, lane: row.lanes[number], of: row.laneCount, scale: scale)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), scale.width > 0 else { return }
    drawGrid(in: context)
    for marker in markers {
      context.strokeGridLine(x: scale.x(of: marker.time), in: bounds, marker.color.withAlphaComponent(0.45), dash: [3, 3])
    }
    for (index, row) in rows.rows.enumerated() { draw(row, in: frame(ofRow: index), context) }
  }

  private func drawGrid(in context: CGContext) {
    let end = scale.x(of: duration)
    if end < bounds.width {
      context.fill(CGRect(x: max(end, 0), y: 0, width: bounds.width - max(end, 0), height: bounds.height), Theme.Timeline.beyond)
    }
    let ticks = TimeTicks(pointsPerSecond: scale.pointsPerSecond)
    context.setFillColor(Theme.Timeline.grid.cgColor)
    for index in ticks.indices(in: scale.visible) {
      context.fill(CGRect(x: scale.x(of: Double(index) * ticks.major).rounded(), y: 0, width: 1, height: bounds.height))
    }
    for (index, row) in rows.rows.enumerated() where row.isFirstOfLayer && index > 0 {
      context.fill(CGRect(x: 0, y: frame(ofRow: index).minY, width: bounds.width, height: 1))
    }
    if end < bounds.width, end >= 0 {
      context.fill(CGRect(x: end.rounded(), y: 0, width: 1, height: bounds.height), Theme.Timeline.tick)
    }
  }

  private func draw(_ row: TimelineRows.Row, in area: CGRect, _ context: CGContext) {
    let color = Theme.Timeline.color(of: row.track.keyPath)
    for (number, segment) in row.track.segments.enumerated() {
      SegmentDrawing(segment: segment, color: color, frame: bar(number, of: row, in: area), scale: scale).draw(in: context)
    }
    for segment in row.other?.segments ?? [] {
      let bar = SegmentDrawing.frame(of: segment, row: area, lane: 0, of: 1, scale: scale)
      SegmentDrawing(segment: segment, color: color, frame: bar, scale: scale).drawGhost(in: context)
    }
    drawCaption(of: row, in: area)
  }

  func caption(of segment: MotionSegment, in width: CGFloat) -> PlotText? {
    TimelineText.captions(of: segment).lazy.map { PlotText($0, Theme.quietText) }.first { $0.size().width <= width }
  }

  /// Draws a caption after the last bar, if there is enough space.
  private func drawCaption(of row: TimelineRows.Row, in area: CGRect) {
    guard let segment = row.track.segments.max(by: { $0.end < $1.end }) else { return }
    let x = max(scale.x(of: segment.end), scale.x(of: row.other?.segments.map(\.end).max() ?? 0)) + 8
    guard x > 0 else { return }
    caption(of: segment, in: bounds.width - 4 - x)?.draw(x: x, side: .leading, midY: area.midY, inside: bounds)
  }
}
