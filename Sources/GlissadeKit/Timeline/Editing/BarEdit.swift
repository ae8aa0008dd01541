import Foundation
import Rehearsal
import Tweaks

/// A change of a bar's time, by changing the value that determines it.
@MainActor
struct BarEdit {
  let edge: BarEdge
  let snap: TimeSnap
  /// The time of the edge before the change, in seconds.
  let startTime: TimeInterval
  private let tuning: TimelineTuning
  private let means: Means

  private enum Means {
    /// A value, with its number before the change. The edge moves by `rate` seconds if the value changes by 1.
    case number(Tweak, start: Double, rate: Double)
    case spring(SpringEnd)
  }

  /// Returns nil if no value moves the edge.
  init?(_ edge: BarEdge, of recording: PhaseRecording, by tuning: TimelineTuning) {
    guard let time = edge.time(in: recording), let means = Self.means(for: edge, tuning) else { return nil }
    self.edge = edge
    self.tuning = tuning
    self.means = means
    startTime = time
    // An edge doesn't snap to times that move along with it.
    let others = BarEdge.edges(of: recording).filter { other in
      guard other != edge else { return false }
      return switch means {
      case .number(let tweak, _, _): !tuning.moves(other, by: tweak.id)
      case .spring: !tuning.isSameSpring(edge, other)
      }
    }
    snap = TimeSnap(targets: others.compactMap { $0.time(in: recording) } + recording.moments.map(\.time).filter { $0 > 0 })
  }

  private static func means(for edge: BarEdge, _ tuning: TimelineTuning) -> Means? {
    guard let origin = tuning.origin(of: edge) else { return tuning.springEnd(of: edge).map { .spring($0) } }
    guard let tweak = tuning.store.tweak(origin.tweak), let position = tuning.store.value(of: origin.tweak)?.position else { return nil }
    return .number(tweak, start: position, rate: origin.rate)
  }

  /// Moves the edge to a time in seconds, as far as the value's range allows. With `keepsGrid`, the value is a multiple of its step.
  func move(to time: TimeInterval, keepsGrid: Bool) {
    switch means {
    case .number(let tweak, let start, let rate):
      let position = start + (time - startTime) / rate
      let value = keepsGrid ? tweak.domain.value(at: position) : .number((position * 10_000).rounded() / 10_000)
      if let value { tuning.store.set(value, for: tweak.id) }
    case .spring(let end): end.move(by: time - startTime, stepFactor: keepsGrid ? 1 : 0.1)
    }
  }

  func nudge(byFrames frames: Double) { move(to: startTime + frames / PhaseRecording.framesPerSecond, keepsGrid: false) }
}
