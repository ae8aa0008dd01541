import CoreGraphics
import Foundation
import QuartzCore

/// A layer tree on show, with a clock that tests move by hand.
@MainActor
final class Stage {
  let root = CALayer()
  let tree: LayerTree
  private(set) var time: CFTimeInterval

  init(at time: CFTimeInterval = 100) {
    self.time = time
    MediaTime.now = time
    tree = LayerTree(root: root)
    tree.advance()
    tree.commit()
  }

  /// A layer on the stage that has been shown already, so that its properties animate by themselves.
  func add<Layer: CALayer>(_ layer: Layer) -> Layer {
    root.addSublayer(layer)
    tree.commit()
    return layer
  }

  /// A layer on the stage without implicit animations, as a view's layer is.
  func addStill() -> CALayer {
    let layer = add(CALayer())
    layer.actions = Dictionary(uniqueKeysWithValues: ["position", "bounds", "opacity", "transform"].map { ($0, NSNull()) })
    return layer
  }

  /// One turn `seconds` later.
  func advance(by seconds: CFTimeInterval) {
    time += seconds
    MediaTime.now = time
    tree.advance()
    tree.commit()
  }

  /// What `layer` shows now.
  func shown(_ layer: CALayer) -> LayerState { layer.presentedState(at: layer.currentLocalTime) }
}

/// Notes what it is told.
final class AnimationLog: CAAnimationDelegate {
  private(set) var events: [String] = []

  func animationDidStart(_ anim: CAAnimation) { events.append("start") }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append(flag ? "finished" : "cut short") }
}
