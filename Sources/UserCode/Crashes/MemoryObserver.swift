import Foundation
import Synchronization

/// Detects when the program needs more memory than allowed for the user's code, and makes the main thread report where it is.
enum MemoryObserver {
  private static let exceeded = Atomic(0)

  /// The limit that has been exceeded, in bytes, or 0 for none. Safe in a signal handler.
  static var exceededLimit: Int { exceeded.load(ordering: .acquiring) }

  /// The time between two checks, in microseconds. In that time a program can fill a fraction of a gigabyte.
  private static let period: UInt32 = 50_000

  /// Checks the memory for a second, and sends a signal to a thread each time that the limit is exceeded.
  static func observe(_ thread: pthread_t, limit: Int) {
    for _ in 0..<(1_000_000 / period) {
      let isExceeded = MemoryLimit.used > limit
      exceeded.store(isExceeded ? limit : 0, ordering: .releasing)
      if isExceeded { pthread_kill(thread, CrashRecord.hangSignal) }
      usleep(period)
    }
  }

  /// Observes this program, which only runs the user's code.
  static func start(_ mainThread: pthread_t) {
    let limit = MemoryLimit.bytes()
    let thread = Thread { while true { observe(mainThread, limit: limit) } }
    thread.name = "memory observer"
    thread.stackSize = 256 << 10
    thread.start()
  }
}
