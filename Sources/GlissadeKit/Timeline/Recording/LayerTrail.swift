import CoreGraphics
import Foundation

/// Where a named layer was at each frame of a phase.
struct LayerTrail: Equatable, Sendable {
  var name: String
  /// The frame at which the layer was first on the stage.
  var firstFrame: Int
  /// One for each frame from the first on, for as long as the layer was there.
  var outlines: [LayerOutline]

  /// The outline at `time` of the recording that the trail is part of, between frames in a straight line; nil while it is not there.
  func outline(at time: TimeInterval, in recording: PhaseRecording) -> LayerOutline? {
    let frame = recording.frame(at: time)
    let index = frame - firstFrame
    guard outlines.indices.contains(index) else { return nil }
    guard outlines.indices.contains(index + 1) else { return outlines[index] }
    let (start, end) = (recording.time(ofFrame: frame), recording.time(ofFrame: frame + 1))
    let share = end > start ? min(max((time - start) / (end - start), 0), 1) : 0
    return .interpolate(outlines[index], outlines[index + 1], share)
  }

  /// The outline at a frame; nil where it is not there.
  func outline(atFrame frame: Int) -> LayerOutline? {
    outlines.indices.contains(frame - firstFrame) ? outlines[frame - firstFrame] : nil
  }

  /// Whether it can be seen to go anywhere: by half a point at least.
  var moves: Bool {
    guard let first = outlines.first, outlines.contains(where: { $0.opacity > 0.01 }) else { return false }
    return outlines.contains { outline in
      zip(outline.corners, first.corners).contains { abs($0.x - $1.x) >= 0.5 || abs($0.y - $1.y) >= 0.5 }
    }
  }
}

/// A layer's bounds as they are projected onto the stage at one moment.
struct LayerOutline: Equatable, Sendable {
  /// Top left, top right, bottom right and bottom left of the layer's own bounds, in the stage's points.
  var corners: [CGPoint]
  /// Where the middle of the bounds is seen, in the stage's points.
  var center: CGPoint
  /// 0…1, with that of the layers around.
  var opacity: Double

  /// Between two outlines, in a straight line.
  static func interpolate(_ a: LayerOutline, _ b: LayerOutline, _ share: Double) -> LayerOutline {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share) }
    return LayerOutline(
      corners: zip(a.corners, b.corners).map { mix($0, $1) }, center: mix(a.center, b.center),
      opacity: a.opacity + (b.opacity - a.opacity) * share)
  }
}
