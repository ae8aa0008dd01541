import UIKit

/// Shows how a layer's motion goes on when the hand lets go: its place above, its velocity below, on one axis of time.
final class HandOffView: UIView {
  /// What was measured; nil for nothing.
  var handOff: HandOff? { didSet { if handOff != oldValue { contentDidChange() } } }
  /// What to say where nothing could be measured.
  var message: String? { didSet { if message != oldValue { contentDidChange() } } }

  private let summaryLabel = PanelStyle.label(PanelStyle.body, PanelStyle.text)
  private let detailLabel = PanelStyle.label(PanelStyle.caption, PanelStyle.quietText)

  /// The height at which both plots can be read, in points.
  static let preferredHeight: CGFloat = 240

  /// How much is shown before the lift, in seconds.
  private static let lead: TimeInterval = 0.2

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentMode = .redraw
    backgroundColor = .clear
    summaryLabel.font = .systemFont(ofSize: 13, weight: .semibold)
    summaryLabel.numberOfLines = 2
    for label in [summaryLabel, detailLabel] { addSubview(label) }
    let tip = UIToolTipInteraction(
      defaultToolTip: "Above, where the layer is along the drag; below, how fast it moves. A break in the lower line at the lift is a jerk "
        + "that one feels.")
    addInteraction(tip)
    contentDidChange()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A plot is made in code.") }

  private func contentDidChange() {
    summaryLabel.text = handOff?.summary ?? message ?? "Play a take with a drag to see its hand-off."
    summaryLabel.textColor = handOff == nil ? PanelStyle.quietText : handOff?.verdict == .carriesOn ? PanelStyle.text : PanelStyle.wrong
    detailLabel.text = handOff.map { $0.details + ", let go at \(TimingNumber.seconds($0.release))" }
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

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let handOff, let context = UIGraphicsGetCurrentContext() else { return }
    let top = detailLabel.frame.maxY + 8
    let area = CGRect(x: 48, y: top, width: max(bounds.width - 56, 10), height: max(bounds.height - top - 20, 20))
    let half = (area.height - 12) / 2
    let upper = CGRect(x: area.minX, y: area.minY, width: area.width, height: half)
    let lower = CGRect(x: area.minX, y: area.maxY - half, width: area.width, height: half)
    let times = AxisScale(values: -Self.lead...HandOff.span, start: area.minX, end: area.maxX)
    let before = handOff.before.filter { $0.time >= handOff.release - Self.lead }
    let samples = before + handOff.after
    let positions = AxisScale(values: plotRange(of: samples.map(\.position), least: 20), start: upper.maxY, end: upper.minY)
    let velocities = AxisScale(
      values: plotRange(of: samples.map(\.velocity) + [0], least: 200), start: lower.maxY, end: lower.minY)
    drawGrid(times, positions, in: upper, unit: "points", context)
    drawGrid(times, velocities, in: lower, unit: "points/s", context)
    drawTimes(times, y: area.maxY + 11)
    drawRelease(times, from: upper.minY, to: lower.maxY, context)
    func points(_ samples: [HandOff.Sample], _ axis: AxisScale, _ value: (HandOff.Sample) -> Double) -> [CGPoint] {
      samples.map { CGPoint(x: times.place($0.time - handOff.release), y: axis.place(value($0))) }
    }
    for part in [before, handOff.after] {
      stroke(points(part, positions, \.position), PanelStyle.accent, clippedTo: upper, context)
      stroke(points(part, velocities, \.velocity), PlotStyle.velocity, clippedTo: lower, context)
    }
    drawStep(of: handOff, times, velocities, in: lower, context)
  }

  private func drawGrid(_ times: AxisScale, _ axis: AxisScale, in area: CGRect, unit: String, _ context: CGContext) {
    context.setLineWidth(1)
    context.setStrokeColor(PanelStyle.hairline.cgColor)
    for time in times.ticks(spacing: 44) {
      context.strokeGridLine(from: CGPoint(x: times.place(time), y: area.minY), to: CGPoint(x: times.place(time), y: area.maxY))
    }
    for value in axis.ticks(spacing: 24) {
      let y = axis.place(value)
      context.setStrokeColor((value == 0 ? PanelStyle.mark : PanelStyle.hairline).cgColor)
      context.strokeGridLine(from: CGPoint(x: area.minX, y: y), to: CGPoint(x: area.maxX, y: y))
      PlotStyle.text(HandOff.number(value), PanelStyle.quietText)
        .draw(x: area.minX - 6, side: .trailing, midY: y, inside: bounds)
    }
    PlotStyle.text(unit, PanelStyle.quietText, weight: .medium)
      .draw(x: area.maxX - 4, side: .trailing, midY: area.minY + 8, inside: bounds)
  }

  private func drawTimes(_ times: AxisScale, y: CGFloat) {
    for time in times.ticks(spacing: 44) {
      let text = time == 0 ? "lift" : HandOff.number(time * 1000) + " ms"
      PlotStyle.text(text, time == 0 ? PanelStyle.text : PanelStyle.quietText, weight: time == 0 ? .semibold : .regular)
        .draw(x: times.place(time), side: .centre, midY: y, inside: bounds)
    }
  }

  private func drawRelease(_ times: AxisScale, from top: CGFloat, to bottom: CGFloat, _ context: CGContext) {
    context.saveGState()
    context.setStrokeColor(PanelStyle.text.cgColor)
    context.setLineWidth(1)
    context.setLineDash(phase: 0, lengths: [3, 3])
    context.strokeGridLine(from: CGPoint(x: times.place(0), y: top), to: CGPoint(x: times.place(0), y: bottom))
    context.restoreGState()
  }

  private func stroke(_ points: [CGPoint], _ color: UIColor, clippedTo area: CGRect, _ context: CGContext) {
    guard points.count > 1 else { return }
    context.saveGState()
    context.clip(to: area.insetBy(dx: 0, dy: -2))
    context.setLineWidth(2)
    context.setLineJoin(.round)
    context.setLineCap(.round)
    context.setStrokeColor(color.cgColor)
    context.addLines(between: points)
    context.strokePath()
    context.restoreGState()
  }

  /// The break in the velocity: a bar from one value to the other, two dots, and the difference.
  private func drawStep(of handOff: HandOff, _ times: AxisScale, _ velocities: AxisScale, in area: CGRect, _ context: CGContext) {
    let x = times.place(0)
    let (before, after) = (velocities.place(handOff.velocityBefore), velocities.place(handOff.velocityAfter))
    let color = handOff.verdict == .carriesOn ? PlotStyle.velocity : PanelStyle.wrong
    context.setStrokeColor(color.cgColor)
    context.setFillColor(color.cgColor)
    context.setLineWidth(2)
    context.strokeLineSegments(between: [CGPoint(x: x, y: before), CGPoint(x: x, y: after)])
    for y in [before, after] { context.fillEllipse(in: CGRect(x: x - 3, y: y - 3, width: 6, height: 6)) }
    let label = PlotStyle.text("\(HandOff.signed(handOff.velocityStep)) points/s", color, weight: .semibold)
    let size = label.size()
    let curve = (handOff.before + handOff.after).map {
      CGPoint(x: times.place($0.time - handOff.release), y: velocities.place($0.velocity))
    }
    // Where the label hides least of the curve.
    let places = [area.minY + 1, area.maxY - size.height - 3].flatMap { y in
      [x + 8, x - 16 - size.width].map { CGRect(x: $0, y: y, width: size.width + 8, height: size.height + 2) }
    }
    let ground = places.min { one, other in curve.count(where: one.contains) < curve.count(where: other.contains) } ?? places[0]
    context.setFillColor(PanelStyle.background.withAlphaComponent(0.85).cgColor)
    context.fill(ground)
    label.draw(x: ground.minX + 4, side: .leading, midY: ground.midY, inside: bounds)
  }
}
