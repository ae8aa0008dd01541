import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Values under keys of a layer's own")
struct CustomKeyTests {
  private final class Ring: CALayer {
    var drawn: [Double] = []

    override class func needsDisplay(forKey key: String) -> Bool { key == "level" || super.needsDisplay(forKey: key) }

    override func action(forKey event: String) -> (any CAAction)? {
      guard event == "level" else { return super.action(forKey: event) }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation(of: Ring.self)?.value(forKey: event) ?? 0.0
      animation.duration = 1
      return animation
    }

    override func display() { drawn.append(presentation(of: Ring.self)?.value(forKey: "level") as? Double ?? -1) }
  }

  private let ring = Ring()
  private let tree: LayerTree

  init() {
    tree = LayerTree(root: ring, time: 0)
    turn(0)
    ring.drawn = []
  }

  private func turn(_ time: CFTimeInterval, _ change: () -> Void = {}) {
    RunningScene.perform(in: tree, at: time) {
      tree.advance()
      change()
      tree.commit()
    }
  }

  @Test("Given an action for the key, when the value changes, then the layer draws what lies between, in each frame")
  func animation() {
    turn(0) { ring.setValue(8.0, forKey: "level") }
    for time in [0.25, 0.5, 1, 1.5] { turn(time) }
    #expect(ring.drawn == [0, 2, 4, 8])
    #expect(ring.value(forKey: "level") as? Double == 8)
  }

  @Test("Given transactions without actions, then the new value is drawn at once")
  func disabled() {
    turn(0) {
      CATransaction.setDisableActions(true)
      ring.setValue(8.0, forKey: "level")
    }
    turn(0.5)
    #expect(ring.drawn == [8])
  }

  @Test("Given a key for which the layer doesn't draw, then the value is only stored")
  func stored() {
    turn(0) { ring.setValue(3, forKey: "tag") }
    #expect(ring.drawn.isEmpty && ring.value(forKey: "tag") as? Int == 3)
  }
}
