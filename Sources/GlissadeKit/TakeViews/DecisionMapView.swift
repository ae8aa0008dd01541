import Components
import Rehearsal
import UIKit

/// A plot of a decision map, with progress to the right and velocity upward. It shows where a released drag finishes and where it is
/// cancelled.
final class DecisionMapView: DrawnView {
  /// Call `reload()` when the map has advanced.
  var map: DecisionMap? { didSet { reload() } }
  /// Earlier releases, in addition to the take's own release.
  var releases: [DecisionTrial] = [] { didSet { if releases != oldValue { setNeedsDisplay() } } }
  /// The message to show without a map.
  var message: String? { didSet { if message != oldValue { reload() } } }

  private let captionLabel = UILabel(Theme.caption, Theme.quietText, lines: 2)

  /// The height at which the map is readable, in points.
  static let preferredHeight: CGFloat = 220

  init() {
    super.init()
    addSubview(captionLabel)
    addInteraction(
      UIToolTipInteraction(
        defaultToolTip: "Measured with actual drags: the progress and velocity at which a released drag finishes the transition."))
    reload()
  }

  func reload() {
    captionLabel.text = caption
    setNeedsLayout()
    setNeedsDisplay()
  }

  private var caption: String {
    guard let map else { return message ?? "Choose a take with a drag to see what decides it." }
    guard let own = map.own else { return "Playing “\(map.take.name)” …" }
    let place = "\(TimingNumber.percent(Double(map.progress(of: own)))) at \(VelocityHandoff.number(Double(own.velocity))) points/s"
    let result = own.outcome == .finished ? "finishes" : "cancels"
    let state = map.isComplete ? "" : "  (\(VelocityHandoff.number(map.completion * 100)) % found)"
    return "“\(map.take.name)” is released at \(place) and \(result)\(state)"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = captionLabel.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
    captionLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: min(height, 30))
    setNeedsDisplay()
  }

  // MARK: Drawing

  private struct Plot {
    let area: CGRect
    let progress: Axis
    let velocity: Axis

    func point(_ fraction: CGFloat, _ speed: CGFloat) -> CGPoint {
      CGPoint(x: progress.place(Double(fraction)), y: velocity.place(Double(speed)))
    }
  }

  /// The colors also differ in lightness, and the regions have labels.
  private static func color(_ outcome: DecisionTrial.Outcome) -> UIColor {
    outcome == .finished ? Theme.accent : Theme.mark
  }

  override func draw(_ rect: CGRect) {
    guard let map, let context = UIGraphicsGetCurrentContext() else { return }
    let top = captionLabel.frame.maxY + 8
    let area = CGRect(x: 48, y: top, width: max(bounds.width - 56, 10), height: max(bounds.height - top - 32, 20))
    let trials = (map.own.map { [$0] } ?? []) + releases
    let fastest = Double((trials.map { abs($0.velocity) } + DecisionMap.velocities.map(abs)).max() ?? 1)
    let farthest = max(Double(map.fullProgress ?? 0), trials.map { Double(map.progress(of: $0)) }.max() ?? 0, 0.1)
    let plot = Plot(
      area: area, progress: Axis(values: 0...min(farthest * 1.04, 1), start: area.minX, end: area.maxX),
      velocity: Axis(values: -fastest * 1.05...fastest * 1.05, start: area.maxY, end: area.minY))
    drawRegions(map, plot, context)
    drawAxes(plot, isReported: map.isProgressReported, context)
    drawBoundary(map, plot, context)
    drawNames(map, plot)
    for trial in releases { drawRelease(trial, map, plot, isOwn: false, context) }
    if let own = map.own { drawRelease(own, map, plot, isOwn: true, context) }
  }

  /// Returns the x coordinate at which a row's outcome changes, in the plot's coordinate system. It is an edge of the plot if there is only
  /// one outcome.
  private func boundary(of row: DecisionMap.Row, _ plot: Plot) -> CGFloat {
    row.threshold.map { plot.progress.place(Double($0)) } ?? (row.early == .finished ? plot.area.minX : plot.area.maxX)
  }

  /// Fills a band for each velocity. Its edges are halfway to the adjacent velocities.
  private func drawRegions(_ map: DecisionMap, _ plot: Plot, _ context: CGContext) {
    let rows = map.rows
    for (index, row) in rows.enumerated() {
      let low = index > 0 ? (rows[index - 1].velocity + row.velocity) / 2 : CGFloat(plot.velocity.values.lowerBound)
      let high = index + 1 < rows.count ? (rows[index + 1].velocity + row.velocity) / 2 : CGFloat(plot.velocity.values.upperBound)
      func edge(_ other: Int) -> CGFloat {
        guard rows.indices.contains(other) else { return boundary(of: row, plot) }
        return (boundary(of: rows[other], plot) + boundary(of: row, plot)) / 2
      }
      let line = [
        CGPoint(x: edge(index - 1), y: plot.velocity.place(Double(low))),
        CGPoint(x: boundary(of: row, plot), y: plot.velocity.place(Double(row.velocity))),
        CGPoint(x: edge(index + 1), y: plot.velocity.place(Double(high))),
      ]
      // If the outcome doesn't change along the row, it takes the whole row.
      let left = row.threshold == nil && row.early == .finished ? DecisionTrial.Outcome.cancelled : row.early
      let right = row.threshold == nil && row.early == .cancelled ? DecisionTrial.Outcome.finished : row.late
      fill([CGPoint(x: plot.area.minX, y: line[0].y)] + line + [CGPoint(x: plot.area.minX, y: line[2].y)], left, context)
      fill([CGPoint(x: plot.area.maxX, y: line[0].y)] + line + [CGPoint(x: plot.area.maxX, y: line[2].y)], right, context)
    }
  }

  private func fill(_ points: [CGPoint], _ outcome: DecisionTrial.Outcome, _ context: CGContext) {
    context.fill(.polygon(points), Self.color(outcome).withAlphaComponent(outcome == .finished ? 0.28 : 0.14))
  }

  private func drawAxes(_ plot: Plot, isReported: Bool, _ context: CGContext) {
    for fraction in plot.progress.ticks(spacing: 48) {
      let x = plot.progress.place(fraction)
      context.strokeGridLine(x: x, in: plot.area, Theme.hairline)
      PlotText(VelocityHandoff.number(fraction * 100) + " %", Theme.quietText)
        .draw(x: x, side: .center, midY: plot.area.maxY + 10, inside: bounds)
    }
    for speed in plot.velocity.ticks(spacing: 28) {
      let y = plot.velocity.place(speed)
      context.strokeGridLine(y: y, in: plot.area, speed == 0 ? Theme.mark : Theme.hairline)
      PlotText(VelocityHandoff.number(speed), Theme.quietText)
        .draw(x: plot.area.minX - 6, side: .trailing, midY: y, inside: bounds)
    }
    PlotText(isReported ? "progress at release" : "distance to the screen's edge at release", Theme.quietText, weight: .medium)
      .draw(x: plot.area.midX, side: .center, midY: plot.area.maxY + 24, inside: bounds)
    PlotText("points/s", Theme.quietText, weight: .medium)
      .draw(x: plot.area.maxX - 4, side: .trailing, midY: plot.area.minY + 8, inside: bounds)
  }

  private func drawBoundary(_ map: DecisionMap, _ plot: Plot, _ context: CGContext) {
    guard map.rows.count > 1 else { return }
    context.setLineJoin(.round)
    let points = map.rows.map { CGPoint(x: boundary(of: $0, plot), y: plot.velocity.place(Double($0.velocity))) }
    context.stroke(.line(points), Theme.text, width: 1.5)
  }

  /// Draws the names of the outcomes in their regions, away from the dots.
  private func drawNames(_ map: DecisionMap, _ plot: Plot) {
    let dots = ((map.own.map { [$0] } ?? []) + releases).map { plot.point(map.progress(of: $0), $0.velocity) }
    func room(_ point: CGPoint) -> CGFloat { dots.map { $0.distance(to: point) }.min() ?? .infinity }
    for (name, outcome) in [("finishes", DecisionTrial.Outcome.finished), ("cancels", .cancelled)] {
      let widest = map.rows.map { row -> (width: CGFloat, x: CGFloat, y: CGFloat) in
        let edge = boundary(of: row, plot)
        let isLeft = row.threshold == nil ? outcome == .cancelled : row.early == outcome
        let (low, high) = isLeft ? (plot.area.minX, edge) : (edge, plot.area.maxX)
        return (high - low, (low + high) / 2, plot.velocity.place(Double(row.velocity)))
      }.filter { $0.width > 64 }
      // Not at the edges, which have the labels of the axes.
      let inner = widest.filter { plot.area.insetBy(dx: 0, dy: 24).contains(CGPoint(x: $0.x, y: $0.y)) }
      guard !inner.isEmpty else { continue }
      let roomy = inner.filter { room(CGPoint(x: $0.x, y: $0.y)) > 40 }
      let middle = roomy.isEmpty ? inner[inner.count / 2] : roomy[roomy.count / 2]
      PlotText(name, Theme.text, weight: .semibold).draw(x: middle.x, side: .center, midY: middle.y, inside: plot.area)
    }
  }

  /// Draws a dot, filled if the drag finished and hollow if it was cancelled. The take's own dot is larger and has a ring.
  private func drawRelease(_ trial: DecisionTrial, _ map: DecisionMap, _ plot: Plot, isOwn: Bool, _ context: CGContext) {
    let place = plot.point(map.progress(of: trial), trial.velocity)
    let radius: CGFloat = isOwn ? 5 : 3.5
    let circle = CGPath.circle(at: place, radius: radius)
    context.fill(circle, trial.outcome == .finished ? Theme.text : Theme.background)
    context.stroke(circle, Theme.text, width: 1.5)
    if isOwn { context.stroke(.circle(at: place, radius: radius + 3), Theme.text, width: 1) }
  }
}
