import Foundation
import UIKit

/// A thread that detects when the main thread doesn't return from the user's code, or when the code needs too much memory.
///
/// It runs while the window has something to do, and sleeps while the window does. It counts the seconds in which it runs itself, so the
/// time during which the machine or the program was suspended doesn't count. Neither does the time in which the main thread waited for a
/// processor that other programs kept busy.
enum HangObserver {
  /// The time after which code counts as not returning, in seconds.
  static let limit = 5

  /// Starts to observe a thread. If it makes no progress within the limit, it gets a signal, and then one each second.
  static func start(_ mainThread: pthread_t) {
    let memoryLimit = MemoryLimit.bytes()
    let thread = Thread {
      var count = SilenceCount()
      while true {
        if let steps = MainThreadProgress.steps {
          let silence = count.add(steps, waited: ProcessorWait.time(of: getpid()))
          if silence >= TimeInterval(Self.limit), !isDebugged { pthread_kill(mainThread, CrashRecord.hangSignal) }
        } else if count.reset() {
          MainThreadProgress.sleepUntilWorkBegins()
        }
        MemoryObserver.observe(mainThread, limit: memoryLimit)
      }
    }
    thread.name = "hang observer"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// A Boolean value that indicates whether a debugger controls this program, which may stop it for any time.
  private static var isDebugged: Bool {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    return line.map { !$0.hasSuffix("\t0") } ?? false
  }
}

/// The number of consecutive observations, one per second, in which the number of steps has not changed.
struct SilenceCount {
  private var latest: Int?
  private var count = 0
  /// The waiting time at the first of these observations, in seconds.
  private var waitedBefore: TimeInterval = 0

  /// Adds an observation, and returns the time since the first one with the same number of steps, without waiting times, in seconds.
  ///
  /// `waited` is the total time for which the observed thread has waited for a processor, in seconds.
  mutating func add(_ steps: Int, waited: TimeInterval = 0) -> TimeInterval {
    if steps == latest {
      count += 1
    } else {
      (latest, count, waitedBefore) = (steps, 0, waited)
    }
    return TimeInterval(count) - (waited - waitedBefore)
  }

  /// Begins again, and returns whether there was no observation since the last time.
  mutating func reset() -> Bool {
    defer { (latest, count) = (nil, 0) }
    return latest == nil
  }
}
