import UIKit

/// An animation that is followed from its commit on.
@MainActor
struct WatchedAnimation {
  let animation: ObservedAnimation
  var sighting: AnimationWatch.Sighting
  private(set) var hasStarted = false
  var isOnStage = true
  /// Seconds since its begin when it was last looked at.
  private var elapsed = 0.0

  /// What lies closer together than this is one moment, in seconds.
  static let instant = 1e-9
  /// How far apart the points of a curve lie, in seconds; in long ones farther.
  private static let spacing = 1.0 / 240

  init(_ animation: ObservedAnimation, sighting: AnimationWatch.Sighting) {
    self.animation = animation
    self.sighting = sighting
  }

  /// Follows it from one moment to the next, between which no turn is taken. Seconds; the scene's clock showed `start` at 0.
  mutating func follow(from: TimeInterval, to: TimeInterval, start: TimeInterval) {
    let first = animation.progress(at: start + from).elapsed
    let last = animation.progress(at: start + to).elapsed
    elapsed = last
    let isHeld = animation.isHeld
    guard moves(from: first, to: last) else {
      // What stands still in between is on its way; at its beginning it waits to be moved; else it has not begun, or is there already.
      let isOnItsWay = first > Self.instant && first < animation.duration - Self.instant
      let waits = abs(first) <= Self.instant && !hasMoved
      guard isOnItsWay || waits else { return }
      self.begin(at: from)
      sample(from: from, to: to, start: start, isHeld: true)
      if isHeld { hold(from: from, to: to) }
      if isOnItsWay { sighting.segment.end = to }
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
    sighting.segment.end = end
  }

  /// Whether what is seen changes between two numbers of seconds since the begin.
  private func moves(from first: Double, to last: Double) -> Bool {
    func inside(_ elapsed: Double) -> Double { min(max(elapsed, 0), animation.duration) }
    return abs(inside(first) - inside(last)) > Self.instant
  }

  private var hasMoved: Bool { sighting.segment.duration > 0 }

  private mutating func begin(at time: TimeInterval) {
    guard !hasStarted else { return }
    hasStarted = true
    sighting.segment.start = time
    sighting.segment.end = time
  }

  /// When the seconds since the begin first satisfy `condition`, which they do not at `from` and do at `to`.
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
    if let latest = sighting.segment.holds.last, from - latest.upperBound < Self.instant {
      sighting.segment.holds[sighting.segment.holds.count - 1] = latest.lowerBound...to
    } else {
      sighting.segment.holds.append(from...to)
    }
  }

  private mutating func sample(from: TimeInterval, to: TimeInterval, start: TimeInterval, isHeld: Bool) {
    func add(_ time: TimeInterval) {
      let point = MotionSegment.Point(time: time, share: animation.progress(at: start + time).share)
      if sighting.segment.curve.last == point { return }
      sighting.segment.curve.append(point)
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
