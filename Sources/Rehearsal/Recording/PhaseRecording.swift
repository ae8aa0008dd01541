import Foundation
import UIKit

/// The events on the stage during a phase of a demo, or a take: the layers that move, their times, timing and positions.
///
/// `Scenario.record()` creates it by simulating the phase. Two recordings of the same phase with the same values are equal. Times are in
/// seconds since the commit of the phase's first animation or, with a take, since its first event.
package struct PhaseRecording: Equatable, Sendable {
  package var phase: DemoPhase
  /// The name of the take that played, or nil for a phase that ran by itself.
  package var take: String?
  /// The time at which everything has come to rest, in seconds.
  package var duration: TimeInterval = 0
  /// The tracks, one for each layer and property: named layers first, and otherwise in the order of the stage.
  package var tracks: [MotionTrack] = []
  /// The events in the order of their times.
  package var moments: [MotionMoment] = []
  /// The named layers that move, in the order of the stage.
  package var trails: [LayerTrail] = []
  /// The calls between UIKit and the demo's code, in their order.
  package var calls: [TransitionCall] = []
  /// The progress of the transition in each frame, 0…1.
  var progress: [Double] = []

  /// The number of samples per second.
  package static let framesPerSecond = 60.0

  /// The number of frames: those at n/60 seconds before the end, and the end itself.
  package var frameCount: Int { Self.frameCount(of: duration) }

  static func frameCount(of duration: TimeInterval) -> Int { Int((duration * framesPerSecond - 1e-6).rounded(.up)) + 1 }

  package func frame(at time: TimeInterval) -> Int {
    time >= duration ? frameCount - 1 : max(Int((time * Self.framesPerSecond + 1e-6).rounded(.down)), 0)
  }

  /// Returns the time of a frame, in seconds. The last frame is at the end of the phase.
  package func time(ofFrame frame: Int) -> TimeInterval { min(max(Double(frame), 0) / Self.framesPerSecond, duration) }

  /// Returns the progress of the transition at `time`, 0…1.
  func progress(at time: TimeInterval) -> Double {
    guard let last = progress.last else { return 0 }
    let frame = frame(at: time)
    guard frame + 1 < progress.count else { return last }
    let (start, end) = (self.time(ofFrame: frame), self.time(ofFrame: frame + 1))
    let fraction = end > start ? ((time - start) / (end - start)).clamped(to: 0...1) : 0
    return progress[frame] + (progress[frame + 1] - progress[frame]) * fraction
  }
}
