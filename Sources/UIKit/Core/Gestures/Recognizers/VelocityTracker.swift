import Foundation

/// Measures the velocity of a pointer over the last tenth of a second, or along an axis since it turned back.
struct VelocityTracker {
  /// The time over which the velocity is measured, in seconds.
  static let window: TimeInterval = 0.1
  /// The time after which a pointer without samples counts as slowing down, in seconds: two frames at 60 Hz.
  static let stillness: TimeInterval = 2.0 / 60
  /// The distance that a pointer moves back before it counts as turned, in points. A pointer at rest trembles by less.
  let turn: CGFloat

  init(turn: CGFloat = 3) { self.turn = turn }

  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// The time must not be earlier than the previous one.
  mutating func add(_ point: CGPoint, at time: TimeInterval) {
    if let last = samples.last, last.time >= time { samples.removeLast() }
    samples.append((time, point))
    // Keep one sample older than the window, to interpolate from.
    while samples.count > 2 && samples[1].time <= time - Self.window { samples.removeFirst() }
  }

  /// Shifts all samples, so that a finger that joins or leaves does not count as movement.
  mutating func translate(by offset: CGVector) {
    for index in samples.indices {
      samples[index].point.x += offset.dx
      samples[index].point.y += offset.dy
    }
  }

  mutating func reset() { samples = [] }

  /// Returns the velocity in points per second, at a time no earlier than the last sample.
  func velocity(at time: TimeInterval) -> CGVector {
    guard let last = samples.last, samples.count > 1 else { return .zero }
    let isStill = time - last.time > Self.stillness
    let end = isStill ? time : last.time
    let start = max(end - Self.window, samples[0].time)
    guard end > start, start < last.time else { return .zero }
    return CGVector(dx: velocity(along: \.x, from: start, to: end), dy: velocity(along: \.y, from: start, to: end))
  }

  /// Returns the mean velocity along an axis between two times, without the movement before the pointer last turned back.
  private func velocity(along axis: KeyPath<CGPoint, CGFloat>, from start: TimeInterval, to end: TimeInterval) -> CGFloat {
    let window = [(time: start, point: point(at: start))] + samples.filter { $0.time > start }
    var origin = window[0]
    // The farthest point since the origin in the current direction.
    var farthest = window[0]
    for sample in window.dropFirst() {
      let forth = farthest.point[keyPath: axis] - origin.point[keyPath: axis]
      let on = sample.point[keyPath: axis] - farthest.point[keyPath: axis]
      if forth * on >= 0 {
        farthest = sample
      } else if abs(on) >= turn {
        (origin, farthest) = (farthest, sample)
      }
    }
    let moved = window[window.count - 1].point[keyPath: axis] - origin.point[keyPath: axis]
    return moved / (end - origin.time)
  }

  private func point(at time: TimeInterval) -> CGPoint {
    guard let after = samples.firstIndex(where: { $0.time >= time }) else { return samples[samples.count - 1].point }
    guard after > 0 else { return samples[0].point }
    let (a, b) = (samples[after - 1], samples[after])
    let fraction = (time - a.time) / (b.time - a.time)
    return CGPoint(x: a.point.x + (b.point.x - a.point.x) * fraction, y: a.point.y + (b.point.y - a.point.y) * fraction)
  }
}
