import Rehearsal
import Tweaks
import UIKit

/// The end of a spring with physical parameters. It has no duration of its own: it ends when it has settled.
///
/// Another end means a quicker or slower spring with the same damping ratio.
@MainActor
struct SpringEnd {
  /// The value with the stiffness.
  let stiffness: Tweak.ID
  private let edit: TimingEdit
  /// The values before the change.
  private let start: SpringDescription
  /// The spring of the animation, which has the velocity of its start.
  private let spring: SpringDescription
  private let duration: Double

  fileprivate init?(_ timing: TweakTiming, of segment: MotionSegment, in store: TweakStore) {
    guard case .physics(let stiffness, _, _) = timing.kind, case .spring(let spring) = segment.timing,
      case .spring(let start)? = TimingValue(timing, in: store)
    else { return nil }
    self.stiffness = stiffness
    self.start = start
    self.spring = SpringDescription(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, initialVelocity: spring.initialVelocity)
    edit = TimingEdit(timing: timing, store: store)
    duration = segment.duration
  }

  /// Lets the spring settle later or earlier than at the start, as far as the ranges of the values allow.
  ///
  /// - Parameters:
  ///   - seconds: The change of the time in which the spring settles.
  ///   - stepFactor: The size of the grid to which the values snap, in steps of their tweaks.
  func move(by seconds: Double, stepFactor: Double) {
    edit.quicken(start, by: pace(for: max(duration + seconds, 0.02)), stepFactor: stepFactor)
  }

  /// Returns by how much quicker the spring must be to settle in a time, in seconds.
  private func pace(for time: Double) -> Double {
    // Core Animation counts the time of a spring that doesn't oscillate in tenths of a second. Those are proportional on average.
    guard spring.dampingRatio < 1 else { return duration / time }
    var (slow, quick) = (0.05, 20.0)
    for _ in 0..<40 {
      let pace = (slow * quick).squareRoot()
      let settling = SpringDescription(
        mass: spring.mass, stiffness: spring.stiffness * pace * pace, damping: spring.damping * pace,
        initialVelocity: spring.initialVelocity
      ).settlingDuration
      if settling > time { slow = pace } else { quick = pace }
    }
    return (slow * quick).squareRoot()
  }
}

extension TimelineTuning {
  /// Returns the end of a spring at an edge, or nil if no stiffness moves the edge.
  func springEnd(of edge: BarEdge) -> SpringEnd? {
    guard edge.part == .end, let found = timing(of: edge.bar), found.movesEnd, let segment = base.flatMap(edge.bar.animation),
      segment.runsToItsEnd
    else { return nil }
    return SpringEnd(found.timing, of: segment, in: store)
  }

  /// Returns a Boolean value that indicates whether two edges are ends of springs with the same values.
  func isSameSpring(_ first: BarEdge, _ second: BarEdge) -> Bool {
    guard let stiffness = springEnd(of: first)?.stiffness else { return false }
    return stiffness == springEnd(of: second)?.stiffness
  }
}

extension MotionSegment {
  /// A Boolean value that indicates whether time alone drove the animation from its start to its end.
  var runsToItsEnd: Bool { holds.isEmpty && ending == .completed }
}
