import Rehearsal
import Tweaks
import UIKit

/// The drawn part of a plot. It is redrawn only when its content changes.
final class PlotCanvas: DrawnView {
  struct Content: Equatable {
    var value: TimingValue
    var other: TimingValue?
    var scale: PlotScale
  }

  var content: Content? { didSet { if content != oldValue { setNeedsDisplay() } } }

  override func draw(_ rect: CGRect) {
    guard let content, let context = UIGraphicsGetCurrentContext() else { return }
    drawGrid(content.scale, in: context)
    drawTimeLabels(content.value.duration, content.scale)
    if let other = content.other, other != content.value { drawCurves(of: other, isOther: true, content.scale, in: context) }
    drawCurves(of: content.value, isOther: false, content.scale, in: context)
    switch content.value {
    case .spring(let spring): drawMarks(of: spring, content.scale, in: context)
    case .curve(let curve, let duration): drawTangents(of: curve, duration, content.scale, in: context)
    }
  }

  // MARK: Grid

  private func drawGrid(_ scale: PlotScale, in context: CGContext) {
    for time in scale.timeTicks(spacing: 44) {
      for area in [scale.positionArea, scale.velocityArea] {
        context.strokeGridLine(x: scale.x(time), in: area, Theme.hairline.withAlphaComponent(0.7))
      }
    }
    for y in [scale.y(0), scale.y(1), scale.y(ofVelocity: 0)] { context.strokeGridLine(y: y, in: scale.positionArea, Theme.track) }
    let left = scale.positionArea.minX - 6
    for position in [0.0, 1] { label(DecimalText.of(position), rightTo: left, midY: scale.y(position)) }
    label("0", rightTo: left, midY: scale.y(ofVelocity: 0), color: Theme.Plot.velocity)
  }

  /// Draws the duration, and round times where there is enough space for them.
  private func drawTimeLabels(_ duration: Double, _ scale: PlotScale) {
    func place(_ text: PlotText, _ time: Double) -> CGRect {
      text.frame(x: scale.x(time), side: .center, midY: scale.velocityArea.maxY + 10, inside: bounds)
    }
    var taken = CGRect.null
    if duration <= scale.times.upperBound {
      let text = PlotText(TimingNumber.seconds(duration), Theme.text, weight: .semibold)
      taken = place(text, duration)
      text.draw(at: taken.origin)
    }
    for time in scale.timeTicks(spacing: 44) {
      let text = PlotText(DecimalText.of(time), Theme.quietText)
      let area = place(text, time)
      if !area.insetBy(dx: -6, dy: 0).intersects(taken) { text.draw(at: area.origin) }
    }
  }

  private func label(_ string: String, rightTo x: CGFloat, midY: CGFloat, color: UIColor = Theme.quietText) {
    let text = PlotText(string, color)
    let size = text.size()
    text.draw(at: CGPoint(x: x - size.width, y: (midY - size.height / 2).rounded()))
  }

  // MARK: Curves

  private func drawCurves(of value: TimingValue, isOther: Bool, _ scale: PlotScale, in context: CGContext) {
    let end = min(value.duration, scale.times.upperBound)
    // One sample per point.
    let count = max(Int((scale.x(end) - scale.x(0)).rounded(.up)), 8)
    let times = (0...count).map { end * Double($0) / Double(count) }
    var positions = times.map { scale.point($0, value.position(at: $0)) }
    // The last curve sample is the spring's position at the end of its duration. There the motion jumps to its target.
    if value.duration <= scale.times.upperBound { positions.append(CGPoint(x: scale.x(scale.times.upperBound), y: scale.y(1))) }
    let velocities = times.map { CGPoint(x: scale.x($0), y: scale.y(ofVelocity: value.velocity(at: $0))) }
    context.saveGState()
    context.setLineJoin(.round)
    context.setLineCap(.round)
    if isOther {
      context.setLineWidth(1)
      context.setLineDash(phase: 0, lengths: [3, 3])
      stroke(positions, Theme.mark, in: context)
      stroke(velocities, Theme.mark, clippedTo: scale.velocityArea, in: context)
    } else {
      fill(positions, downTo: scale.y(0), Theme.accent, in: context)
      fill(velocities, downTo: scale.y(ofVelocity: 0), Theme.Plot.velocity, clippedTo: scale.velocityArea, in: context)
      context.setLineWidth(2)
      stroke(positions, Theme.accent, in: context)
      context.setLineWidth(1.5)
      stroke(velocities, Theme.Plot.velocity, clippedTo: scale.velocityArea, in: context)
    }
    context.restoreGState()
  }

  private func stroke(_ points: [CGPoint], _ color: UIColor, clippedTo area: CGRect? = nil, in context: CGContext) {
    context.saveGState()
    if let area { context.clip(to: area.insetBy(dx: -2, dy: -2)) }
    context.setStrokeColor(color.cgColor)
    context.addLines(between: points)
    context.strokePath()
    context.restoreGState()
  }

  private func fill(_ points: [CGPoint], downTo y: CGFloat, _ color: UIColor, clippedTo area: CGRect? = nil, in context: CGContext) {
    guard let first = points.first, let last = points.last else { return }
    context.saveGState()
    if let area { context.clip(to: area) }
    context.fill(.polygon([CGPoint(x: first.x, y: y)] + points + [CGPoint(x: last.x, y: y)]), color.withAlphaComponent(0.10))
    context.restoreGState()
  }

  // MARK: Marks

  private func drawMarks(of spring: SpringDescription, _ scale: PlotScale, in context: CGContext) {
    drawEnd(of: spring.duration, scale, in: context)
    if let rest = spring.restingTime { drawMark(.rest, at: rest, scale, in: context) }
    drawMark(.settling, at: spring.settlingDuration, scale, in: context)
    guard let peak = spring.overshoot, peak.time <= spring.duration else { return }
    let text = PlotText(
      "+\(TimingNumber.percent(peak.amount))  \(TimingNumber.seconds(peak.time))", Theme.text, weight: .medium)
    let size = text.size()
    let place = scale.point(peak.time, 1 + peak.amount)
    var origin = CGPoint(x: place.x - size.width / 2, y: place.y - 10 - size.height)
    // Without enough space above, the label is next to the peak.
    if origin.y < 16 { origin = CGPoint(x: place.x + 16, y: max(place.y, 24) - size.height / 2) }
    let x = min(max(origin.x, scale.positionArea.minX), scale.positionArea.maxX - size.width)
    text.draw(at: CGPoint(x: x.rounded(), y: origin.y.rounded()))
  }

  private func drawTangents(of curve: TweakCurve, _ duration: Double, _ scale: PlotScale, in context: CGContext) {
    drawEnd(of: duration, scale, in: context)
    context.setStrokeColor(Theme.accent.withAlphaComponent(0.6).cgColor)
    context.setLineWidth(1)
    context.strokeLineSegments(between: [
      scale.point(0, 0), scale.point(curve.x1 * duration, curve.y1), scale.point(duration, 1),
      scale.point(curve.x2 * duration, curve.y2),
    ])
  }

  private func drawEnd(of duration: Double, _ scale: PlotScale, in context: CGContext) {
    guard duration <= scale.times.upperBound else { return }
    context.strokeGridLine(x: scale.x(duration), in: scale.positionArea.union(scale.velocityArea), Theme.quietText, dash: [2, 2])
  }

  private func drawMark(_ mark: PlotMark, at time: Double, _ scale: PlotScale, in context: CGContext) {
    guard time <= scale.times.upperBound else { return }
    let y = scale.y(1)
    mark.draw(at: CGPoint(x: scale.x(time), y: mark == .rest ? y : y + 9), in: context)
  }
}
