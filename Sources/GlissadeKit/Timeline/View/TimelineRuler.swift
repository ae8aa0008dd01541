import Rehearsal
import UIKit

/// The ruler above the tracks, with a lane below it for input and transitions.
final class TimelineRuler: DrawnView {
  var scale = TimeScale(duration: 0, width: 0) { didSet { if scale != oldValue { setNeedsDisplay() } } }
  var spans: [MotionSpan] = [] { didSet { if spans != oldValue { setNeedsDisplay() } } }
  var markers: [TimelineMarker] = [] { didSet { if markers != oldValue { setNeedsDisplay() } } }
  /// The end of the other recording, in seconds.
  var otherDuration: TimeInterval? { didSet { if otherDuration != oldValue { setNeedsDisplay() } } }

  func span(at point: CGPoint) -> MotionSpan? {
    spans.last { frame(of: $0).insetBy(dx: -3, dy: -3).contains(point) && $0.kind == .interaction }
      ?? spans.last { frame(of: $0).insetBy(dx: -3, dy: -3).contains(point) }
  }

  /// Input is above the transition.
  func frame(of span: MotionSpan) -> CGRect {
    let (start, end) = (scale.x(of: span.range.lowerBound), scale.x(of: span.range.upperBound))
    let top = Theme.Timeline.rulerHeight
    let isTouch = span.kind == .touch
    return CGRect(x: start, y: top + (isTouch ? 2 : 10), width: max(end - start, 2), height: 6)
  }

  func marker(at point: CGPoint) -> TimelineMarker? { markers.last { frame(of: $0).insetBy(dx: -2, dy: -1).contains(point) } }

  /// The marks are between the ticks and the lane.
  func frame(of marker: TimelineMarker) -> CGRect {
    CGRect(x: scale.x(of: marker.time) - 4, y: Theme.Timeline.rulerHeight - 7, width: 8, height: 7)
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), scale.width > 0 else { return }
    drawTicks(in: context)
    // Interactive intervals are drawn over the transition that they drive.
    for span in spans where span.kind != .interaction { draw(span, in: context) }
    for span in spans where span.kind == .interaction { draw(span, in: context) }
    for marker in markers { draw(marker, in: context) }
    if let otherDuration {
      context.fill(CGRect(x: scale.x(of: otherDuration).rounded(), y: 0, width: 1, height: bounds.height), Theme.Timeline.ghost)
    }
    context.fill(CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1), Theme.hairline)
  }

  private func draw(_ marker: TimelineMarker, in context: CGContext) {
    let area = frame(of: marker)
    let middle = CGPoint(x: area.midX, y: area.midY)
    switch marker.shape {
    case .triangle:
      let points = [CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY), CGPoint(x: area.midX, y: area.maxY)]
      context.fill(.polygon(points), marker.color)
    case .disc(let strength): context.fill(.circle(at: middle, radius: 2.25 + 2 * strength), marker.color)
    case .ring: context.stroke(.circle(at: middle, radius: 2.75), marker.color, width: 1.5)
    case .diamond: context.fill(.diamond(at: middle, radius: 4.5), marker.color)
    }
  }

  private func drawTicks(in context: CGContext) {
    let ticks = TimeTicks(pointsPerSecond: scale.pointsPerSecond)
    let base = Theme.Timeline.rulerHeight
    let frameWidth = CGFloat(scale.pointsPerSecond / PhaseRecording.framesPerSecond)
    context.setFillColor(Theme.Timeline.tick.cgColor)
    if frameWidth >= 6 {
      let range = scale.visible
      let first = max(Int(range.lowerBound * PhaseRecording.framesPerSecond), 0)
      let last = Int(min(range.upperBound, scale.duration) * PhaseRecording.framesPerSecond)
      for frame in first..<max(last + 1, first) {
        context.fill(CGRect(x: scale.x(of: Double(frame) / PhaseRecording.framesPerSecond).rounded(), y: base - 3, width: 1, height: 3))
      }
    }
    for index in ticks.indices(in: scale.visible) {
      for part in 0..<ticks.parts {
        if part > 0, frameWidth >= 6 { break }
        let x = scale.x(of: (Double(index) + Double(part) / Double(ticks.parts)) * ticks.major).rounded()
        let height: CGFloat = part == 0 ? 8 : 4
        context.fill(CGRect(x: x, y: base - height, width: 1, height: height))
      }
      drawLabel(of: Double(index) * ticks.major, ticks)
    }
  }

  private func drawLabel(of time: TimeInterval, _ ticks: TimeTicks) {
    let text = PlotText(ticks.label(at: time), Theme.quietText)
    // Next to the playhead's grip, which may be on the tick.
    let x = scale.x(of: time).rounded() + PlayheadView.width / 2 + 2
    // A label that doesn't fit is left out.
    guard x >= 0, x + text.size().width <= bounds.width else { return }
    text.draw(at: CGPoint(x: x, y: 4))
  }

  private func draw(_ span: MotionSpan, in context: CGContext) {
    let area = frame(of: span)
    let bar = UIBezierPath(roundedRect: area, cornerRadius: 3).cgPath
    switch span.kind {
    case .touch: drawTouch(area, in: context)
    case .transition(let isCancelled):
      context.fill(bar, (isCancelled ? Theme.Timeline.cancelled : Theme.Timeline.transition).withAlphaComponent(0.55))
    case .interaction: context.fill(bar, Theme.Timeline.gesture)
    }
  }

  /// Draws a dot where the touch began, a line, and a ring where it ended.
  private func drawTouch(_ area: CGRect, in context: CGContext) {
    context.setFillColor(Theme.Timeline.gesture.cgColor)
    context.setStrokeColor(Theme.Timeline.gesture.cgColor)
    context.setLineWidth(1.5)
    context.fill(CGRect(x: area.minX, y: area.midY - 0.75, width: area.width - 3, height: 1.5))
    context.fillEllipse(in: CGRect(x: area.minX - 3, y: area.midY - 3, width: 6, height: 6))
    context.strokeEllipse(in: CGRect(x: area.maxX - 3, y: area.midY - 3, width: 6, height: 6).insetBy(dx: 0.75, dy: 0.75))
  }
}
