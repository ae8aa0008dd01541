import Foundation

public typealias CFTimeInterval = Double

/// Returns the running scene's time in seconds or, while no scene's code is running, the time that the host set last.
///
/// It is constant during a turn, so animations that start together move together. On other threads than the main one, it is the time of the
/// scene whose code the main thread is running.
public func CACurrentMediaTime() -> CFTimeInterval { RunningScene.timeOnAnyThread }
