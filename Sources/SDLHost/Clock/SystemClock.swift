import Foundation

/// The machine's clock. This is the only file that reads one.
public final class SystemClock: HostClock {
  private let start = SystemClock.monotonic

  public init() {}

  /// Seconds since this clock was made, not counting changes of the machine's date.
  public var now: TimeInterval { Self.monotonic - start }

  /// Sleeps until the clock reads `time`. An absolute deadline: being late once does not delay the next one.
  func sleep(until time: TimeInterval) {
    let absolute = time + start
    guard absolute > Self.monotonic else { return }
    let seconds = absolute.rounded(.down)
    var deadline = timespec(tv_sec: Int(seconds), tv_nsec: Int((absolute - seconds) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) == EINTR {}
  }

  /// How long it is until a date, in seconds; for the run loop's timers, which go by dates.
  static func seconds(until date: Date) -> TimeInterval { date.timeIntervalSinceNow }

  private static var monotonic: TimeInterval {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}
