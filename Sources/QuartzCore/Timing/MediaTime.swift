import Foundation

/// A time interval, in seconds.
public typealias CFTimeInterval = Double

/// The time that all animations use. Nothing here reads a clock: the host sets the time before each turn.
package enum MediaTime {
  /// The running scene's time, in seconds. It is constant during a turn. Use it only on the main thread.
  nonisolated(unsafe) package static var now: CFTimeInterval = 0
}

/// Returns the running scene's time, in seconds. It is constant during a turn, so animations that start together move together.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
