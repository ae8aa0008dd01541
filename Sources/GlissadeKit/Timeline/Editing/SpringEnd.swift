import Rehearsal
import Tweaks
import UIKit

/// The end of a spring with physical parameters, which is the time when it has settled.
///
/// To move it, the spring becomes faster or slower with the same damping ratio.
@MainActor
struct SpringEnd {
  /// The value with the stiffness.
  let stiffness: Tweak.ID
  private let edit: TimingEdit
  /// The spring before the change.
  private let start: SpringDescription
  /// The animation's spring, with its initial velocity.
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

  /// Moves the end by a number of seconds, as far as the ranges of the values allow. The values snap to `stepFactor` steps of their tweaks.
  func move(by seconds: Double, stepFactor: Double) {
    edit.quicken(start, by: pace(for: max(duration + seconds, 0.02)), stepFactor: stepFactor)
  }

  /// Returns the factor by which the spring must become faster to settle within a time in seconds.
  private func pace(for time: Double) -> Double {
    // Core Animation rounds the settling time of a spring that doesn't oscillate to tenths of a second. On average, it is still
    // proportional.
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
  /// Returns nil if no stiffness moves the edge.
  func springEnd(of edge: BarEdge) -> SpringEnd? {
    guard edge.part == .end, let found = timing(of: edge.bar), found.movesEnd, let segment = base.flatMap(edge.bar.animation),
      segment.runsToItsEnd
    else { return nil }
    return SpringEnd(found.timing, of: segment, in: store)
  }

  /// Returns whether two edges are ends of springs with the same stiffness value.
  func isSameSpring(_ first: BarEdge, _ second: BarEdge) -> Bool {
    guard let stiffness = springEnd(of: first)?.stiffness else { return false }
    return stiffness == springEnd(of: second)?.stiffness
  }
}

extension MotionSegment {
  /// A Boolean value that indicates whether the animation ran from its start to its end without a gesture or an interruption.
  var runsToItsEnd: Bool { holds.isEmpty && ending == .completed }
}
