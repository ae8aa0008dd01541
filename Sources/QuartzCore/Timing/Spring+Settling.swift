import Foundation

extension Spring {
  /// The settling time of the spring according to Core Animation, in seconds (`CASpringAnimation.settlingDuration`).
  ///
  /// An undamped spring never settles, and the result is the largest `Float`. An oscillating spring has settled when its envelope has
  /// decayed to a thousandth. Any other spring has settled at the first tenth of a second that is closer to the target than a thousandth.
  ///
  /// Apple's threshold for an overdamped spring is unknown. Five thousandths give the one value that has been measured: 1.1 s for a
  /// duration of 0.5 and a bounce of −0.3.
  package var settlingDuration: Double {
    if damping <= 0 { return Double(Float.greatestFiniteMagnitude) }
    if damping.isInfinite { return 0 }
    guard oscillates else { return settlingOnGrid }
    let ratio = dampingRatio
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let sine = (initialVelocity - ratio * frequency) / damped
    return (log(1000) + log(1 + abs(sine))) / (ratio * frequency)
  }

  /// Adds tenths as Core Animation does, rounding errors included, so that the result is the same number.
  private var settlingOnGrid: Double {
    let nearness = creeps ? 0.005 : 0.001
    var time = 0.0
    while time < 1000, abs(position(at: time) - 1) >= nearness { time += 0.1 }
    return time
  }
}
