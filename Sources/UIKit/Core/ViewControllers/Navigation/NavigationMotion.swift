import Foundation

/// The parameters of the standard push and pop.
///
/// Measured on an iPhone 16 Pro with iOS 27 by Tembeon/morph, unless another source is named.
enum NavigationMotion {
  /// The motion of an uninterrupted push or pop: response 0.3 s, critically damped, with an initial speed of 8.3 widths per second.
  static let pace = Spring(response: response, dampingRatio: 1, initialVelocity: 8.3)
  /// The time in which the motion settles, in seconds.
  static let duration = pace.settlingDuration
  /// The period of the undamped oscillation of all springs, in seconds.
  static let response: Double = 0.3
  /// The bounce of the motion after a drag: damping ratio 0.85.
  static let releaseBounce: CGFloat = 0.15

  /// The progress at which a transition may end if another one waits: less than two points remain.
  static let nearEnd = 0.995

  /// The distance that the page behind moves, as a fraction of the width.
  static let parallax: CGFloat = 0.3
  /// The opacity of the dimming over a covered page, in 0…1. Measured in the simulator of iOS 27 by JakeThomson/swift_transitions.
  static let dimming: CGFloat = 0.1
  /// The opacity of the shadow at the edge of the page in front, in 0…1. Measured in the simulator of iOS 27 by
  /// JakeThomson/swift_transitions, where it is 2 to 2.5 %.
  static let shadow: CGFloat = 0.025

  /// The distance beyond which a released drag pops, as a fraction of the width.
  ///
  /// In the simulator, JakeThomson/swift_transitions measured 0.50 to 0.53 at the position where the drag would come to rest. The device's
  /// value is used, because its touches and frames were recorded together.
  static let threshold: CGFloat = 0.3
  /// The speed at and above which the direction of the drag decides, wherever the page is, in widths per second.
  static let flick: CGFloat = 1.06

  /// Returns whether a drag that is released at `progress`, with a speed in widths per second, pops.
  static func pops(at progress: CGFloat, speed: CGFloat) -> Bool { abs(speed) >= flick ? speed > 0 : progress > threshold }

  /// Returns the timing of the remaining motion, over a distance in widths, with a speed toward the target in widths per second.
  @MainActor static func timing(over distance: CGFloat, speed: CGFloat, bounce: CGFloat) -> UISpringTimingParameters {
    // A spring over no distance has no speed to keep.
    let relative = distance > 0.001 ? (speed / distance).clamped(to: -50...50) : 0
    return UISpringTimingParameters(duration: response, bounce: bounce, initialVelocity: CGVector(dx: relative, dy: relative))
  }
}
