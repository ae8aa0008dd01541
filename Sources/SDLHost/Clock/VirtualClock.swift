import Foundation
import Synchronization

/// A clock that shows what it is set to, so that the same steps give the same pixels.
public final class VirtualClock: HostClock {
  private let time = Mutex<TimeInterval>(0)

  public init() {}

  public var now: TimeInterval { time.withLock { $0 } }

  /// Sets the clock on to `time`; an earlier time than it shows changes nothing.
  public func advance(to time: TimeInterval) { self.time.withLock { $0 = max($0, time) } }

  public func advance(by seconds: TimeInterval) { time.withLock { $0 += max(seconds, 0) } }
}
