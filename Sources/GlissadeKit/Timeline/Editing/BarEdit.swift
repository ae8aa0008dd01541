import Foundation
import Rehearsal
import Tweaks

/// A change of a bar's time by changing the value that the time comes from.
@MainActor
struct BarEdit {
  /// The edge of the bar.
  let edge: BarEdge
  /// The value.
  let tweak: Tweak
  /// The times to which the edge snaps.
  let snap: TimeSnap
  private let tuning: TimelineTuning
  private let rate: Double
  /// The time of the edge before the change, in seconds.
  let startTime: TimeInterval
  private let startPosition: Double

  /// Creates a change, or returns nil if no value moves the edge.
  init?(_ edge: BarEdge, of recording: PhaseRecording, by tuning: TimelineTuning) {
    guard let origin = tuning.origin(of: edge), let tweak = tuning.store.tweak(origin.tweak), let time = edge.time(in: recording),
      let position = tuning.store.value(of: origin.tweak)?.position
    else { return nil }
    self.edge = edge
    self.tweak = tweak
    self.tuning = tuning
    rate = origin.rate
    startTime = time
    startPosition = position
    // What moves along is nothing to snap to.
    let others = BarEdge.edges(of: recording).filter { $0 != edge && !tuning.moves($0, by: origin.tweak) }
    snap = TimeSnap(targets: others.compactMap { $0.time(in: recording) } + recording.moments.map(\.time).filter { $0 > 0 })
  }

  /// Moves the edge to a time, as far as the value's range allows.
  ///
  /// - Parameters:
  ///   - time: The time, in seconds.
  ///   - keepsGrid: A Boolean value that indicates whether the value stays on the grid of its steps.
  func move(to time: TimeInterval, keepsGrid: Bool) {
    let position = startPosition + (time - startTime) / rate
    let value = keepsGrid ? tweak.domain.value(at: position) : .number((position * 10_000).rounded() / 10_000)
    if let value { tuning.store.set(value, for: tweak.id) }
  }

  /// Moves the edge by a number of frames.
  func nudge(byFrames frames: Double) { move(to: startTime + frames / PhaseRecording.framesPerSecond, keepsGrid: false) }
}
