import Rehearsal
import Tweaks
import UIKit

/// Finds the timings whose values determine the curves of bars.
///
/// Like the origins of times, they are found by trial: a bar has a timing if its curve matches the timing's values before and after a
/// change.
struct BarTimings {
  struct Origin: Equatable {
    let timing: TweakTiming
    /// A Boolean value that indicates whether the end of the bar moved with the timing's shape.
    let movesEnd: Bool
  }

  private var origins: [TimelineBar: [Origin]] = [:]
  /// The timings that change the animations of bars in another way.
  private var others: [TimelineBar: TweakTiming] = [:]

  /// Adds the effect of a changed shape of a timing. `values` are the timing's values before and after the change.
  mutating func add(
    _ timing: TweakTiming, values: (before: TimingValue, after: TimingValue), before: PhaseRecording, after: PhaseRecording
  ) {
    for bar in TimelineBar.bars(of: before) where bar.isSame(in: before, and: after) {
      guard let old = bar.animation(in: before), let new = bar.animation(in: after), old.timing != new.timing else { continue }
      if old.timing.isShaped(by: values.before, of: timing), new.timing.isShaped(by: values.after, of: timing) {
        origins[bar, default: []].append(Origin(timing: timing, movesEnd: abs(new.end - old.end) > 1e-3))
      } else {
        others[bar] = others[bar] ?? timing
      }
    }
  }

  /// Returns the timings that determine a bar's curve.
  func origins(of bar: TimelineBar) -> [Origin] { origins[bar] ?? [] }

  /// Returns a timing that changes a bar's animation but doesn't determine its curve.
  func other(changing bar: TimelineBar) -> TweakTiming? { others[bar] }
}

extension MotionTiming {
  /// Returns whether a timing with the given value has the same curve, regardless of its duration.
  fileprivate func isShaped(by value: TimingValue, of timing: TweakTiming) -> Bool {
    func isNear(_ first: Double, _ second: Double) -> Bool { abs(first - second) <= 1e-5 * max(abs(first), abs(second), 1) }
    switch (self, value) {
    case (.linear, .curve(let curve, _)): return curve == .linear
    case (.cubic(let x1, let y1, let x2, let y2), .curve(let curve, _)):
      return isNear(x1, curve.x1) && isNear(y1, curve.y1) && isNear(x2, curve.x2) && isNear(y2, curve.y2)
    case (.spring(let spring), .spring(let described)):
      // Physical parameters are compared for a mass of 1, as UIKit may use another mass.
      guard case .physics = timing.kind else { return isNear(spring.dampingRatio, described.dampingRatio) }
      return isNear(spring.stiffness / spring.mass, described.stiffness / described.mass)
        && isNear(spring.dampingRatio, described.dampingRatio)
    default: return false
    }
  }
}
