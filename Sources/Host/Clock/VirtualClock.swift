import Foundation
import Synchronization

/// A clock that shows the time that it is set to, so that the same steps produce the same pixels.
package final class VirtualClock: HostClock {
  private let time = Mutex<TimeInterval>(0)

  package init() {}

  package var now: TimeInterval { time.withLock { $0 } }

  /// Advances the clock to `time`, in seconds. An earlier time has no effect.
  package func advance(to time: TimeInterval) { self.time.withLock { $0 = max($0, time) } }

  /// Advances the clock by the given number of seconds. A negative number has no effect.
  package func advance(by seconds: TimeInterval) { time.withLock { $0 += max(seconds, 0) } }
}
