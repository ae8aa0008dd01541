import Foundation

/// A clock that maps the host's time to a scene's, with a speed, pauses and jumps.
///
/// The mapping is continuous: changing the speed or pausing does not make the scene's time jump. Only `shift(by:)` does.
package struct SceneClock: Equatable, Sendable {
  /// The number of scene seconds per host second, at least 0. For example, 0.1 is slow motion at a tenth of the speed.
  package private(set) var speed: Double = 1
  /// A Boolean value that indicates whether the scene's time is paused, regardless of the speed.
  package private(set) var isPaused = false

  /// Corresponding points in time on both clocks, from which all others are computed.
  private var hostAnchor: TimeInterval
  private var sceneAnchor: TimeInterval

  /// Creates a clock that shows `sceneTime` seconds when the host's clock shows `hostTime`.
  package init(hostTime: TimeInterval = 0, sceneTime: TimeInterval = 0) {
    hostAnchor = hostTime
    sceneAnchor = sceneTime
  }

  /// Returns the scene's time at a time of the host, both in seconds.
  package func time(at hostTime: TimeInterval) -> TimeInterval { sceneAnchor + (hostTime - hostAnchor) * rate }

  /// Returns the host's time at which the scene's clock shows `sceneTime`, or nil while it is paused or its speed is 0.
  package func hostTime(at sceneTime: TimeInterval) -> TimeInterval? {
    rate > 0 ? hostAnchor + (sceneTime - sceneAnchor) / rate : nil
  }

  package mutating func setSpeed(_ speed: Double, at hostTime: TimeInterval) {
    moveAnchor(to: hostTime)
    self.speed = max(0, speed)
  }

  package mutating func setPaused(_ paused: Bool, at hostTime: TimeInterval) {
    moveAnchor(to: hostTime)
    isPaused = paused
  }

  /// Advances the scene's time by `seconds` at once, for example to step through frames.
  package mutating func shift(by seconds: TimeInterval) { sceneAnchor += seconds }

  /// Continues with another clock of the host, which shows `newHostTime` when the present one shows `hostTime`.
  package mutating func join(hostTime newHostTime: TimeInterval, at hostTime: TimeInterval) {
    moveAnchor(to: hostTime)
    hostAnchor = newHostTime
  }

  package var isRunning: Bool { rate > 0 }

  private var rate: Double { isPaused ? 0 : speed }

  private mutating func moveAnchor(to hostTime: TimeInterval) {
    sceneAnchor = time(at: hostTime)
    hostAnchor = hostTime
  }
}
