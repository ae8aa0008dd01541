import Foundation

/// The cross-fade between the picture of the source and the page.
struct ZoomFade {
  /// The opacity of the source's picture that the fade approaches, 0 or 1.
  private(set) var target: CGFloat
  private var distance: CGFloat
  private var velocity: CGFloat
  private var start: TimeInterval
  private var spring: OffsetSpring

  /// Creates a fade that has ended.
  init(at opacity: CGFloat) {
    (target, distance, velocity, start, spring) = (opacity, 0, 0, 0, OffsetSpring(response: 0.2, dampingRatio: 1))
  }

  /// Fades to an opacity, from the opacity at `time`.
  mutating func turn(to target: CGFloat, at time: TimeInterval, delay: TimeInterval, spring: OffsetSpring) {
    let (opacity, velocity) = value(at: time)
    self.target = target
    distance = opacity - target
    (self.velocity, start, self.spring) = (velocity, time + delay, spring)
  }

  /// Returns the opacity of the source's picture at a time, and its velocity per second.
  func value(at time: TimeInterval) -> (CGFloat, CGFloat) {
    let rest = spring.remainder(after: max(time - start, 0))
    return (
      (target + distance * rest.offset + velocity * rest.offsetByVelocity).clamped(to: 0...1),
      distance * rest.velocityByOffset + velocity * rest.velocity
    )
  }
}
