import Foundation

/// The machine's clock. No other file reads one.
package final class SystemClock: HostClock {
  private let start = SystemClock.monotonic

  package init() {}

  /// The seconds since this clock was created, unaffected by changes of the machine's date.
  package var now: TimeInterval { Self.monotonic - start }

  /// The processor time of this process so far, over all threads, in seconds. Other processes have no effect on it.
  package static var processorTime: TimeInterval { reading(CLOCK_PROCESS_CPUTIME_ID) }

  /// The processor time of the calling thread so far, in seconds.
  package static var threadTime: TimeInterval { reading(CLOCK_THREAD_CPUTIME_ID) }

  /// Sleeps until the clock shows `time`. The deadline is absolute, so one delay doesn't affect the next deadline.
  package func sleep(until time: TimeInterval) {
    let absolute = time + start
    guard absolute > Self.monotonic else { return }
    let seconds = absolute.rounded(.down)
    var deadline = timespec(tv_sec: Int(seconds), tv_nsec: Int((absolute - seconds) * 1e9))
    while clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) == EINTR {}
  }

  /// Returns the seconds until a date, for the run loop's timers, which use dates.
  package static func seconds(until date: Date) -> TimeInterval { date.timeIntervalSinceNow }

  private static var monotonic: TimeInterval { reading(CLOCK_MONOTONIC) }

  private static func reading(_ clock: clockid_t) -> TimeInterval {
    var time = timespec()
    clock_gettime(clock, &time)
    return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
  }
}
