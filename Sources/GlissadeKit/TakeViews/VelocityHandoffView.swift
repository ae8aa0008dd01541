import Components
import Rehearsal
import UIKit

/// Two plots of a layer's motion at the release of a gesture, with the position above and the velocity below, on one time axis.
final class VelocityHandoffView: DrawnView {
  var handoff: VelocityHandoff? { didSet { if handoff != oldValue { contentDidChange() } } }
  /// The message to show without a measurement.
  var message: String? { didSet { if message != oldValue { contentDidChange() } } }

  private let summaryLabel = UILabel(.systemFont(ofSize: 13, weight: .semibold), Theme.text, lines: 2)
  private let detailLabel = UILabel(Theme.caption, Theme.quietText)

  /// The height at which both plots are readable, in points.
  static let preferredHeight: CGFloat = 240

  /// The time shown before the release, in seconds.
  private static let lead: TimeInterval = 0.2

  init() {
    super.init()
    for label in [summaryLabel, detailLabel] { addSubview(label) }
    let tip = UIToolTipInteraction(
      defaultToolTip: "Top: the layer's position along the drag. Bottom: its velocity. A step in the velocity at release is felt as a jerk."
    )
    addInteraction(tip)
    contentDidChange()
  }

  private func contentDidChange() {
    summaryLabel.text = handoff?.summary ?? message ?? "Replay a take with a drag to see its hand-off."
    summaryLabel.textColor = handoff == nil ? Theme.quietText : handoff?.verdict == .carriesOn ? Theme.text : Theme.wrong
    detailLabel.text = handoff?.details
    setNeedsLayout()
    setNeedsDisplay()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let height = min(summaryLabel.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height, 36)
    summaryLabel.frame = CGRect(x: 0, y: 0, width: width, height: height)
    detailLabel.frame = CGRect(x: 0, y: height + 2, width: width, height: 14)
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let handoff, let context = UIGraphicsGetCurrentContext() else { return }
    let top = detailLabel.frame.maxY + 8
    let area = CGRect(x: 48, y: top, width: max(bounds.width - 56, 10), height: max(bounds.height - top - 20, 20))
    let half = (area.height - 12) / 2
    let upper = CGRect(x: area.minX, y: area.minY, width: area.width, height: half)
    let lower = CGRect(x: area.minX, y: area.maxY - half, width: area.width, height: half)
    let times = Axis(values: -Self.lead...VelocityHandoff.span, start: area.minX, end: area.maxX)
    let before = handoff.before.filter { $0.time >= handoff.release - Self.lead }
    let samples = before + handoff.after
    let positions = Axis(values: Axis.range(of: samples.map(\.position), least: 20), start: upper.maxY, end: upper.minY)
    let velocities = Axis(
      values: Axis.range(of: samples.map(\.velocity) + [0], least: 200), start: lower.maxY, end: lower.minY)
    drawGrid(times, positions, in: upper, context)
    drawGrid(times, velocities, in: lower, context)
    drawTimes(times, y: area.maxY + 11)
    context.strokeGridLine(x: times.place(0), in: upper.union(lower), Theme.text, dash: [3, 3])
    func points(_ samples: [VelocityHandoff.Sample], _ axis: Axis, _ value: (VelocityHandoff.Sample) -> Double) -> [CGPoint] {
      samples.map { CGPoint(x: times.place($0.time - handoff.release), y: axis.place(value($0))) }
    }
    for part in [before, handoff.after] {
      stroke(points(part, positions, \.position), Theme.accent, clippedTo: upper, context)
      stroke(points(part, velocities, \.velocity), Theme.Plot.velocity, clippedTo: lower, context)
    }
    drawUnit("points", in: upper, beside: points(samples, positions, \.position), context)
    let curve = points(samples, velocities, \.velocity)
    let unit = drawUnit("points/s", in: lower, beside: curve, context)
    drawStep(of: handoff, times, velocities, in: lower, beside: curve, sparing: unit, context)
  }

  private func drawGrid(_ times: Axis, _ axis: Axis, in area: CGRect, _ context: CGContext) {
    for time in times.ticks(spacing: 44) { context.strokeGridLine(x: times.place(time), in: area, Theme.hairline) }
    for value in axis.ticks(spacing: 24) {
      let y = axis.place(value)
      context.strokeGridLine(y: y, in: area, value == 0 ? Theme.mark : Theme.hairline)
      PlotText(VelocityHandoff.number(value), Theme.quietText)
        .draw(x: area.minX - 6, side: .trailing, midY: y, inside: bounds)
    }
  }

  private func drawTimes(_ times: Axis, y: CGFloat) {
    for time in times.ticks(spacing: 44) {
      let text = time == 0 ? "release" : VelocityHandoff.number(time * 1000) + " ms"
      PlotText(text, time == 0 ? Theme.text : Theme.quietText, weight: time == 0 ? .semibold : .regular)
        .draw(x: times.place(time), side: .center, midY: y, inside: bounds)
    }
  }

  private func stroke(_ points: [CGPoint], _ color: UIColor, clippedTo area: CGRect, _ context: CGContext) {
    guard points.count > 1 else { return }
    context.clipped(to: area.insetBy(dx: 0, dy: -2)) {
      context.setLineJoin(.round)
      context.setLineCap(.round)
      context.stroke(.line(points), color, width: 2)
    }
  }

  /// Draws the change of the velocity: a bar between the two values, two dots, and the difference.
  private func drawStep(
    of handoff: VelocityHandoff, _ times: Axis, _ velocities: Axis, in area: CGRect, beside curve: [CGPoint], sparing unit: CGRect,
    _ context: CGContext
  ) {
    let x = times.place(0)
    let (before, after) = (velocities.place(handoff.velocityBefore), velocities.place(handoff.velocityAfter))
    let color = handoff.verdict == .carriesOn ? Theme.Plot.velocity : Theme.wrong
    let ends = [CGPoint(x: x, y: before), CGPoint(x: x, y: after)]
    context.stroke(.line(ends), color, width: 2)
    for end in ends { context.fill(.circle(at: end, radius: 3), color) }
    let text = PlotText("\(VelocityHandoff.signed(handoff.velocityStep)) points/s", color, weight: .semibold)
    let width = text.size().width + 8
    let places = [area.minY + 1, area.midY - 8, area.maxY - 17].flatMap { y in
      [x + 8, x - 8 - width].map { CGRect(x: $0, y: y, width: width, height: 16) }
    }
    write(text, at: places.filter { !$0.intersects(unit) && area.contains($0) }, beside: curve, context)
  }

  /// Draws a plot's unit in the corner where it covers the least of the curve, and returns its frame.
  @discardableResult
  private func drawUnit(_ unit: String, in area: CGRect, beside curve: [CGPoint], _ context: CGContext) -> CGRect {
    let text = PlotText(unit, Theme.quietText, weight: .medium)
    let width = text.size().width + 8
    let corners = [area.minY + 1, area.maxY - 17].flatMap { y in
      [area.maxX - width, area.minX + 1].map { CGRect(x: $0, y: y, width: width, height: 16) }
    }
    return write(text, at: corners, beside: curve, context)
  }

  /// Draws text with a background at the position where it covers the least of a curve, and returns its frame.
  @discardableResult
  private func write(_ text: PlotText, at places: [CGRect], beside curve: [CGPoint], _ context: CGContext) -> CGRect {
    let hidden = places.map { place in curve.count(where: place.contains) }
    guard let least = hidden.min(), let index = hidden.firstIndex(of: least) else { return .null }
    let place = places[index]
    context.fill(place, Theme.background.withAlphaComponent(0.85))
    text.draw(x: place.minX + 4, side: .leading, midY: place.midY, inside: bounds)
    return place
  }
}
