import Components
import Rehearsal
import UIKit

/// An overlay on the stage with the path of the pointer in a take, and its current position.
///
/// The path has a dot every tenth of a second, which shows the speed. A ring marks the press, a disc the release with its velocity, and a
/// cross a cancelled press. Scrolling and keys have labels.
final class TakeTrailView: StageOverlayView {
  var take: Take? { didSet { if take != oldValue { takeDidChange() } } }
  /// The time at which the pointer is shown, in seconds since the take's first event.
  var time: TimeInterval = 0 { didSet { if time != oldValue { placeFinger() } } }

  /// In seconds.
  static let dotInterval: TimeInterval = 0.1
  private static let fingerSize: CGFloat = 24
  /// The duration of a key's highlight after the press, in seconds.
  private static let keyGlow: TimeInterval = 0.3

  private var strokes: [TakeStroke] = []
  private var marks: [TakeMark] = []
  private var chips: [TakeChip] = []
  private let finger = UIView(disc: Theme.accent.withAlphaComponent(0.35), fingerSize)

  override init() {
    super.init()
    clipsToBounds = false
    finger.layer.borderWidth = 2
    finger.layer.borderColor = UIColor.white.cgColor
    finger.isHidden = true
    addSubview(finger)
  }

  override func stageScaleDidChange() { takeDidChange() }

  private func takeDidChange() {
    strokes = take?.strokes ?? []
    marks = take.map(TakeMark.marks) ?? []
    for chip in chips { chip.removeFromSuperview() }
    chips = marks.map { TakeChip($0.text) }
    for chip in chips { insertSubview(chip, belowSubview: finger) }
    setNeedsLayout()
    setNeedsDisplay()
    placeFinger()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let row = zip(marks, chips).filter { $0.0.location == nil }.map(\.1)
    let width = row.reduce(-TakeChip.gap) { $0 + $1.sizeThatFits(.zero).width + TakeChip.gap }
    var x = max((bounds.width - width) / 2, TakeChip.gap)
    for (mark, chip) in zip(marks, chips) {
      let size = chip.sizeThatFits(.zero)
      if let location = mark.location {
        let place = place(location)
        chip.frame = CGRect(
          x: max(4, min(place.x - size.width / 2, bounds.width - size.width - 4)).rounded(),
          y: max(4, min(place.y - size.height / 2, bounds.height - size.height - 4)).rounded(), width: size.width, height: size.height)
      } else {
        chip.frame = CGRect(x: x.rounded(), y: bounds.height - size.height - 8, width: size.width, height: size.height)
        x += size.width + TakeChip.gap
      }
    }
    setNeedsDisplay()
    placeFinger()
  }

  /// Shows the position of the pointer, and highlights the labels of events that have just happened.
  private func placeFinger() {
    let now = strokes.lazy.compactMap { $0.location(at: self.time) }.first
    finger.isHidden = now == nil
    if let now { finger.center = self.place(now) }
    for (mark, chip) in zip(marks, chips) {
      chip.isLit = mark.start <= time && time <= mark.end + Self.keyGlow
    }
  }

  // MARK: The path

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setLineJoin(.round)
    context.setLineCap(.round)
    for stroke in strokes { draw(stroke, context) }
  }

  /// Draws a stroke in the accent color on white, so that it is visible on any screen.
  private func draw(_ stroke: TakeStroke, _ context: CGContext) {
    let points = stroke.samples.map { self.place($0.location) }
    if points.count > 1 {
      context.stroke(.line(points), Theme.accent, width: 2, casing: UIColor.white.withAlphaComponent(0.85), casingWidth: 5)
    }
    var time = stroke.startTime + Self.dotInterval
    while time < stroke.endTime {
      if let place = stroke.location(at: time) { disc(at: self.place(place), radius: 2.5, context) }
      time += Self.dotInterval
    }
    guard let first = points.first, let last = points.last else { return }
    context.stroke(.circle(at: first, radius: 8), Theme.accent, width: 2, casing: .white, casingWidth: 4)
    switch stroke.end {
    case .lifted:
      disc(at: last, radius: 5, context)
      if stroke.isDrag { writeVelocity(of: stroke, at: last, context) }
    case .cancelled: cross(at: last, context)
    case nil: break
    }
  }

  private func disc(at point: CGPoint, radius: CGFloat, _ context: CGContext) {
    context.fill(.circle(at: point, radius: radius + 1.5), .white)
    context.fill(.circle(at: point, radius: radius), Theme.accent)
  }

  private func cross(at point: CGPoint, _ context: CGContext) {
    let path = CGMutablePath()
    path.addLines(between: [CGPoint(x: point.x - 5, y: point.y - 5), CGPoint(x: point.x + 5, y: point.y + 5)])
    path.addLines(between: [CGPoint(x: point.x - 5, y: point.y + 5), CGPoint(x: point.x + 5, y: point.y - 5)])
    context.stroke(path, Theme.wrong, width: 2, casing: .white, casingWidth: 5)
  }

  private func writeVelocity(of stroke: TakeStroke, at point: CGPoint, _ context: CGContext) {
    let text = PlotText("\(VelocityHandoff.number(Double(stroke.velocityAtEnd))) points/s", Theme.text, weight: .medium)
    let size = text.size()
    // Away from the pointer, and below it if there isn't enough space above.
    let distance = Self.fingerSize / 2 + 12
    let y = point.y - distance - size.height / 2 > 8 ? point.y - distance : point.y + distance
    let x = min(max(point.x - size.width / 2, 10), bounds.width - size.width - 10)
    let ground = CGRect(x: x - 6, y: y - size.height / 2 - 3, width: size.width + 12, height: size.height + 6)
    context.fill(CGPath(roundedRect: ground, cornerWidth: 4, cornerHeight: 4, transform: nil), Theme.background.withAlphaComponent(0.92))
    text.draw(x: x, side: .leading, midY: y, inside: bounds)
  }
}
