import Foundation
import UIKit

/// A thread that notices when the main thread doesn't come back from a user's code.
///
/// It wakes up once a second while the window has something to do, and sleeps as long as the window does. It counts seconds by its own
/// waking up, so the time during which the machine or the program was suspended doesn't count.
enum HangObserver {
  /// The time after which code counts as not returning, in seconds.
  static let limit = 5

  /// Starts to observe a thread. If it makes no step within the limit, it gets a signal, and then one each second.
  static func start(_ mainThread: pthread_t) {
    let thread = Thread {
      var count = SilenceCount()
      while true {
        if let steps = MainThreadProgress.steps {
          if count.add(steps) >= limit, !isDebugged { pthread_kill(mainThread, CrashRecord.hangSignal) }
        } else if count.reset() {
          MainThreadProgress.sleepUntilWorkBegins()
        }
        sleep(1)
      }
    }
    thread.name = "hang observer"
    thread.stackSize = 256 << 10
    thread.start()
  }

  /// A Boolean value that indicates whether a debugger controls this program, where a person may look at it for as long as they like.
  private static var isDebugged: Bool {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    return line.map { !$0.hasSuffix("\t0") } ?? false
  }
}

/// The number of observations in a row in which the number of steps has not changed.
struct SilenceCount {
  private var latest: Int?
  private var count = 0

  /// Adds an observation, and returns the number of those since the first one of the same number of steps.
  mutating func add(_ steps: Int) -> Int {
    count = steps == latest ? count + 1 : 0
    latest = steps
    return count
  }

  /// Begins again, and returns whether nothing has been observed since the last time.
  mutating func reset() -> Bool {
    defer { (latest, count) = (nil, 0) }
    return latest == nil
  }
}
