import UIKit

extension Stage {
  /// Does all that is due at `time`, the scene's own, in seconds.
  func turn(at time: TimeInterval) {
    guard var hostTime = scene.clock.hostTime(at: time) else { return }
    // Rounding on the way to the host's time and back must not leave the scene just short of what is due.
    while scene.clock.time(at: hostTime) < time { hostTime = hostTime.nextUp }
    turnsAtThisMoment = time - scene.time < Self.instant ? turnsAtThisMoment + 1 : 0
    scene.turn(at: hostTime)
  }

  /// The scene's time at which something is due next though nobody touches anything: an animation ends, deferred work runs, a display
  /// link is called. Nil when all is at rest.
  var nextMoment: TimeInterval? {
    if isStopped { return nil }
    // Work that puts itself off to the next turn, over and over, waits for the next frame, as it would on a device.
    let soonest = turnsAtThisMoment < 8 ? scene.time : scene.time + 1.0 / 60
    if scene.hasPendingInput { return soonest }
    let deferred = scene.nextWakeUp.map { scene.clock.time(at: $0) }
    guard let next = [deferred, scene.layerTree.nextDeadline].compactMap({ $0 }).min() else { return nil }
    return next - scene.time < Self.instant ? soonest : next
  }

  /// Moments that lie closer together than this are one, in seconds: what differs is the rounding between two clocks.
  static let instant = 1e-9

  /// Runs the phases of a demo before `phase` to their ends: the state in which that phase starts, at rest.
  func settle(before phase: DemoPhase, in demo: any Demo) {
    settle()
    for earlier in type(of: demo).phases.prefix(while: { $0 != phase }) {
      run(earlier, of: demo)
      settle()
    }
  }

  /// Whether an animation runs that has an end.
  var isAnimating: Bool { !isStopped && scene.layerTree.nextEnd.map { $0 > scene.time } ?? false }

  /// Goes on until all is at rest, from one due moment to the next; gives up after `patience` seconds of the scene's time.
  func settle(patience: TimeInterval = 60) {
    let limit = scene.time + patience
    turn(at: scene.time)
    while let next = nextMoment, next <= limit { turn(at: next) }
  }
}
