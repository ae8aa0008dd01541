import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Animations begin, stay and end")
struct AnimationLifetimeTests {
  @Test("An animation begins when its turn is committed and ends in the first frame at or after its end")
  func beginsAndEnds() {
    let stage = Stage()
    let layer = stage.addStill()
    let log = AnimationLog()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 0.25
    animation.delegate = log
    layer.add(animation, forKey: "slide")
    #expect(log.events.isEmpty)
    stage.tree.commit()
    #expect(log.events == ["start"])
    stage.advance(by: 0.125)
    #expect(stage.shown(layer).position.x == 50)
    #expect(layer.position.x == 0)
    stage.advance(by: 0.124)
    #expect(log.events == ["start"])
    stage.advance(by: 0.001)
    #expect(log.events == ["start", "finished"])
    #expect(layer.animationKeys() == nil)
  }

  @Test("The sum of many frames' lengths ends an animation in the frame in which it should end")
  func roundingDoesNotDelayTheEnd() {
    let stage = Stage(at: 0.1)
    let layer = stage.addStill()
    let log = AnimationLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 0.3
    animation.delegate = log
    layer.add(animation, forKey: nil)
    stage.tree.commit()
    for _ in 0..<3 { stage.advance(by: 0.1) }
    #expect(log.events == ["start", "finished"])
  }

  @Test("Adding copies the animation: later changes of the original change nothing")
  func addingCopies() {
    let stage = Stage()
    let layer = stage.addStill()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    layer.add(animation, forKey: "fade")
    animation.fromValue = 1
    stage.advance(by: 0.5)
    #expect(stage.shown(layer).opacity == 0.5)
    #expect(layer.animation(forKey: "fade") !== animation)
  }

  @Test("A removed or replaced animation tells that it did not finish, once")
  func cutShort() {
    let stage = Stage()
    let layer = stage.addStill()
    let logs = [AnimationLog(), AnimationLog(), AnimationLog()]
    for log in logs {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.fromValue = 0
      animation.duration = 1
      animation.delegate = log
      layer.add(animation, forKey: "fade")
      stage.advance(by: 0.1)
    }
    #expect(logs[0].events == ["start", "cut short"])
    #expect(logs[1].events == ["start", "cut short"])
    layer.removeAllAnimations()
    stage.advance(by: 5)
    #expect(logs[2].events == ["start", "cut short"])
  }

  @Test("An animation on a layer that leaves the tree is cut short")
  func layerRemoved() {
    let stage = Stage()
    let layer = stage.addStill()
    let log = AnimationLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 1
    animation.delegate = log
    layer.add(animation, forKey: nil)
    stage.advance(by: 0.5)
    layer.removeFromSuperlayer()
    stage.advance(by: 0.1)
    #expect(log.events == ["start", "cut short"])
    #expect(stage.tree.nextActivity == nil)
  }

  @Test("With fillMode and isRemovedOnCompletion false the last value stays, and the tree is at rest")
  func staysWhenAskedTo() {
    let stage = Stage()
    let layer = stage.addStill()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.toValue = 0.25
    animation.duration = 1
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    stage.tree.commit()
    #expect(stage.tree.nextActivity != nil)
    stage.advance(by: 3)
    #expect(stage.shown(layer).opacity == 0.25)
    #expect(layer.animationKeys() == ["fade"])
    #expect(stage.tree.nextActivity == nil)
  }

  @Test("Given animations without end, when their layer leaves the screen, then only the one that is not removed on completion stays")
  func layerLeaves() throws {
    let stage = Stage()
    let layer = stage.addStill()
    for (key, isRemoved) in [("position.x", true), ("opacity", false)] {
      let animation = CABasicAnimation(keyPath: key)
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      animation.repeatCount = .infinity
      animation.isRemovedOnCompletion = isRemoved
      layer.add(animation, forKey: key)
    }
    stage.advance(by: 0)
    stage.advance(by: 0.25)
    layer.removeFromSuperlayer()
    stage.advance(by: 0.25)
    #expect(layer.animationKeys() == ["opacity"])
    #expect(stage.tree.nextActivity == nil, "it costs nothing off screen")
    stage.root.addSublayer(layer)
    stage.advance(by: 0)
    stage.advance(by: 0.25)
    #expect(abs(stage.shown(layer).opacity - 0.75) < 1e-6, "it has gone on meanwhile")
    #expect(stage.tree.nextActivity != nil)
  }

  @Test("An animation that is not removed on completion begins when its layer comes onto the screen")
  func keptUntilOnScreen() {
    let stage = Stage()
    let layer = CALayer()
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
    animation.isRemovedOnCompletion = false
    layer.add(animation, forKey: "fade")
    stage.advance(by: 5)
    stage.root.addSublayer(layer)
    stage.advance(by: 0)
    stage.advance(by: 0.5)
    #expect(abs(stage.shown(layer).opacity - 0.5) < 1e-6)
  }

  @Test("An animation that was added without a duration has the transaction's, or a quarter of a second")
  func durationOfAdded() {
    let layer = Stage().addStill()
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "plain")
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "long")
    CATransaction.commit()
    #expect(layer.animation(forKey: "plain")?.duration == 0.25 && layer.animation(forKey: "long")?.duration == 2)
  }
}
