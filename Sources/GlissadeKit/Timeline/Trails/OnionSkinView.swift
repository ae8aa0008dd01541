import Rehearsal
import UIKit

/// An overlay on the stage with the outlines of the named layers some frames before (warm colors) and after (cool colors).
///
/// The outlines fade with the distance in time. The view is redrawn only when the frame changes.
final class OnionSkinView: StageOverlayView {
  var recording: PhaseRecording? { didSet { if recording != oldValue { setNeedsDisplay() } } }
  /// The stage's time, in seconds of the recording, or nil for no outlines.
  var time: TimeInterval? { didSet { if frame(of: time) != frame(of: oldValue) { setNeedsDisplay() } } }

  /// The number of outlines in each direction.
  private static let skins = 3
  /// The number of frames (sixtieths of a second) between two outlines.
  private static let spacing = 2

  override func stageScaleDidChange() { setNeedsDisplay() }

  private func frame(of time: TimeInterval?) -> Int? { time.flatMap { time in recording?.frame(at: time) } }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let recording, let frame = frame(of: time) else { return }
    for trail in recording.trails {
      for number in (1...Self.skins).reversed() {
        let nearness = CGFloat(Self.skins + 1 - number) / CGFloat(Self.skins)
        let distance = number * Self.spacing
        for (other, color) in [(frame - distance, Theme.Trail.earlier), (frame + distance, Theme.Trail.later)] {
          guard let outline = trail.outline(atFrame: other), outline != trail.outline(atFrame: frame) else { continue }
          draw(outline, color, nearness: nearness, in: context)
        }
      }
    }
  }

  private func draw(_ outline: LayerOutline, _ color: UIColor, nearness: CGFloat, in context: CGContext) {
    let path = self.outline(through: outline.corners)
    let seen = CGFloat(outline.opacity)
    context.fill(path, color.withAlphaComponent(0.05 * nearness * seen))
    context.setLineJoin(.round)
    context.stroke(path, color.withAlphaComponent(0.25 + 0.55 * nearness), width: 1.5)
  }
}
