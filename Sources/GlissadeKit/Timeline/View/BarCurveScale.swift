import CoreGraphics
import Rehearsal

/// The places of an animation's progress in its bar, from the bar's bottom at 0 to its top at 1. An overshoot takes its space from both.
struct BarCurveScale: Equatable {
  /// The frame of the bar.
  let frame: CGRect
  private let scale: TimeScale
  private let room: CGRect
  private let lowest: Double
  private let highest: Double

  /// Creates the scale of an animation.
  ///
  /// - Parameters:
  ///   - segment: The animation.
  ///   - frame: The frame of its bar.
  ///   - scale: The scale of times.
  init(_ segment: MotionSegment, in frame: CGRect, _ scale: TimeScale) {
    self.frame = frame
    self.scale = scale
    room = frame.insetBy(dx: 0, dy: min(2, frame.height / 8))
    lowest = segment.curve.reduce(0) { min($0, $1.fraction) }
    highest = segment.curve.reduce(1) { max($0, $1.fraction) }
  }

  /// Returns the place of a progress at a time, in seconds of the recording.
  func place(of fraction: Double, at time: Double) -> CGPoint { CGPoint(x: scale.x(of: time), y: y(of: fraction)) }

  /// Returns the place of a progress after a part of the duration, 0…1.
  func place(of fraction: Double, after part: Double) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * CGFloat(part), y: y(of: fraction))
  }

  private func y(of fraction: Double) -> CGFloat { room.maxY - room.height * CGFloat((fraction - lowest) / (highest - lowest)) }

  /// The height of the progress from 0 to 1, in points.
  var height: CGFloat { room.height / CGFloat(highest - lowest) }
}
