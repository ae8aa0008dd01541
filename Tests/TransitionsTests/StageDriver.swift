import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A stage with a screen, and a pointer to drive it in virtual time.
@MainActor
final class StageDriver {
  let stage: Stage
  let screen: UIViewController

  init(_ screen: UIViewController = UIViewController(), reducesMotion: Bool = false) {
    var configuration = StageConfiguration()
    configuration.reducesMotion = reducesMotion
    stage = Stage(configuration)
    self.screen = screen
    stage.show(screen)
    stage.settle()
  }

  var time: TimeInterval { stage.scene.time }

  func perform(_ action: () -> Void) { stage.scene.perform(action) }

  func settle() { stage.settle() }

  /// Lets the time pass, with a turn for each frame.
  func wait(_ seconds: TimeInterval) {
    let end = time + seconds
    while time + 1.0 / 60 < end { stage.turn(at: time + 1.0 / 60) }
    stage.turn(at: end)
  }

  func press(at point: CGPoint) { pointer(.began, at: point) }

  /// Moves the pressed mouse in straight steps, one a frame.
  func move(from start: CGPoint, to end: CGPoint, seconds: TimeInterval) {
    let steps = max(Int((seconds * 60).rounded()), 1)
    for step in 1...steps {
      let fraction = CGFloat(step) / CGFloat(steps)
      stage.turn(at: time + seconds / TimeInterval(steps))
      pointer(.moved, at: CGPoint(x: start.x + (end.x - start.x) * fraction, y: start.y + (end.y - start.y) * fraction))
    }
  }

  func release(at point: CGPoint) { pointer(.ended, at: point) }

  /// Presses, moves and releases.
  func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.3, rest: TimeInterval = 0) {
    press(at: start)
    move(from: start, to: end, seconds: seconds)
    if rest > 0 { wait(rest) }
    release(at: end)
  }

  func click(_ point: CGPoint) {
    press(at: point)
    stage.turn(at: time + 0.05)
    release(at: point)
    settle()
  }

  private func pointer(_ phase: PointerInput.Phase, at point: CGPoint) {
    stage.scene.deliver(.pointer(PointerInput(phase: phase, location: point, timestamp: time)))
    stage.turn(at: time)
  }

  /// The first layer on the stage with this name; nil when there is none.
  func layer(named name: String) -> CALayer? {
    func search(_ layer: CALayer) -> CALayer? {
      if layer.name == name { return layer }
      return (layer.sublayers ?? []).lazy.compactMap(search).first
    }
    return search(stage.scene.rootLayer)
  }

  /// Where a view's layer is seen now.
  func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? view.frame }
}
