import Rehearsal
import UIKit

/// Draws one animation as a bar that contains its actual curve.
@MainActor
struct SegmentDrawing {
  let segment: MotionSegment
  let color: UIColor
  /// The frame of the bar, in the timeline's coordinate system.
  let frame: CGRect
  let scale: TimeScale

  init(_ segment: MotionSegment, color: UIColor, row: CGRect, lane: Int, of lanes: Int, scale: TimeScale) {
    self.segment = segment
    self.color = color
    self.scale = scale
    frame = Self.frame(of: segment, row: row, lane: lane, of: lanes, scale: scale)
  }

  static func frame(of segment: MotionSegment, row: CGRect, lane: Int, of lanes: Int, scale: TimeScale) -> CGRect {
    let room = row.insetBy(dx: 0, dy: Theme.Timeline.barInset)
    let height = room.height / CGFloat(lanes)
    let (start, end) = (scale.x(of: segment.start), scale.x(of: segment.end))
    return CGRect(
      x: start, y: room.minY + height * CGFloat(lane), width: max(end - start, 2), height: height - (lanes > 1 ? 1 : 0))
  }

  func draw(in context: CGContext) {
    drawDelay(in: context)
    let outline = UIBezierPath(roundedRect: frame, cornerRadius: min(4, frame.height / 2)).cgPath
    context.setFillColor(color.withAlphaComponent(0.14).cgColor)
    context.addPath(outline)
    context.fillPath()
    context.saveGState()
    context.addPath(outline)
    context.clip()
    drawHolds(in: context)
    drawCurve(in: context)
    context.restoreGState()
    drawKeyframes(in: context)
    drawEnd(in: context)
  }

  /// Draws the same animation of another recording, as a curve only.
  func drawGhost(in context: CGContext) {
    guard let path = curve(isClosed: false) else { return }
    context.setStrokeColor(Theme.Timeline.ghost.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [3, 2])
    context.addPath(path)
    context.strokePath()
    context.move(to: CGPoint(x: frame.maxX, y: frame.minY))
    context.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY))
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [])
  }

  // MARK: Parts

  /// Draws a line from the commit to the first movement.
  private func drawDelay(in context: CGContext) {
    guard segment.delay > 1e-4 else { return }
    let x = scale.x(of: segment.commit)
    context.setStrokeColor(color.withAlphaComponent(0.7).cgColor)
    context.setLineWidth(1)
    context.move(to: CGPoint(x: x + 0.5, y: frame.midY - 4))
    context.addLine(to: CGPoint(x: x + 0.5, y: frame.midY + 4))
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [2, 2])
    context.move(to: CGPoint(x: x, y: frame.midY))
    context.addLine(to: CGPoint(x: frame.minX, y: frame.midY))
    context.strokePath()
    context.setLineDash(phase: 0, lengths: [])
  }

  /// Hatches the intervals during which a gesture drives the animation.
  private func drawHolds(in context: CGContext) {
    context.setStrokeColor(color.withAlphaComponent(0.30).cgColor)
    context.setLineWidth(1)
    for hold in segment.holds {
      let (left, right) = (max(scale.x(of: hold.lowerBound), 0), min(scale.x(of: hold.upperBound), scale.width))
      guard right > left else { continue }
      context.saveGState()
      context.clip(to: CGRect(x: left, y: frame.minY, width: right - left, height: frame.height))
      var x = (left / 6).rounded(.down) * 6 - frame.height
      while x < right {
        context.move(to: CGPoint(x: x, y: frame.maxY))
        context.addLine(to: CGPoint(x: x + frame.height, y: frame.minY))
        x += 6
      }
      context.strokePath()
      context.restoreGState()
    }
  }

  private func drawCurve(in context: CGContext) {
    if let area = curve(isClosed: true) {
      context.setFillColor(color.withAlphaComponent(0.22).cgColor)
      context.addPath(area)
      context.fillPath()
    }
    guard let path = curve(isClosed: false) else { return }
    context.setStrokeColor(color.cgColor)
    context.setLineWidth(1.5)
    context.setLineJoin(.round)
    context.addPath(path)
    context.strokePath()
  }

  /// Returns the progress over time, from the bar's bottom at 0 to its top at 1. An overshoot takes its space from both.
  private func curve(isClosed: Bool) -> CGPath? {
    guard let first = segment.curve.first, let last = segment.curve.last else { return nil }
    let lowest = segment.curve.reduce(0) { min($0, $1.share) }
    let highest = segment.curve.reduce(1) { max($0, $1.share) }
    let room = frame.insetBy(dx: 0, dy: min(2, frame.height / 8))
    func point(_ point: MotionSegment.Point) -> CGPoint {
      CGPoint(x: scale.x(of: point.time), y: room.maxY - room.height * CGFloat((point.share - lowest) / (highest - lowest)))
    }
    let path = CGMutablePath()
    path.move(to: point(first))
    var latest = point(first)
    for next in segment.curve.dropFirst() {
      let place = point(next)
      // Points too close together to be distinguished are left out.
      if place.x - latest.x < 0.75, abs(place.y - latest.y) < 0.75, next != last { continue }
      path.addLine(to: place)
      latest = place
    }
    if isClosed {
      path.addLine(to: CGPoint(x: latest.x, y: frame.maxY))
      path.addLine(to: CGPoint(x: point(first).x, y: frame.maxY))
      path.closeSubpath()
    }
    return path
  }

  /// Draws a diamond at each keyframe, unless there are too many to distinguish.
  private func drawKeyframes(in context: CGContext) {
    guard case .keyframes(let times) = segment.law, segment.holds.isEmpty, frame.height >= 12 else { return }
    guard frame.width / CGFloat(max(times.count, 1)) > 12 else { return }
    for time in times {
      let x = frame.minX + frame.width * CGFloat(time.clamped(to: 0...1))
      let path = CGMutablePath()
      path.addLines(between: [
        CGPoint(x: x, y: frame.midY - 4), CGPoint(x: x + 4, y: frame.midY), CGPoint(x: x, y: frame.midY + 4),
        CGPoint(x: x - 4, y: frame.midY),
      ])
      path.closeSubpath()
      context.setFillColor(Theme.Timeline.field.cgColor)
      context.setStrokeColor(color.cgColor)
      context.setLineWidth(1.5)
      context.addPath(path)
      context.drawPath(using: .fillStroke)
    }
  }

  /// Draws a cut where the animation was interrupted.
  private func drawEnd(in context: CGContext) {
    guard segment.ending == .interrupted else { return }
    context.setStrokeColor(Theme.Timeline.cancelled.cgColor)
    context.setLineWidth(2)
    context.move(to: CGPoint(x: frame.maxX, y: frame.minY - 1))
    context.addLine(to: CGPoint(x: frame.maxX, y: frame.maxY + 1))
    context.strokePath()
  }
}
