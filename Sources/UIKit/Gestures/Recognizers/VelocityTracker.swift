import Foundation

/// Measures the velocity of a pointer over the last tenth of a second.
struct VelocityTracker {
  /// The time over which the velocity is measured, in seconds.
  static let window: TimeInterval = 0.1
  /// The time after which a pointer without samples counts as slowing down, in seconds: two frames at 60 Hz.
  static let stillness: TimeInterval = 2.0 / 60

  private var samples: [(time: TimeInterval, point: CGPoint)] = []

  /// Adds the location of the pointer at a time, which must not be earlier than the previous one.
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
    let from = point(at: start)
    return CGVector(dx: (last.point.x - from.x) / (end - start), dy: (last.point.y - from.y) / (end - start))
  }

  private func point(at time: TimeInterval) -> CGPoint {
    guard let after = samples.firstIndex(where: { $0.time >= time }) else { return samples[samples.count - 1].point }
    guard after > 0 else { return samples[0].point }
    let (a, b) = (samples[after - 1], samples[after])
    let fraction = (time - a.time) / (b.time - a.time)
    return CGPoint(x: a.point.x + (b.point.x - a.point.x) * fraction, y: a.point.y + (b.point.y - a.point.y) * fraction)
  }
}
