import Foundation
import UIKit

/// What a phase of a demo, or a take, does on the stage: which layers move, when, by which law, and where they are meanwhile.
///
/// A value, found by simulating the phase where nobody sees it (`PhaseRecorder`). Two recordings of the same phase with the same
/// values are equal. Times are seconds since the commit of the phase's first animation or, with a take, since its first event.
struct PhaseRecording: Equatable, Sendable {
  var phase: DemoPhase
  /// The name of the take that was played; nil for a phase that ran by itself.
  var take: String?
  /// When all has come to rest, in seconds.
  var duration: TimeInterval = 0
  /// What moves: one for each layer and property, named layers first, otherwise in the order of the stage.
  var tracks: [MotionTrack] = []
  /// What happened, in the order of the times.
  var moments: [MotionMoment] = []
  /// The named layers that move, in the order of the stage.
  var trails: [LayerTrail] = []
  /// The calls between UIKit and the demo's code, in the order in which they were made.
  var calls: [TransitionCall] = []
  /// How far the transition had come at each frame, 0…1.
  var progress: [Double] = []

  /// Frames that are sampled in each second.
  static let framesPerSecond = 60.0

  /// How many frames the phase has: those at n/60 s before its end, and the end itself.
  var frameCount: Int { Self.frameCount(of: duration) }

  static func frameCount(of duration: TimeInterval) -> Int { Int((duration * framesPerSecond - 1e-6).rounded(.up)) + 1 }

  /// The number of the frame that shows `time`, from 0.
  func frame(at time: TimeInterval) -> Int {
    time >= duration ? frameCount - 1 : max(Int((time * Self.framesPerSecond + 1e-6).rounded(.down)), 0)
  }

  /// When a frame is shown, in seconds; the last one at the end of the phase.
  func time(ofFrame frame: Int) -> TimeInterval { min(max(Double(frame), 0) / Self.framesPerSecond, duration) }

  /// How far the transition has come at `time`, 0…1.
  func progress(at time: TimeInterval) -> Double {
    guard let last = progress.last else { return 0 }
    let frame = frame(at: time)
    guard frame + 1 < progress.count else { return last }
    let (start, end) = (self.time(ofFrame: frame), self.time(ofFrame: frame + 1))
    let share = end > start ? min(max((time - start) / (end - start), 0), 1) : 0
    return progress[frame] + (progress[frame + 1] - progress[frame]) * share
  }
}
