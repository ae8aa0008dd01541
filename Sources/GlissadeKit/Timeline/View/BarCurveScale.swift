import CoreGraphics
import Rehearsal

/// The positions of an animation's progress in its bar, with 0 at the bottom and 1 at the top. Space for an overshoot is inside the bar.
struct BarCurveScale: Equatable {
  let frame: CGRect
  private let scale: TimeScale
  private let room: CGRect
  private let lowest: Double
  private let highest: Double

  init(_ segment: MotionSegment, in frame: CGRect, _ scale: TimeScale) {
    self.frame = frame
    self.scale = scale
    room = frame.insetBy(dx: 0, dy: min(2, frame.height / 8))
    lowest = segment.curve.reduce(0) { min($0, $1.fraction) }
    highest = segment.curve.reduce(1) { max($0, $1.fraction) }
  }

  /// `time` is in seconds of the recording.
  func place(of fraction: Double, at time: Double) -> CGPoint { CGPoint(x: scale.x(of: time), y: y(of: fraction)) }

  /// `part` is a part of the duration, 0…1.
  func place(of fraction: Double, after part: Double) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * CGFloat(part), y: y(of: fraction))
  }

  private func y(of fraction: Double) -> CGFloat { room.maxY - room.height * CGFloat((fraction - lowest) / (highest - lowest)) }

  /// The height of the progress from 0 to 1, in points.
  var height: CGFloat { room.height / CGFloat(highest - lowest) }
}
