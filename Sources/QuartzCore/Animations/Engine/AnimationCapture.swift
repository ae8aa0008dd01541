import Foundation

/// Records the animations that are added to any layer while a block runs, so that a driver can take them over immediately or later.
///
/// Animations that repeat forever are ignored, because they don't belong to a transition.
package final class AnimationCapture {
  private var waiting: [(layer: CALayer, animation: RunningAnimation)] = []
  private var driver: AnimationDriver?

  package init() {}

  package func collect(_ body: () -> Void) {
    let outer = ThreadState.main.animationCapture
    ThreadState.main.animationCapture = self
    body()
    ThreadState.main.animationCapture = outer
  }

  /// Lets `driver` take over the recorded animations that are still running, and all animations that are recorded from now on.
  ///
  /// Each animation keeps its position in time. If it already has a driver, it keeps that driver, which then follows the time of `driver`.
  package func handOver(to driver: AnimationDriver) {
    self.driver = driver
    let collected = waiting
    waiting = []
    for (layer, animation) in collected where animation.isAttached && !animation.isOver { driver.adopt(animation, on: layer) }
  }

  static func didAdd(_ animation: RunningAnimation, to layer: CALayer) {
    guard let current = ThreadState.main.animationCapture, animation.activeDuration.isFinite else { return }
    if let driver = current.driver { driver.adopt(animation, on: layer) } else { current.waiting.append((layer, animation)) }
  }
}

extension AnimationDriver {
  fileprivate func adopt(_ animation: RunningAnimation, on layer: CALayer) {
    if let own = animation.driver {
      own.follow(self, origin: now - time(at: now))
    } else {
      let wait = animation.begin.map { $0 - layer.currentLocalTime } ?? 0
      drive(animation, on: layer, begin: time(at: now) + wait)
    }
  }
}
