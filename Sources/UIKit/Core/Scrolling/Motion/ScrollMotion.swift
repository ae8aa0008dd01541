import Foundation
import QuartzCore

/// The motion of a content offset along one axis, in closed form: it can be evaluated at any time, in any order.
struct ScrollMotion: Sendable {
  /// An equation of motion. Times are relative to its start.
  enum Equation: Sendable {
    case rest(at: CGFloat)
    /// Friction, which reduces the velocity by the same ratio in each millisecond.
    case friction(from: CGFloat, velocity: CGFloat, rate: CGFloat)
    case spring(to: CGFloat, from: CGFloat, velocity: CGFloat, frequency: CGFloat)
    case ease(from: CGFloat, to: CGFloat, duration: TimeInterval)
  }

  private struct Piece: Sendable {
    let start: TimeInterval
    let equation: Equation
  }

  /// The angular frequency of the spring at the ends, in radians per second: stiffness 100, mass 1, as measured on iOS.
  static let edgeFrequency: CGFloat = 10
  /// The remaining distance at which a motion counts as complete, in points: half a pixel of a 2x screen.
  static let tolerance: CGFloat = 0.25

  private let pieces: [Piece]
  let duration: TimeInterval
  let target: CGFloat

  private init(_ equations: [(equation: Equation, duration: TimeInterval)], target: CGFloat) {
    var start: TimeInterval = 0
    var pieces: [Piece] = []
    for (equation, duration) in equations {
      pieces.append(Piece(start: start, equation: equation))
      start += duration
    }
    self.pieces = pieces
    self.duration = start
    self.target = target
  }

  private init(_ pieces: [Piece], duration: TimeInterval, target: CGFloat) {
    (self.pieces, self.duration, self.target) = (pieces, duration, target)
  }

  static func rest(at position: CGFloat) -> ScrollMotion {
    ScrollMotion([(.rest(at: position), 0)], target: position)
  }

  /// Returns the motion after a released drag, which decelerates. Where it passes an end of `range`, it springs back if it `bounces`, and
  /// otherwise stops.
  ///
  /// The velocity is in points per second. `rate` is the fraction of it that remains after each millisecond, such as 0.998.
  static func release(
    from position: CGFloat, velocity: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool
  ) -> ScrollMotion {
    let friction = Friction(rate: rate)
    let inside = position.clamped(to: range)
    let free = position + friction.travel(velocity: velocity)
    if position != inside {
      // The content is past an end. A release fast enough to return into the content moves freely once it gets there; any other is pulled
      // back by the spring.
      let returns = position < inside ? free > inside : free < inside
      guard returns else { return spring(to: inside, from: position, velocity: velocity, frequency: edgeFrequency) }
    }
    let end = free.clamped(to: range)
    guard free != end else {
      let equation = Equation.friction(from: position, velocity: velocity, rate: rate)
      return ScrollMotion([(equation, friction.duration(velocity: velocity))], target: free)
    }
    let time = friction.time(velocity: velocity, travel: end - position)
    let slide = (equation: Equation.friction(from: position, velocity: velocity, rate: rate), duration: time)
    guard bounces else { return ScrollMotion([slide, (.rest(at: end), 0)], target: end) }
    let speed = friction.velocity(after: time, from: velocity)
    let bounce = Equation.spring(to: end, from: end, velocity: speed, frequency: edgeFrequency)
    return ScrollMotion([slide, (bounce, springDuration(offset: 0, velocity: speed, frequency: edgeFrequency))], target: end)
  }

  /// Returns a motion to `target` that continues the velocity and does not overshoot, as used for paging.
  static func settle(
    to target: CGFloat, from position: CGFloat, velocity: CGFloat, frequency: CGFloat = edgeFrequency
  ) -> ScrollMotion {
    let distance = target - position
    // The spring must be fast enough for the initial velocity, or it would overshoot. At the limit, it arrives at once.
    let needed = distance == 0 ? 0 : min(velocity / distance, 1_000_000)
    return spring(to: target, from: position, velocity: velocity, frequency: max(frequency, needed))
  }

  static func spring(to target: CGFloat, from position: CGFloat, velocity: CGFloat, frequency: CGFloat) -> ScrollMotion {
    let equation = Equation.spring(to: target, from: position, velocity: velocity, frequency: frequency)
    let duration = springDuration(offset: position - target, velocity: velocity, frequency: frequency)
    return ScrollMotion([(equation, duration)], target: target)
  }

  /// Returns the time after which the offset of a critically damped spring from its target remains within `tolerance`, in seconds.
  private static func springDuration(offset: CGFloat, velocity: CGFloat, frequency: CGFloat) -> TimeInterval {
    let slope = abs(velocity + frequency * offset)
    guard max(abs(offset), slope / (frequency * exp(1))) > tolerance else { return 0 }
    var time = 1 / frequency
    // The time at which the envelope becomes negligible is a fixed point, reached within a few iterations.
    for _ in 0..<12 { time = max(log((abs(offset) + slope * time) / tolerance), 1) / frequency }
    return time
  }

  /// Returns the motion of `setContentOffset(_:animated:)`.
  static func ease(to target: CGFloat, from position: CGFloat, duration: TimeInterval) -> ScrollMotion {
    ScrollMotion([(.ease(from: position, to: target, duration: duration), duration)], target: target)
  }

  func moved(by distance: CGFloat) -> ScrollMotion {
    let moved = pieces.map { Piece(start: $0.start, equation: $0.equation.moved(by: distance)) }
    return ScrollMotion(moved, duration: duration, target: target + distance)
  }

  /// Returns whether the motion is decelerating by friction at a time.
  func isFree(at time: TimeInterval) -> Bool {
    if case .friction = piece(at: time).equation { return time < duration }
    return false
  }

  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    let piece = piece(at: time)
    let time = max(0, time - piece.start)
    switch piece.equation {
    case .rest(let position): return position
    case .friction(let from, let velocity, let rate): return from + Friction(rate: rate).travel(velocity: velocity, after: time)
    case .spring(let target, let from, let velocity, let frequency):
      let left = OffsetSpring(frequency: frequency, dampingRatio: 1).remainder(after: time)
      return target + (from - target) * left.offset + velocity * left.offsetByVelocity
    case .ease(let from, let to, let duration): return from + (to - from) * (1 - cos(.pi * time / duration)) / 2
    }
  }

  /// Returns the velocity at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let piece = piece(at: time)
    let time = max(0, time - piece.start)
    switch piece.equation {
    case .rest: return 0
    case .friction(_, let velocity, let rate): return Friction(rate: rate).velocity(after: time, from: velocity)
    case .spring(let target, let from, let velocity, let frequency):
      let left = OffsetSpring(frequency: frequency, dampingRatio: 1).remainder(after: time)
      return (from - target) * left.velocityByOffset + velocity * left.velocity
    case .ease(let from, let to, let duration): return (to - from) * sin(.pi * time / duration) * .pi / (2 * duration)
    }
  }

  private func piece(at time: TimeInterval) -> Piece {
    pieces.last { $0.start <= time } ?? pieces[0]
  }
}

extension ScrollMotion.Equation {
  fileprivate func moved(by distance: CGFloat) -> Self {
    switch self {
    case .rest(let position): .rest(at: position + distance)
    case .friction(let from, let velocity, let rate): .friction(from: from + distance, velocity: velocity, rate: rate)
    case .spring(let to, let from, let velocity, let frequency):
      .spring(to: to + distance, from: from + distance, velocity: velocity, frequency: frequency)
    case .ease(let from, let to, let duration): .ease(from: from + distance, to: to + distance, duration: duration)
    }
  }
}

private struct Friction {
  /// The decay constant of the velocity, per second.
  let decay: CGFloat

  init(rate: CGFloat) { decay = -1000 * log(rate) }

  func velocity(after time: TimeInterval, from velocity: CGFloat) -> CGFloat { velocity * exp(-decay * time) }

  func travel(velocity: CGFloat) -> CGFloat { velocity / decay }

  func travel(velocity: CGFloat, after time: TimeInterval) -> CGFloat { velocity / decay * (1 - exp(-decay * time)) }

  /// Returns the time at which `travel` is reached, which must be less than the total.
  func time(velocity: CGFloat, travel: CGFloat) -> TimeInterval { -log(1 - travel * decay / velocity) / decay }

  func duration(velocity: CGFloat) -> TimeInterval {
    max(0, log(max(abs(velocity), .leastNonzeroMagnitude) / decay / ScrollMotion.tolerance) / decay)
  }
}
