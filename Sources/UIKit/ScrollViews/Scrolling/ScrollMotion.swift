import Foundation

/// How a content offset moves by itself along one axis, in closed form: any time can be asked for, in any order.
struct ScrollMotion: Sendable {
  /// What moves the offset for a while; times count from the start of the law.
  enum Law: Sendable {
    case rest(at: CGFloat)
    /// Friction: the velocity falls by the same ratio in each millisecond.
    case friction(from: CGFloat, velocity: CGFloat, rate: CGFloat)
    /// A critically damped spring that pulls to `target`.
    case spring(to: CGFloat, from: CGFloat, velocity: CGFloat, frequency: CGFloat)
    /// A smooth start and a smooth stop.
    case ease(from: CGFloat, to: CGFloat, duration: TimeInterval)
  }

  private struct Piece: Sendable {
    let start: TimeInterval
    let law: Law
  }

  /// The frequency of the spring at the ends, in radians per second: stiffness 100, mass 1, as measured on iOS.
  static let edgeFrequency: CGFloat = 10
  /// What is left to go when a motion counts as arrived, in points: half a pixel of a 2x screen.
  static let tolerance: CGFloat = 0.25

  private let pieces: [Piece]
  /// How long the motion lasts, in seconds.
  let duration: TimeInterval
  /// Where it ends, in points.
  let target: CGFloat

  private init(_ laws: [(law: Law, duration: TimeInterval)], target: CGFloat) {
    var start: TimeInterval = 0
    var pieces: [Piece] = []
    for (law, duration) in laws {
      pieces.append(Piece(start: start, law: law))
      start += duration
    }
    self.pieces = pieces
    self.duration = start
    self.target = target
  }

  /// No motion.
  static func rest(at position: CGFloat) -> ScrollMotion {
    ScrollMotion([(.rest(at: position), 0)], target: position)
  }

  /// What a released drag does: it slows down, and springs back where it passes an end.
  ///
  /// - Parameters:
  ///   - velocity: in points per second.
  ///   - rate: the share of its velocity that the offset keeps in each millisecond, such as 0.998.
  ///   - bounces: whether it may pass the ends; otherwise it stops there.
  static func release(
    from position: CGFloat, velocity: CGFloat, rate: CGFloat, range: ClosedRange<CGFloat>, bounces: Bool
  ) -> ScrollMotion {
    let friction = Friction(rate: rate)
    let inside = position.clamped(to: range)
    let free = position + friction.travel(velocity: velocity)
    if position != inside {
      // Past an end. A throw back into the content runs freely once it gets there, anything less is pulled back.
      let returns = position < inside ? free > inside : free < inside
      guard returns else { return spring(to: inside, from: position, velocity: velocity, frequency: edgeFrequency) }
    }
    let end = free.clamped(to: range)
    guard free != end else {
      let law = Law.friction(from: position, velocity: velocity, rate: rate)
      return ScrollMotion([(law, friction.duration(velocity: velocity))], target: free)
    }
    let time = friction.time(velocity: velocity, travel: end - position)
    let slide = (law: Law.friction(from: position, velocity: velocity, rate: rate), duration: time)
    guard bounces else { return ScrollMotion([slide, (.rest(at: end), 0)], target: end) }
    let speed = friction.velocity(after: time, from: velocity)
    let spring = Spring(displacement: 0, velocity: speed, frequency: edgeFrequency)
    let bounce = (law: Law.spring(to: end, from: end, velocity: speed, frequency: edgeFrequency), duration: spring.duration)
    return ScrollMotion([slide, bounce], target: end)
  }

  /// A motion to `target` that takes up the velocity and does not overshoot: what a page does.
  static func settle(
    to target: CGFloat, from position: CGFloat, velocity: CGFloat, frequency: CGFloat = edgeFrequency
  ) -> ScrollMotion {
    let distance = target - position
    // The spring must be fast enough for the velocity that it takes up, or it would overshoot.
    let needed = distance == 0 ? 0 : velocity / distance
    return spring(to: target, from: position, velocity: velocity, frequency: max(frequency, needed))
  }

  /// A critically damped spring.
  static func spring(to target: CGFloat, from position: CGFloat, velocity: CGFloat, frequency: CGFloat) -> ScrollMotion {
    let spring = Spring(displacement: position - target, velocity: velocity, frequency: frequency)
    let law = Law.spring(to: target, from: position, velocity: velocity, frequency: frequency)
    return ScrollMotion([(law, spring.duration)], target: target)
  }

  /// A move of known duration, in seconds, as `setContentOffset(_:animated:)` makes it.
  static func ease(to target: CGFloat, from position: CGFloat, duration: TimeInterval) -> ScrollMotion {
    ScrollMotion([(.ease(from: position, to: target, duration: duration), duration)], target: target)
  }

  /// The offset at a time, in points.
  func position(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return target }
    let piece = piece(at: time)
    let time = max(0, time - piece.start)
    switch piece.law {
    case .rest(let position): return position
    case .friction(let from, let velocity, let rate): return from + Friction(rate: rate).travel(velocity: velocity, after: time)
    case .spring(let target, let from, let velocity, let frequency):
      return target + Spring(displacement: from - target, velocity: velocity, frequency: frequency).displacement(after: time)
    case .ease(let from, let to, let duration): return from + (to - from) * (1 - cos(.pi * time / duration)) / 2
    }
  }

  /// The velocity at a time, in points per second.
  func velocity(at time: TimeInterval) -> CGFloat {
    guard time < duration else { return 0 }
    let piece = piece(at: time)
    let time = max(0, time - piece.start)
    switch piece.law {
    case .rest: return 0
    case .friction(_, let velocity, let rate): return Friction(rate: rate).velocity(after: time, from: velocity)
    case .spring(let target, let from, let velocity, let frequency):
      return Spring(displacement: from - target, velocity: velocity, frequency: frequency).velocity(after: time)
    case .ease(let from, let to, let duration): return (to - from) * sin(.pi * time / duration) * .pi / (2 * duration)
    }
  }

  private func piece(at time: TimeInterval) -> Piece {
    pieces.last { $0.start <= time } ?? pieces[0]
  }
}

/// Exponential decay of a velocity.
private struct Friction {
  /// By how many e-folds the velocity falls in a second.
  let decay: CGFloat

  init(rate: CGFloat) { decay = -1000 * log(rate) }

  func velocity(after time: TimeInterval, from velocity: CGFloat) -> CGFloat { velocity * exp(-decay * time) }

  func travel(velocity: CGFloat) -> CGFloat { velocity / decay }

  func travel(velocity: CGFloat, after time: TimeInterval) -> CGFloat { velocity / decay * (1 - exp(-decay * time)) }

  /// When `travel` is reached; it must be less than the whole.
  func time(velocity: CGFloat, travel: CGFloat) -> TimeInterval { -log(1 - travel * decay / velocity) / decay }

  func duration(velocity: CGFloat) -> TimeInterval {
    max(0, log(max(abs(velocity), .leastNonzeroMagnitude) / decay / ScrollMotion.tolerance) / decay)
  }
}

/// A critically damped spring, by its displacement from rest.
private struct Spring {
  let displacement: CGFloat
  let velocity: CGFloat
  let frequency: CGFloat

  private var slope: CGFloat { velocity + frequency * displacement }

  func displacement(after time: TimeInterval) -> CGFloat { (displacement + slope * time) * exp(-frequency * time) }

  func velocity(after time: TimeInterval) -> CGFloat {
    (slope - frequency * (displacement + slope * time)) * exp(-frequency * time)
  }

  /// When the displacement has become, and stays, negligible.
  var duration: TimeInterval {
    let tolerance = ScrollMotion.tolerance
    guard max(abs(displacement), abs(slope) / (frequency * exp(1))) > tolerance else { return 0 }
    var time = 1 / frequency
    // The time at which the envelope arrives is a fixed point, reached within a few rounds.
    for _ in 0..<12 {
      let envelope = (abs(displacement) + abs(slope) * time) / tolerance
      time = max(log(envelope), 1) / frequency
    }
    return time
  }
}
