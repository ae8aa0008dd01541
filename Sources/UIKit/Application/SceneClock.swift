import Foundation

/// Maps the host's time to a scene's: with a speed, pauses and jumps of its own.
///
/// The mapping is continuous: changing the speed or pausing never makes the scene's time jump; only `shift(by:)` does.
public struct SceneClock: Equatable, Sendable {
  /// Scene seconds per host second while running; 0.1 is ten times slow motion. Never negative.
  public private(set) var speed: Double = 1
  /// Whether the scene's time stands still whatever the speed.
  public private(set) var isPaused = false

  /// The pair of instants, one on each clock, from which all others are reckoned.
  private var hostAnchor: TimeInterval
  private var sceneAnchor: TimeInterval

  /// A clock that shows `sceneTime` seconds when the host's clock shows `hostTime`.
  public init(hostTime: TimeInterval = 0, sceneTime: TimeInterval = 0) {
    hostAnchor = hostTime
    sceneAnchor = sceneTime
  }

  /// The scene's time, in seconds, at a time of the host.
  public func time(at hostTime: TimeInterval) -> TimeInterval { sceneAnchor + (hostTime - hostAnchor) * rate }

  /// The host's time at which the scene's clock shows `sceneTime`, or nil while it stands still.
  public func hostTime(at sceneTime: TimeInterval) -> TimeInterval? {
    rate > 0 ? hostAnchor + (sceneTime - sceneAnchor) / rate : nil
  }

  /// Runs at another speed from `hostTime` on.
  public mutating func setSpeed(_ speed: Double, at hostTime: TimeInterval) {
    moveAnchor(to: hostTime)
    self.speed = max(0, speed)
  }

  /// Stops or starts the scene's time at `hostTime`.
  public mutating func setPaused(_ paused: Bool, at hostTime: TimeInterval) {
    moveAnchor(to: hostTime)
    isPaused = paused
  }

  /// Moves the scene's time by `seconds` at once, as stepping through frames does.
  public mutating func shift(by seconds: TimeInterval) { sceneAnchor += seconds }

  /// Whether time passes.
  public var isRunning: Bool { rate > 0 }

  private var rate: Double { isPaused ? 0 : speed }

  private mutating func moveAnchor(to hostTime: TimeInterval) {
    sceneAnchor = time(at: hostTime)
    hostAnchor = hostTime
  }
}
