import UIKit

/// An animation, followed from its commit on.
@MainActor
struct WatchedAnimation {
  let animation: ObservedAnimation
  var motion: AnimationWatch.ObservedMotion
  private(set) var hasStarted = false
  var isOnStage = true
  /// The time since the start of the animation at the last observation, in seconds.
  private var elapsed = 0.0

  /// The interval within which two times count as equal, in seconds.
  static let instant = 1e-9
  /// The spacing of the points of a curve, in seconds. It is larger for long curves.
  private static let spacing = 1.0 / 240

  init(_ animation: ObservedAnimation, motion: AnimationWatch.ObservedMotion) {
    self.animation = animation
    self.motion = motion
  }

  /// Follows the animation between two times, in seconds, without a turn in between. `start` is the scene's time at 0.
  mutating func follow(from: TimeInterval, to: TimeInterval, start: TimeInterval) {
    let first = animation.progress(at: start + from).elapsed
    let last = animation.progress(at: start + to).elapsed
    elapsed = last
    let isHeld = animation.isHeld
    guard moves(from: first, to: last) else {
      // An animation that is paused in between is in progress. At its beginning it waits for a gesture. Otherwise it hasn't started or has
      // ended.
      let isInProgress = first > Self.instant && first < animation.duration - Self.instant
      let waits = abs(first) <= Self.instant && !hasMoved
      guard isInProgress || waits else { return }
      self.begin(at: from)
      sample(from: from, to: to, start: start, isHeld: true)
      if isHeld { hold(from: from, to: to) }
      if isInProgress { motion.segment.end = to }
      return
    }
    var (begin, end) = (from, to)
    let duration = animation.duration
    if first < 0 { begin = crossing(from: from, to: to, start: start) { $0 >= 0 } }
    if first > duration { begin = crossing(from: from, to: to, start: start) { $0 <= duration } }
    if last > duration + Self.instant { end = crossing(from: begin, to: to, start: start) { $0 >= duration } }
    if last < -Self.instant { end = crossing(from: begin, to: to, start: start) { $0 <= 0 } }
    self.begin(at: begin)
    if isHeld { hold(from: begin, to: end) }
    sample(from: begin, to: end, start: start, isHeld: isHeld)
    motion.segment.end = end
  }

  private func moves(from first: Double, to last: Double) -> Bool {
    func inside(_ elapsed: Double) -> Double { min(max(elapsed, 0), animation.duration) }
    return abs(inside(first) - inside(last)) > Self.instant
  }

  private var hasMoved: Bool { motion.segment.duration > 0 }

  private mutating func begin(at time: TimeInterval) {
    guard !hasStarted else { return }
    hasStarted = true
    motion.segment.start = time
    motion.segment.end = time
  }

  /// Returns the time at which the elapsed time first satisfies `condition`, which is false at `from` and true at `to`.
  private func crossing(from: TimeInterval, to: TimeInterval, start: TimeInterval, _ condition: (Double) -> Bool) -> TimeInterval {
    var (low, high) = (from, to)
    while high - low > 1e-9 {
      let middle = (low + high) / 2
      if middle <= low || middle >= high { break }
      if condition(animation.progress(at: start + middle).elapsed) { high = middle } else { low = middle }
    }
    return high
  }

  private mutating func hold(from: TimeInterval, to: TimeInterval) {
    guard to > from else { return }
    if let latest = motion.segment.holds.last, from - latest.upperBound < Self.instant {
      motion.segment.holds[motion.segment.holds.count - 1] = latest.lowerBound...to
    } else {
      motion.segment.holds.append(from...to)
    }
  }

  private mutating func sample(from: TimeInterval, to: TimeInterval, start: TimeInterval, isHeld: Bool) {
    func add(_ time: TimeInterval) {
      let point = MotionSegment.Point(time: time, fraction: animation.progress(at: start + time).fraction)
      if motion.segment.curve.last == point { return }
      motion.segment.curve.append(point)
    }
    add(from)
    guard to > from else { return }
    if !isHeld {
      let spacing = max(Self.spacing, (to - from) / 480)
      let count = Int((to - from) / spacing)
      if count > 1 { for index in 1..<count { add(from + (to - from) * Double(index) / Double(count)) } }
    }
    add(to)
  }

  var ending: MotionSegment.Ending {
    if !animation.duration.isFinite { return .endless }
    if elapsed >= animation.duration - Self.instant { return .completed }
    return elapsed <= Self.instant ? .returned : .interrupted
  }
}
