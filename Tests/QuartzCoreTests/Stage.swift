import CoreGraphics
import Foundation
import QuartzCore

/// A layer tree on screen, with a clock that tests advance.
@MainActor
final class Stage {
  let root = CALayer()
  let tree: LayerTree
  private(set) var time: CFTimeInterval

  init(at time: CFTimeInterval = 100) {
    self.time = time
    tree = LayerTree(root: root, time: time)
    turn()
  }

  /// Returns a layer on the stage that has already been shown, so that its properties animate implicitly.
  func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    root.addSublayer(layer)
    tree.commit()
    return layer
  }

  /// Returns a layer on the stage without implicit animations, like a view's layer.
  func addStill() -> CALayer {
    let layer = add(CALayer())
    layer.actions = Dictionary(uniqueKeysWithValues: ["position", "bounds", "opacity", "transform"].map { ($0, NSNull()) })
    return layer
  }

  /// Performs a turn, `seconds` later.
  func advance(by seconds: CFTimeInterval) {
    time += seconds
    turn()
  }

  /// Performs a turn. Afterward, code that runs in no scene has the stage's time, too.
  private func turn() {
    RunningScene.perform(in: tree, at: time) {
      tree.advance()
      tree.commit()
    }
    RunningScene.setTimeOutsideScenes(time)
  }

  /// Returns what `layer` shows now.
  func shown(_ layer: CALayer) -> LayerState { layer.presentedState(at: layer.currentLocalTime) }
}

/// Records the notifications that it receives.
final class AnimationLog: CAAnimationDelegate {
  private(set) var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) { events.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append(flag ? "finished" : "cut short") }
}
