import Components
import Rehearsal
import UIKit

/// An overlay on the stage with the paths of the named layers.
///
/// It shows the path of each center, with a dot every sixtieth of a second, so that the distance between dots shows the speed. It also
/// shows the outlines at both ends, and the current positions.
///
/// The paths are redrawn when the recording or the scale changes. Otherwise, only the marks move.
final class MotionTrailView: StageOverlayView {
  var recording: PhaseRecording? { didSet { if recording != oldValue { recordingDidChange() } } }
  /// The stage's time, in seconds of the recording, or nil for no marks.
  var time: TimeInterval? { didSet { if time != oldValue { placeMarks() } } }

  private var marks: [UIView] = []

  override func stageScaleDidChange() { recordingDidChange() }

  private func recordingDidChange() {
    for mark in marks { mark.removeFromSuperview() }
    marks = (recording?.trails ?? []).indices.map { index in
      let mark = UIView(disc: Theme.Trail.color(index), 10)
      mark.layer.borderWidth = 2
      mark.layer.borderColor = UIColor.white.cgColor
      mark.layer.castShadow(opacity: 0.35, radius: 2, drop: 1)
      addSubview(mark)
      return mark
    }
    setNeedsDisplay()
    placeMarks()
  }

  private func placeMarks() {
    guard let recording else { return }
    for (mark, trail) in zip(marks, recording.trails) {
      let outline = time.flatMap { trail.outline(at: $0, in: recording) }
      mark.isHidden = outline == nil
      if let outline { mark.center = place(outline.center) }
    }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let recording else { return }
    context.setLineJoin(.round)
    for (index, trail) in recording.trails.enumerated() {
      drawEnds(of: trail, Theme.Trail.color(index), in: context)
      drawPath(of: trail, Theme.Trail.color(index), in: context)
    }
    drawNames(recording.trails, in: context)
  }

  /// Draws a dashed outline at the start, and a solid one at the end.
  private func drawEnds(of trail: LayerTrail, _ color: UIColor, in context: CGContext) {
    guard let first = trail.outlines.first, let last = trail.outlines.last else { return }
    for (outline, dash) in [(first, [4, 3] as [CGFloat]), (last, [])] {
      let path = self.outline(through: outline.corners)
      context.stroke(path, Theme.Trail.casing, width: 2.5)
      context.stroke(path, color, width: 1, dash: dash)
    }
  }

  private func drawPath(of trail: LayerTrail, _ color: UIColor, in context: CGContext) {
    let points = trail.outlines.map { place($0.center) }
    context.stroke(.line(points), color, width: 1.5, casing: Theme.Trail.casing, casingWidth: 3.5)
    let dots = CGPath.circles(at: points, radius: 2)
    context.fill(dots, .white)
    context.stroke(dots, color, width: 1.25)
  }

  /// Draws each name once, next to the center of the last outline. Names at the same position are stacked.
  private func drawNames(_ trails: [LayerTrail], in context: CGContext) {
    var taken: [CGRect] = []
    var named: Set<String> = []
    let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    for (index, trail) in trails.enumerated() where named.insert(trail.name).inserted {
      guard let last = trail.outlines.last else { continue }
      let looks: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.white]
      let size = (trail.name as NSString).size(withAttributes: looks)
      let center = place(last.center)
      var tag = CGRect(x: center.x + 10, y: center.y - 9, width: size.width.rounded(.up) + 12, height: 18)
      tag.origin.x = min(max(tag.minX, 4), max(bounds.width - tag.width - 4, 4))
      tag.origin.y = min(max(tag.minY, 4), max(bounds.height - 22, 4))
      while let other = taken.first(where: { $0.intersects(tag) }) { tag.origin.y = other.maxY + 2 }
      taken.append(tag)
      context.fill(UIBezierPath(roundedRect: tag, cornerRadius: 5).cgPath, UIColor(white: 0.08, alpha: 0.82))
      context.fill(CGRect(x: tag.minX, y: tag.minY + 4, width: 3, height: tag.height - 8), Theme.Trail.color(index))
      (trail.name as NSString).draw(at: CGPoint(x: tag.minX + 7, y: tag.midY - size.height / 2), withAttributes: looks)
    }
  }
}
