import CoreGraphics
import Foundation

/// The positions of a named layer in each frame of a phase.
package struct LayerTrail: Equatable, Sendable {
  package var name: String
  /// The frame in which the layer first appeared on the stage.
  var firstFrame: Int
  /// The outlines, one for each frame from the first on, for as long as the layer was on the stage.
  package var outlines: [LayerOutline]

  /// Returns the outline at `time` of the trail's recording, interpolated between frames, or nil while the layer is absent.
  package func outline(at time: TimeInterval, in recording: PhaseRecording) -> LayerOutline? {
    let frame = recording.frame(at: time)
    let index = frame - firstFrame
    guard outlines.indices.contains(index) else { return nil }
    guard outlines.indices.contains(index + 1) else { return outlines[index] }
    let (start, end) = (recording.time(ofFrame: frame), recording.time(ofFrame: frame + 1))
    let fraction = end > start ? ((time - start) / (end - start)).clamped(to: 0...1) : 0
    return .interpolate(outlines[index], outlines[index + 1], fraction)
  }

  /// Returns the outline in a frame, or nil while the layer is absent.
  package func outline(atFrame frame: Int) -> LayerOutline? {
    outlines.indices.contains(frame - firstFrame) ? outlines[frame - firstFrame] : nil
  }

  /// A Boolean value that indicates whether the layer visibly moves, by at least half a point.
  var moves: Bool {
    guard let first = outlines.first, outlines.contains(where: { $0.opacity > 0.01 }) else { return false }
    return outlines.contains { outline in
      zip(outline.corners, first.corners).contains { abs($0.x - $1.x) >= 0.5 || abs($0.y - $1.y) >= 0.5 }
    }
  }
}

/// A layer's bounds, projected onto the stage at one time.
package struct LayerOutline: Equatable, Sendable {
  /// The top left, top right, bottom right and bottom left corners of the layer's bounds, in the stage's coordinate system.
  package var corners: [CGPoint]
  /// The projected center of the bounds, in the stage's coordinate system.
  package var center: CGPoint
  /// The opacity, 0…1, multiplied by that of all superlayers.
  package var opacity: Double

  static func interpolate(_ a: LayerOutline, _ b: LayerOutline, _ fraction: Double) -> LayerOutline {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * fraction, y: a.y + (b.y - a.y) * fraction) }
    return LayerOutline(
      corners: zip(a.corners, b.corners).map { mix($0, $1) }, center: mix(a.center, b.center),
      opacity: a.opacity + (b.opacity - a.opacity) * fraction)
  }
}
