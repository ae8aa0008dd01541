import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// The time that all animation is told. Nothing here reads a clock: the host sets the time before each turn.
public enum MediaTime {
  /// The running scene's time, in seconds; constant during a turn. Only the main thread may touch it.
  nonisolated(unsafe) public static var now: CFTimeInterval = 0
}

/// The running scene's time, in seconds. Constant during a turn, so that all that is started together moves together.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
