import Rehearsal
import UIKit

/// Draws an animation as a bar that contains its actual curve.
@MainActor
struct SegmentDrawing {
  let segment: MotionSegment
  let color: UIColor
  /// The frame of the bar, in the timeline's coordinate system.
  let frame: CGRect
  let scale: TimeScale

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
    context.fill(outline, color.withAlphaComponent(0.14))
    context.saveGState()
    context.addPath(outline)
    context.clip()
    drawHolds(in: context)
    drawCurve(in: context)
    context.restoreGState()
    drawKeyframes(in: context)
    drawEnd(in: context)
  }

  /// Draws the same animation of another recording, only as a curve.
  func drawGhost(in context: CGContext) {
    guard let path = curve(isClosed: false) else { return }
    let end = CGPath.line([CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.maxY)])
    for line in [path, end] { context.stroke(line, Theme.Timeline.ghost, width: 1, dash: [3, 2]) }
  }

  // MARK: Parts

  /// Draws a line from the commit to the first movement.
  private func drawDelay(in context: CGContext) {
    guard segment.delay > 1e-4 else { return }
    let x = scale.x(of: segment.commit)
    let faint = color.withAlphaComponent(0.7)
    context.stroke(.line([CGPoint(x: x + 0.5, y: frame.midY - 4), CGPoint(x: x + 0.5, y: frame.midY + 4)]), faint, width: 1)
    context.stroke(.line([CGPoint(x: x, y: frame.midY), CGPoint(x: frame.minX, y: frame.midY)]), faint, width: 1, dash: [2, 2])
  }

  /// Hatches the intervals during which a gesture drives the animation.
  private func drawHolds(in context: CGContext) {
    context.setStrokeColor(color.withAlphaComponent(0.30).cgColor)
    context.setLineWidth(1)
    for hold in segment.holds {
      let (left, right) = (max(scale.x(of: hold.lowerBound), 0), min(scale.x(of: hold.upperBound), scale.width))
      guard right > left else { continue }
      context.clipped(to: CGRect(x: left, y: frame.minY, width: right - left, height: frame.height)) {
        var x = (left / 6).rounded(.down) * 6 - frame.height
        while x < right {
          context.move(to: CGPoint(x: x, y: frame.maxY))
          context.addLine(to: CGPoint(x: x + frame.height, y: frame.minY))
          x += 6
        }
        context.strokePath()
      }
    }
  }

  private func drawCurve(in context: CGContext) {
    guard let area = curve(isClosed: true), let path = curve(isClosed: false) else { return }
    context.fill(area, color.withAlphaComponent(0.22))
    context.setLineJoin(.round)
    context.stroke(path, color, width: 1.5)
  }

  private func curve(isClosed: Bool) -> CGPath? {
    guard let first = segment.curve.first, let last = segment.curve.last else { return nil }
    let curveScale = BarCurveScale(segment, in: frame, scale)
    func point(_ point: MotionSegment.Point) -> CGPoint { curveScale.place(of: point.fraction, at: point.time) }
    let path = CGMutablePath()
    path.move(to: point(first))
    var latest = point(first)
    for next in segment.curve.dropFirst() {
      let place = point(next)
      // Points that are too close to be distinguished are left out.
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
    guard case .keyframes(let times) = segment.timing, segment.holds.isEmpty, frame.height >= 12 else { return }
    guard frame.width / CGFloat(max(times.count, 1)) > 12 else { return }
    for time in times {
      let x = frame.minX + frame.width * CGFloat(time.clamped(to: 0...1))
      let path = CGPath.diamond(at: CGPoint(x: x, y: frame.midY), radius: 4)
      context.fill(path, Theme.Timeline.field)
      context.stroke(path, color, width: 1.5)
    }
  }

  /// Draws a cut where the animation was interrupted.
  private func drawEnd(in context: CGContext) {
    guard segment.ending == .interrupted else { return }
    let cut = CGPath.line([CGPoint(x: frame.maxX, y: frame.minY - 1), CGPoint(x: frame.maxX, y: frame.maxY + 1)])
    context.stroke(cut, Theme.Timeline.cancelled, width: 2)
  }
}
