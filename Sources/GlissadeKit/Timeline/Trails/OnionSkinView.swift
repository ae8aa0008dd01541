import UIKit

/// Lies over the stage and shows where the named layers were some frames before (warm) and will be some frames after (cool), as
/// translucent outlines, fainter the farther away in time.
///
/// It is drawn anew when the frame changes, and only then.
final class OnionSkinView: DrawnView {
  /// What is shown; nil for nothing.
  var recording: PhaseRecording? { didSet { if recording != oldValue { setNeedsDisplay() } } }
  /// The moment that the stage shows, in seconds of the recording; nil shows nothing.
  var time: TimeInterval? { didSet { if frame(of: time) != frame(of: oldValue) { setNeedsDisplay() } } }
  /// Points of this view for each point of the stage.
  var stageScale: CGFloat = 1 { didSet { if stageScale != oldValue { setNeedsDisplay() } } }
  /// How many outlines are shown on either side; from 0.
  var skins = 3 { didSet { if skins != oldValue { setNeedsDisplay() } } }
  /// Frames of a sixtieth of a second from one outline to the next; from 1.
  var spacing = 2 { didSet { if spacing != oldValue { setNeedsDisplay() } } }

  override init() {
    super.init()
    isUserInteractionEnabled = false
  }

  private func frame(of time: TimeInterval?) -> Int? { time.flatMap { time in recording?.frame(at: time) } }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let recording, let frame = frame(of: time), skins > 0 else { return }
    for trail in recording.trails {
      for number in (1...skins).reversed() {
        let nearness = CGFloat(skins + 1 - number) / CGFloat(skins)
        for (other, color) in [(frame - number * spacing, TrailPalette.earlier), (frame + number * spacing, TrailPalette.later)] {
          guard let outline = trail.outline(atFrame: other), outline != trail.outline(atFrame: frame) else { continue }
          draw(outline, color, nearness: nearness, in: context)
        }
      }
    }
  }

  private func draw(_ outline: LayerOutline, _ color: UIColor, nearness: CGFloat, in context: CGContext) {
    let path = outline.path(scale: stageScale)
    let seen = CGFloat(outline.opacity)
    context.setFillColor(color.withAlphaComponent(0.05 * nearness * seen).cgColor)
    context.addPath(path)
    context.fillPath()
    context.setStrokeColor(color.withAlphaComponent(0.25 + 0.55 * nearness).cgColor)
    context.setLineWidth(1.5)
    context.setLineJoin(.round)
    context.addPath(path)
    context.strokePath()
  }
}
