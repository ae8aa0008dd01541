import CoreGraphics
import Foundation

/// Which part of a phase's time is seen, and how wide.
struct TimeScale: Equatable, Sendable {
  /// Seconds of the whole phase.
  var duration: TimeInterval
  /// Points of the area in which time is drawn.
  var width: CGFloat
  /// Points kept free before time 0 and after the end when all is seen.
  var leading: CGFloat
  var trailing: CGFloat
  /// How many times as wide as when all fits; at least 1.
  private(set) var zoom: Double = 1
  /// Points by which what is seen has been moved to the left.
  private(set) var offset: CGFloat = 0

  /// At most so many points a second: a frame is 60 points wide then.
  private static let closest = 3600.0

  init(duration: TimeInterval, width: CGFloat, leading: CGFloat = 0, trailing: CGFloat = 0) {
    (self.duration, self.width, self.leading, self.trailing) = (duration, width, leading, trailing)
  }

  /// Points for each second.
  var pointsPerSecond: Double { fitting * zoom }

  private var fitting: Double { max(Double(width - leading - trailing), 1) / max(duration, 1e-3) }

  func x(of time: TimeInterval) -> CGFloat { leading + CGFloat(time * pointsPerSecond) - offset }

  /// The time at a place, also before 0 and after the end.
  func time(at x: CGFloat) -> TimeInterval { Double(x - leading + offset) / pointsPerSecond }

  /// The time at a place, in the phase.
  func clampedTime(at x: CGFloat) -> TimeInterval { min(max(time(at: x), 0), duration) }

  /// The times that are seen, before 0 and after the end too.
  var visible: ClosedRange<TimeInterval> { time(at: 0)...max(time(at: width), time(at: 0)) }

  /// Whether all of the phase is seen.
  var isFitting: Bool { zoom == 1 }

  mutating func fit() { (zoom, offset) = (1, 0) }

  /// Zooms by a factor such that the time at `x` stays there.
  mutating func zoom(by factor: Double, around x: CGFloat) {
    let time = time(at: x)
    zoom = min(max(zoom * factor, 1), max(Self.closest / fitting, 1))
    offset = leading + CGFloat(time * pointsPerSecond) - x
    limit()
  }

  /// Moves what is seen by points to the left.
  mutating func scroll(by distance: CGFloat) {
    offset += distance
    limit()
  }

  /// Moves what is seen just so far that `time` is in it, with some room around.
  mutating func reveal(_ time: TimeInterval) {
    let x = x(of: time)
    let room = min(48, width / 4)
    if x < min(room, leading) { scroll(by: x - room) }
    if x > width - room, !isFitting { scroll(by: x - width + room) }
  }

  /// Keeps what was seen when duration or width have changed.
  mutating func limit() {
    zoom = min(max(zoom, 1), max(Self.closest / fitting, 1))
    let farthest = CGFloat(duration * pointsPerSecond) + leading + trailing - width
    offset = min(max(offset, 0), max(farthest, 0))
  }
}

/// The marks of a ruler.
struct TimeTicks: Equatable, Sendable {
  /// Seconds between marks with a number.
  var major: TimeInterval
  /// Into how many parts small marks divide that.
  var parts: Int

  /// Marks with numbers at least `spacing` points apart, on round numbers of seconds.
  init(pointsPerSecond: Double, spacing: Double = 64) {
    let least = spacing / max(pointsPerSecond, 1e-6)
    let power = pow(10, log10(least).rounded(.down))
    let steps: [(factor: Double, parts: Int)] = [(1, 5), (2, 4), (5, 5), (10, 5)]
    let step = steps.first { $0.factor * power >= least * (1 - 1e-9) } ?? (10, 5)
    major = step.factor * power
    parts = step.parts
  }

  /// The number at a mark: "0", "0.05 s", "2 s".
  func label(at time: TimeInterval) -> String {
    if abs(time) < major / 2 { return "0" }
    let decimals = max(0, Int((-log10(major) - 1e-9).rounded(.up)))
    return String(format: "%.\(decimals)f s", time)
  }

  /// The numbers of the marks with a label in a range of times, counted from 0 s.
  func indices(in range: ClosedRange<TimeInterval>) -> ClosedRange<Int> {
    let first = max(Int((range.lowerBound / major).rounded(.down)), 0)
    return first...max(Int((range.upperBound / major).rounded(.up)), first)
  }
}
