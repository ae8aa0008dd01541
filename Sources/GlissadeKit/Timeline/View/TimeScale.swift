import CoreGraphics
import Foundation

/// The visible part of a phase's time, and its width.
struct TimeScale: Equatable, Sendable {
  /// The duration of the whole phase, in seconds.
  var duration: TimeInterval
  /// The width of the area in which time is drawn, in points.
  var width: CGFloat
  /// The space before time 0 and after the end when the whole phase is visible, in points.
  var leading: CGFloat = 0
  var trailing: CGFloat = 0
  /// The magnification, at least 1, relative to the scale at which everything fits.
  private(set) var zoom: Double = 1
  /// The scroll position, in points.
  private(set) var offset: CGFloat = 0

  /// The maximum number of points per second. At 60 Hz, a frame is 60 points wide.
  private static let closest = 3600.0

  var pointsPerSecond: Double { fitting * zoom }

  private var fitting: Double { max(Double(width - leading - trailing), 1) / max(duration, 1e-3) }

  func x(of time: TimeInterval) -> CGFloat { leading + CGFloat(time * pointsPerSecond) - offset }

  /// The time may be before 0 or after the end.
  func time(at x: CGFloat) -> TimeInterval { Double(x - leading + offset) / pointsPerSecond }

  func clampedTime(at x: CGFloat) -> TimeInterval { min(max(time(at: x), 0), duration) }

  /// The visible times, including those before 0 and after the end.
  var visible: ClosedRange<TimeInterval> { time(at: 0)...max(time(at: width), time(at: 0)) }

  var isFitting: Bool { zoom == 1 }

  mutating func fit() { (zoom, offset) = (1, 0) }

  /// Zooms by a factor, and keeps the time at `x` in place.
  mutating func zoom(by factor: Double, around x: CGFloat) {
    let time = time(at: x)
    zoom = min(max(zoom * factor, 1), max(Self.closest / fitting, 1))
    offset = leading + CGFloat(time * pointsPerSecond) - x
    limit()
  }

  mutating func scroll(by distance: CGFloat) {
    offset += distance
    limit()
  }

  /// Scrolls just far enough to make `time` visible, with some space around it.
  mutating func reveal(_ time: TimeInterval) {
    let x = x(of: time)
    let room = min(48, width / 4)
    if x < min(room, leading) { scroll(by: x - room) }
    if x > width - room, !isFitting { scroll(by: x - width + room) }
  }

  /// Call it after a change of the duration or the width.
  mutating func limit() {
    zoom = min(max(zoom, 1), max(Self.closest / fitting, 1))
    let farthest = CGFloat(duration * pointsPerSecond) + leading + trailing - width
    offset = min(max(offset, 0), max(farthest, 0))
  }
}

struct TimeTicks: Equatable, Sendable {
  /// The interval between labeled ticks, in seconds.
  let major: TimeInterval
  /// The number of parts into which minor ticks divide that interval.
  let parts: Int

  /// The labeled ticks are at round numbers of seconds, at least `spacing` points apart.
  init(pointsPerSecond: Double, spacing: Double = 64) {
    let step = RoundStep(atLeast: spacing / max(pointsPerSecond, 1e-6))
    (major, parts) = (step.value, step.parts)
  }

  /// Returns a label such as "0", "0.05 s" or "2 s".
  func label(at time: TimeInterval) -> String {
    if abs(time) < major / 2 { return "0" }
    let decimals = max(0, Int((-log10(major) - 1e-9).rounded(.up)))
    return String(format: "%.\(decimals)f s", time)
  }

  /// Returns the indices of the labeled ticks in a range of times. Index 0 is at 0 seconds.
  func indices(in range: ClosedRange<TimeInterval>) -> ClosedRange<Int> {
    let first = max(Int((range.lowerBound / major).rounded(.down)), 0)
    return first...max(Int((range.upperBound / major).rounded(.up)), first)
  }
}
