import Foundation

/// The place of a zooming page: its card's center and size in the container, its rotation, and how much of it is there.
struct ZoomShape: Equatable {
  /// The center x and y, width, height, angle in radians, and presence, from 0 at the source to 1 as a page.
  var lanes: SIMD8<Double>

  init(_ rect: CGRect, angle: CGFloat = 0, presence: CGFloat) {
    lanes = [rect.midX, rect.midY, rect.width, rect.height, angle, presence, 0, 0]
  }

  init(center: CGPoint, size: CGSize, angle: CGFloat = 0, presence: CGFloat = 1) {
    lanes = [center.x, center.y, size.width, size.height, angle, presence, 0, 0]
  }

  var center: CGPoint { CGPoint(x: lanes[0], y: lanes[1]) }
  /// The size of the card, which a spring may take below zero for a moment.
  var size: CGSize { CGSize(width: max(lanes[2], 1), height: max(lanes[3], 1)) }
  var angle: CGFloat { lanes[4] }
  var presence: CGFloat { lanes[5] }
}

/// A motion of a shape toward its target: the springs take the distance from it, and its velocity, to zero.
struct ZoomMotion {
  private var distance = SIMD8<Double>.zero
  private var velocity = SIMD8<Double>.zero
  private var start: TimeInterval = 0
  private var springs = ZoomTuning.Springs(both: OffsetSpring(response: 0.3, dampingRatio: 1))
  /// The time at which the motion ends, in seconds on the scene's clock.
  private(set) var end: TimeInterval = 0

  /// The distance that counts as none, in points.
  private static let tolerance = 0.25

  /// No motion: the shape is its target.
  init() {}

  /// Creates a motion that takes a shape with a velocity to a target.
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

/// The fade between the picture of the source and the page.
struct ZoomFade {
  /// The opacity of the source's picture that the fade approaches, 0 or 1.
  private(set) var target: CGFloat
  private var distance: CGFloat
  private var velocity: CGFloat
  private var start: TimeInterval
  private var spring: OffsetSpring

  /// Creates a fade that is over.
  init(at opacity: CGFloat) {
    (target, distance, velocity, start, spring) = (opacity, 0, 0, 0, OffsetSpring(response: 0.2, dampingRatio: 1))
  }

  /// Turns toward an opacity, from the one at a time.
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
