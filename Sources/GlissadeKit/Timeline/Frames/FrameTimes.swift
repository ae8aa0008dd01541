import Foundation
import Host

/// The durations, rate and delays of the window's latest frames, in a ring buffer. Adding a frame doesn't allocate memory.
struct FrameTimes: Equatable, Sendable {
  struct Frame: Equatable, Sendable {
    /// The duration of the work, in seconds.
    var work: TimeInterval
    /// The time since the start of the previous frame, in seconds, or nil if this one didn't follow immediately.
    var gap: TimeInterval?
    /// The number of the display's frames that were missed before this one.
    var dropped: Int
  }

  let capacity: Int
  /// The display's frame interval, in seconds.
  private(set) var interval: TimeInterval = 1.0 / 60
  private var ring: [Frame] = []
  /// The index of the next frame and, once the ring is full, of the oldest one.
  private var next = 0
  private var latestBegin: TimeInterval?

  /// The default capacity covers two seconds at 60 Hz.
  init(capacity: Int = 120) {
    self.capacity = max(capacity, 1)
    ring.reserveCapacity(self.capacity)
  }

  mutating func add(_ timing: FrameTiming) {
    interval = timing.interval
    let gap = timing.followsOn ? latestBegin.map { timing.begin - $0 } : nil
    latestBegin = timing.begin
    // A display shows frames only at fixed times. A delay of less than half a frame doesn't matter.
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

  /// Index 0 is the oldest frame.
  subscript(index: Int) -> Frame { ring[(next + index) % ring.count] }

  /// The total time of movement, in seconds.
  private var movingTime: TimeInterval { ring.reduce(0) { $0 + ($1.gap ?? 0) } }

  /// During movement, or nil without movement.
  var framesPerSecond: Double? {
    let time = movingTime
    return time > 0 ? Double(ring.reduce(0) { $0 + ($1.gap == nil ? 0 : 1) }) / time : nil
  }

  /// The number of the display's frames that were missed during movement.
  var droppedFrames: Int { ring.reduce(0) { $0 + $1.dropped } }

  /// The delay of frames in milliseconds per second of movement: Apple's "hitch time ratio".
  ///
  /// A hitch is a frame that appears later than expected. Its hitch time is the delay in whole frames, during which the previous frame
  /// stays on the screen. Unlike frames per second, the ratio doesn't depend on the display's rate or on times without movement.
  ///
  /// Apple calls less than 5 ms/s good, up to 10 ms/s noticeable, and more a reason to act at once.
  var hitchTimeRatio: Double {
    let time = movingTime
    return time > 0 ? Double(droppedFrames) * interval * 1000 / time : 0
  }

  /// The mean duration of a frame's work, in seconds.
  var meanWork: TimeInterval? { ring.isEmpty ? nil : ring.reduce(0) { $0 + $1.work } / Double(ring.count) }
}
