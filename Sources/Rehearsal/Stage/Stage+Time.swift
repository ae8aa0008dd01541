import UIKit

extension Stage {
  /// Performs everything that is due at `time`, in seconds of the scene's clock.
  package func turn(at time: TimeInterval) {
    guard var hostTime = scene.clock.hostTime(at: time) else { return }
    // The conversion to the host's time and back may round. The scene must not end just before what is due.
    while scene.clock.time(at: hostTime) < time { hostTime = hostTime.nextUp }
    turnsAtSameTime = time - scene.time < Self.instant ? turnsAtSameTime + 1 : 0
    scene.turn(at: hostTime)
  }

  /// The scene's time at which something is due next without any input: the end of an animation, deferred work or a display link.
  ///
  /// It is nil when the stage is at rest. Endless repetition, such as the blinking of a caret, doesn't keep a stage from being at rest.
  var nextMoment: TimeInterval? {
    if isStopped { return nil }
    // Work that keeps deferring itself to the next turn waits for the next frame, as on a device.
    let soonest = turnsAtSameTime < 8 ? scene.time : scene.time + 1.0 / 60
    if scene.hasPendingInput { return soonest }
    let deadline = scene.layerTree.nextDeadline
    guard deadline != nil || scene.hasFinitePendingWork else { return nil }
    let deferred = scene.nextWakeUp.map { scene.clock.time(at: $0) }
    guard let next = [deferred, deadline].compactMap({ $0 }).min() else { return nil }
    return next - scene.time < Self.instant ? soonest : next
  }

  /// The interval within which two times count as equal, in seconds. It covers the rounding between two clocks.
  static let instant = 1e-9

  /// Runs the phases before `phase` to their ends, so that the stage is at rest where that phase starts.
  func settle(before phase: DemoPhase, in demo: any DemoScreens) {
    settle()
    for earlier in demo.phases.prefix(while: { $0 != phase }) {
      run(earlier, of: demo)
      settle()
    }
  }

  /// A Boolean value that indicates whether an animation with an end is running.
  package var isAnimating: Bool { !isStopped && scene.layerTree.nextEnd.map { $0 > scene.time } ?? false }

  /// Advances until everything is at rest, from one due time to the next, for at most `patience` seconds of the scene's time.
  package func settle(patience: TimeInterval = 60) {
    let limit = scene.time + patience
    turn(at: scene.time)
    while let next = nextMoment, next <= limit { turn(at: next) }
  }
}
