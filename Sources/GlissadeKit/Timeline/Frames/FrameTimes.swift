import Foundation
import Host

/// The duration, rate and delays of the window's latest frames, in a ring buffer. Adding a frame doesn't allocate memory.
struct FrameTimes: Equatable, Sendable {
  /// A presented frame.
  struct Frame: Equatable, Sendable {
    /// The duration of the work, in seconds.
    var work: TimeInterval
    /// The time since the start of the frame before, in seconds, or nil if this one didn't follow immediately.
    var gap: TimeInterval?
    /// The number of the display's frames that were missed before this one.
    var dropped: Int
  }

  /// The maximum number of frames.
  let capacity: Int
  /// The display's frame interval, in seconds.
  private(set) var interval: TimeInterval = 1.0 / 60
  private var ring: [Frame] = []
  /// The index of the next frame once the ring is full, which is that of the oldest frame.
  private var next = 0
  private var latestBegin: TimeInterval?

  /// Creates an empty ring buffer.
  ///
  /// - Parameter capacity: The maximum number of frames. The default covers two seconds at 60 Hz.
  init(capacity: Int = 120) {
    self.capacity = max(capacity, 1)
    ring.reserveCapacity(self.capacity)
  }

  /// Adds a frame that has been presented.
  mutating func add(_ timing: FrameTiming) {
    interval = timing.interval
    let gap = timing.followsOn ? latestBegin.map { timing.begin - $0 } : nil
    latestBegin = timing.begin
    // A display shows frames at fixed times only. A delay of less than half a frame doesn't matter.
    let dropped = gap.map { max(Int(($0 / timing.interval).rounded()) - 1, 0) } ?? 0
    let frame = Frame(work: timing.workDuration, gap: gap, dropped: dropped)
    if ring.count < capacity {
      ring.append(frame)
    } else {
      ring[next] = frame
      next = (next + 1) % capacity
    }
  }

  var count: Int { ring.count }

  /// The frame at an index, from the oldest one.
  subscript(index: Int) -> Frame { ring[(next + index) % ring.count] }

  /// The time during which frames followed each other, in seconds.
  private var movingTime: TimeInterval { ring.reduce(0) { $0 + ($1.gap ?? 0) } }

  /// The number of frames per second during movement, or nil without movement.
  var framesPerSecond: Double? {
    let time = movingTime
    return time > 0 ? Double(ring.reduce(0) { $0 + ($1.gap == nil ? 0 : 1) }) / time : nil
  }

  /// The number of the display's frames that were missed during movement.
  var droppedFrames: Int { ring.reduce(0) { $0 + $1.dropped } }

  /// The delay of frames in milliseconds per second of movement: Apple's "hitch time ratio".
  ///
  /// A hitch is a frame that appears later than expected. Its hitch time is that delay, in whole frames of the display, during which the
  /// frame before stays on the screen. Unlike frames per second, the ratio doesn't depend on the display's rate, nor on times without
  /// movement.
  ///
  /// Apple calls less than 5 ms/s good, up to 10 ms/s noticeable, and everything above a reason to act at once.
  var hitchTimeRatio: Double {
    let time = movingTime
    return time > 0 ? Double(droppedFrames) * interval * 1000 / time : 0
  }

  /// The mean duration of a frame's work, in seconds, or nil without frames.
  var meanWork: TimeInterval? { ring.isEmpty ? nil : ring.reduce(0) { $0 + $1.work } / Double(ring.count) }
}
