import Foundation

extension Spring {
  /// Creates the spring of `UIViewPropertyAnimator(duration:dampingRatio:)` and `usingSpringWithDamping`.
  ///
  /// The stiffness is chosen so that after `duration` (clamped to 0.01…10 s) the sine term of the motion has decayed to 0.001. This is
  /// UIKit's own rule, found by measuring: it reproduces the stiffnesses that iOS produces to within a millionth.
  package init(duration: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let duration = duration.clamped(to: 0.01...10)
    let ratio = dampingRatio.clamped(to: 0.0001...1)
    let frequency = Self.frequency(settlingIn: duration, ratio: ratio, velocity: initialVelocity)
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency, initialVelocity: initialVelocity)
  }

  /// Creates a spring from the period of its undamped oscillation in seconds, which Apple calls "response".
  package init(response: Double, dampingRatio: Double, initialVelocity: Double = 0) {
    let frequency = 2 * Double.pi / response
    self.init(
      mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, initialVelocity: initialVelocity)
  }

  /// Creates the spring of `UIView.animate(springDuration:bounce:)`.
  ///
  /// A `bounce` of 0 is critically damped. Values toward 1 oscillate more, and negative values are overdamped.
  package init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let stiffness = (2 * Double.pi / perceptualDuration) * (2 * Double.pi / perceptualDuration)
    let critical = 4 * Double.pi / perceptualDuration
    let damping = bounce >= 0 ? critical * (1 - bounce) : critical / (1 + bounce)
    self.init(
      mass: 1, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity, allowsOverdamping: true)
  }

  /// The motion of the keyboard (animation curve 7), also of `UISpringTimingParameters()`. It runs for 0.5 s.
  package static let keyboard = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// The period of the undamped oscillation, in seconds. It is the perceptual duration of `init(perceptualDuration:bounce:)`.
  package var response: Double { 2 * Double.pi / frequency }

  /// 0 is critically damped, values toward 1 oscillate more, and negative values are overdamped.
  package var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }

  /// The value to which the sine term has decayed at the end.
  private static let residue = 0.001

  /// Returns the largest root of the rule's envelope. If there are several, UIKit's own iteration finds this one.
  private static func frequency(settlingIn duration: Double, ratio: Double, velocity: Double) -> Double {
    if velocity == 0 {
      if ratio == 1 { return 9.233413476451586 / duration }
      return log(ratio / (residue * (1 - ratio * ratio).squareRoot())) / (ratio * duration)
    }
    // The logarithm of envelope / residue. It is positive before the spring has settled, and decreases beyond its maximum.
    func excess(_ frequency: Double) -> Double {
      ratio == 1
        ? log(abs((frequency - velocity) * duration + 1) / residue) - frequency * duration
        : log(abs(ratio * frequency - velocity) / (frequency * (1 - ratio * ratio).squareRoot() * residue))
          - ratio * frequency * duration
    }
    var low = 1e-9
    if velocity > 0 {
      let peak =
        ratio == 1 ? velocity : (velocity + (velocity * velocity + 4 * velocity / duration).squareRoot()) / (2 * ratio)
      if excess(peak) >= 0 { low = peak }
    }
    var high = low == 1e-9 && velocity > 0 ? velocity / ratio : max(2 * low, 1)
    while excess(high) > 0 { high *= 2 }
    for _ in 0..<200 {
      let middle = (low + high) / 2
      if middle == low || middle == high { break }
      if excess(middle) > 0 { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
