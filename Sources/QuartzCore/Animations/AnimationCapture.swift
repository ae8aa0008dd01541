import Foundation

/// Notes the animations that are added while a block runs, to whatever layer, so that a driver can take them over: at once, or later.
///
/// Endless animations are left alone: they belong to no transition.
package final class AnimationCapture {
  private var waiting: [(layer: CALayer, animation: RunningAnimation)] = []
  private var driver: AnimationDriver?

  nonisolated(unsafe) private static var current: AnimationCapture?

  package init() {}

  /// Runs `body` and notes what it adds.
  package func collect(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  /// Gives what has been noted and still runs to `driver`, and from now on whatever is noted.
  ///
  /// Each animation keeps its place in time. One with a driver of its own keeps that, but that one goes by the time of `driver`.
  package func handOver(to driver: AnimationDriver) {
    self.driver = driver
    let collected = waiting
    waiting = []
    for (layer, animation) in collected where animation.isAttached && !animation.isOver { driver.takeOver(animation, on: layer) }
  }

  static func didAdd(_ animation: RunningAnimation, to layer: CALayer) {
    guard let current, animation.activeDuration.isFinite else { return }
    if let driver = current.driver { driver.takeOver(animation, on: layer) } else { current.waiting.append((layer, animation)) }
  }
}

extension AnimationDriver {
  fileprivate func takeOver(_ animation: RunningAnimation, on layer: CALayer) {
    if let own = animation.driver {
      own.follow(self, origin: now - time(at: now))
    } else {
      let wait = animation.begin.map { $0 - layer.currentLocalTime } ?? 0
      drive(animation, on: layer, begin: time(at: now) + wait)
    }
  }
}
