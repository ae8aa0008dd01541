import Foundation

/// A motion of a shape toward its target: the springs reduce the distance from it, and the velocity, to zero.
struct ZoomMotion {
  private var distance = SIMD8<Double>.zero
  private var velocity = SIMD8<Double>.zero
  private var start: TimeInterval = 0
  private var springs = ZoomTuning.Springs(both: OffsetSpring(response: 0.3, dampingRatio: 1))
  /// The time at which the motion ends, in seconds on the scene's clock.
  private(set) var end: TimeInterval = 0

  /// The distance that counts as zero, in points.
  private static let tolerance = 0.25

  /// Creates a motion that has reached its target.
  init() {}

  /// Creates a motion of a shape with a velocity toward a target.
  init(from shape: ZoomShape, velocity: SIMD8<Double>, to target: ZoomShape, at time: TimeInterval, springs: ZoomTuning.Springs) {
    distance = shape.lanes - target.lanes
    (self.velocity, start, self.springs) = (velocity, time, springs)
    let length = max(abs(distance[0]), abs(distance[1]), abs(distance[2]), abs(distance[3]), abs(distance[5]) * 200, 1)
    let reach = length + 0.1 * max(abs(velocity[0]), abs(velocity[1]), abs(velocity[2]), abs(velocity[3]))
    end = time + springs.duration(toRest: Self.tolerance / reach)
  }

  /// Returns the shape of a target at a time, and its velocity relative to the target's.
  func shape(of target: ZoomShape, at time: TimeInterval) -> (ZoomShape, SIMD8<Double>) {
    guard time < end else { return (target, .zero) }
    let place = springs.place.remainder(after: max(time - start, 0))
    let height = springs.height.remainder(after: max(time - start, 0))
    func lanes(_ part: (OffsetSpring.Remainder) -> Double) -> SIMD8<Double> {
      var lanes = SIMD8<Double>(repeating: part(place))
      lanes[3] = part(height)
      return lanes
    }
    var shape = target
    shape.lanes += distance * lanes(\.offset) + velocity * lanes(\.offsetByVelocity)
    return (shape, distance * lanes(\.velocityByOffset) + velocity * lanes(\.velocity))
  }
}
