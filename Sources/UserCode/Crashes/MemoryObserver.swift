import Foundation
import Synchronization

/// Notices when the program needs more memory than it may with a user's code, and asks the main thread where it is.
enum MemoryObserver {
  private static let exceeded = Atomic(0)

  /// The limit that has been exceeded, in bytes, or 0 for none. It can be read in a signal handler.
  static var exceededLimit: Int { exceeded.load(ordering: .acquiring) }

  /// The time between two looks, in microseconds. In that time a program can write into a fraction of a gigabyte.
  private static let period: UInt32 = 50_000

  /// Looks at the memory for a second, and sends a thread a signal each time that there is too much of it.
  static func observe(_ thread: pthread_t, limit: Int) {
    for _ in 0..<(1_000_000 / period) {
      let isExceeded = MemoryLimit.used > limit
      exceeded.store(isExceeded ? limit : 0, ordering: .releasing)
      if isExceeded { pthread_kill(thread, CrashRecord.hangSignal) }
      usleep(period)
    }
  }

  /// Observes this program, which does nothing but run a user's code.
  static func start(_ mainThread: pthread_t) {
    let limit = MemoryLimit.bytes()
    let thread = Thread { while true { observe(mainThread, limit: limit) } }
    thread.name = "memory observer"
    thread.stackSize = 256 << 10
    thread.start()
  }
}
