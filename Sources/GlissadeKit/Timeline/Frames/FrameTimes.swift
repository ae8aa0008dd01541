import Foundation
import SDLHost

/// What the latest frames of the window cost: work, rate, and what came too late. A ring: adding a frame allocates nothing.
struct FrameTimes: Equatable, Sendable {
  /// One frame as it was put on the screen.
  struct Frame: Equatable, Sendable {
    /// Seconds of work.
    var work: TimeInterval
    /// Seconds since the frame before began; nil where nobody waited for this one.
    var gap: TimeInterval?
    /// How many of the display's frames were missed before it.
    var dropped: Int
  }

  /// How many frames are kept.
  let capacity: Int
  /// Seconds between two frames of the display.
  private(set) var interval: TimeInterval = 1.0 / 60
  private var ring: [Frame] = []
  /// Where the next frame goes once the ring is full: where the oldest is.
  private var next = 0
  private var latestBegin: TimeInterval?

  /// - Parameter capacity: two seconds' worth on a display of 60 Hz, unless another is given.
  init(capacity: Int = 120) {
    self.capacity = max(capacity, 1)
    ring.reserveCapacity(self.capacity)
  }

  /// Takes in a frame that has been presented.
  mutating func add(_ timing: FrameTiming) {
    interval = timing.interval
    let gap = timing.followsOn ? latestBegin.map { timing.begin - $0 } : nil
    latestBegin = timing.begin
    // A display shows frames at its own times only: what is less than half a frame late is in time for the same one.
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

  /// The frame with a number, from the oldest that is kept.
  subscript(index: Int) -> Frame { ring[(next + index) % ring.count] }

  /// Seconds through which frames followed on each other.
  private var movingTime: TimeInterval { ring.reduce(0) { $0 + ($1.gap ?? 0) } }

  /// Frames a second while something moved; nil where nothing did.
  var framesPerSecond: Double? {
    let time = movingTime
    return time > 0 ? Double(ring.reduce(0) { $0 + ($1.gap == nil ? 0 : 1) }) / time : nil
  }

  /// How many of the display's frames were missed while something moved.
  var droppedFrames: Int { ring.reduce(0) { $0 + $1.dropped } }

  /// Milliseconds that frames were late, for each second in which something moved: Apple's "hitch time ratio".
  ///
  /// A hitch is a frame that is shown later than expected, and its hitch time is by how much: whole frames of the display, during which
  /// the one before stays on the screen. Unlike frames a second it does not depend on the display's rate, nor on how long nothing moved.
  /// Apple calls less than 5 ms/s good, up to 10 noticeable, and more than that something to be seen to at once.
  var hitchTimeRatio: Double {
    let time = movingTime
    return time > 0 ? Double(droppedFrames) * interval * 1000 / time : 0
  }

  /// The mean work for a frame, in seconds; nil without frames.
  var meanWork: TimeInterval? { ring.isEmpty ? nil : ring.reduce(0) { $0 + $1.work } / Double(ring.count) }
}
