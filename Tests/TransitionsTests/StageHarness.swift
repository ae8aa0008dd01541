import TestSupport
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A stage with a screen.
class StageHarness: SceneHarness {
  let stage: Stage
  let screen: UIViewController

  init(_ screen: UIViewController = UIViewController(), reducesMotion: Bool = false) {
    var configuration = StageConfiguration()
    configuration.reducesMotion = reducesMotion
    stage = Stage(configuration)
    self.screen = screen
    stage.show(screen)
    super.init(scene: stage.scene, window: stage.window)
    settle()
  }

  func close() { stage.close() }

  // MARK: Time

  override func turn(at hostTime: TimeInterval) { stage.turn(at: scene.clock.time(at: hostTime)) }

  /// Lets time pass until everything is at rest.
  func settle() { stage.settle() }

  // MARK: Pointer

  /// Moves the pressed pointer along a straight line, a step for each frame.
  func move(from start: CGPoint, to end: CGPoint, seconds: TimeInterval) {
    let steps = max(Int((seconds * 60).rounded()), 1)
    move(from: start, to: end, steps: steps, interval: seconds / TimeInterval(steps))
  }

  /// Presses, moves, rests, and releases.
  func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval, rest: TimeInterval = 0) {
    press(start)
    move(from: start, to: end, seconds: seconds)
    if rest > 0 { advance(by: rest) }
    release(end)
  }

  /// Clicks, and lets time pass until everything is at rest.
  func clickAndSettle(_ point: CGPoint) {
    press(point)
    advance(by: 0.05)
    release(point)
    settle()
  }

  // MARK: What is seen

  /// Returns where a view's layer is seen now.
  func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }
}
