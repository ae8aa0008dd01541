import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Animations on layers")
struct AnimationTests {
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

  @Test("Values: any two of from, to and by say the way; what is missing is the property's own value")
  func fromToBy() {
    func middle(_ from: Double?, _ to: Double?, _ by: Double?) -> Double {
      let layer = CALayer()
      layer.cornerRadius = 10
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
      animation.duration = 1
      animation.beginTime = 1
      layer.add(animation, forKey: nil)
      return Double(layer.presentedState(at: 1.5).corners.radius)
    }
    #expect(middle(0, 100, nil) == 50)
    #expect(middle(20, nil, 40) == 40)
    #expect(middle(nil, 100, 40) == 80)
    #expect(middle(0, nil, nil) == 5)
    #expect(middle(nil, 100, nil) == 55)
    #expect(middle(nil, nil, 40) == 30)
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

  @Test("Repetition, autoreverse, offset and speed")
  func repetition() {
    func value(at time: Double, _ set: (CABasicAnimation) -> Void) -> Double {
      let layer = CALayer()
      layer.cornerRadius = -1
      let animation = CABasicAnimation(keyPath: "cornerRadius")
      animation.fromValue = 0
      animation.toValue = 100
      animation.duration = 1
      animation.beginTime = 10
      set(animation)
      layer.add(animation, forKey: nil)
      return Double(layer.presentedState(at: 10 + time).corners.radius)
    }
    #expect(value(at: 2.25) { $0.repeatCount = 3 } == 25)
    #expect(value(at: 3) { $0.repeatCount = 3 } == -1)
    #expect(
      value(at: 3) { animation in
        animation.repeatCount = 3
        animation.fillMode = .forwards
      } == 100)
    #expect(value(at: 1.25) { $0.autoreverses = true } == 75)
    #expect(
      value(at: 5) { animation in
        animation.autoreverses = true
        animation.fillMode = .both
      } == 0)
    #expect(value(at: -5) { $0.fillMode = .backwards } == 0)
    #expect(
      value(at: 2.5) { animation in
        animation.repeatCount = .infinity
        animation.isCumulative = true
      } == 250)
    #expect(value(at: 0.25) { $0.speed = 2 } == 50)
    #expect(value(at: 0.25) { $0.speed = -1 } == 75)
    #expect(value(at: 0.25) { $0.timeOffset = 0.5 } == 75)
    #expect(value(at: 0.75) { $0.timeOffset = 0.5 } == 25)
    #expect(
      value(at: 7) { animation in
        animation.speed = 0
        animation.timeOffset = 0.3
      } == 30)
    #expect(value(at: 1.25) { $0.repeatDuration = 1.5 } == 25)
  }

  @Test("Additive animations add up, and leave the model's value in place")
  func additive() {
    let layer = CALayer()
    layer.position = CGPoint(x: 100, y: 100)
    for duration in [1.0, 2.0] {
      let animation = CABasicAnimation(keyPath: "position")
      animation.isAdditive = true
      animation.fromValue = CGPoint(x: -40, y: 0)
      animation.toValue = CGPoint.zero
      animation.duration = duration
      animation.beginTime = 1
      layer.add(animation, forKey: nil)
    }
    #expect(layer.presentedState(at: 1.5).position.isNear(CGPoint(x: 100 - 20 - 30, y: 100)))
  }

  @Test("A group's members share its time and are cut off at its end")
  func group() {
    let layer = CALayer()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 2
    let grow = CABasicAnimation(keyPath: "cornerRadius")
    grow.fromValue = 0
    grow.toValue = 10
    grow.beginTime = 0.5
    grow.duration = 0.5
    grow.fillMode = .both
    let group = CAAnimationGroup()
    group.animations = [fade, grow]
    group.duration = 1
    group.beginTime = 1
    layer.add(group, forKey: nil)
    #expect(layer.presentedState(at: 1.5).opacity == 0.25 * 1)
    #expect(layer.presentedState(at: 1.25).corners.radius == 0)
    #expect(layer.presentedState(at: 1.75).corners.radius == 5)
    #expect(layer.presentedState(at: 2).opacity == 1)
  }

  @Test("SP-02: a spring animation's defaults, and refused values")
  func springDefaults() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    spring.mass = 0
    spring.stiffness = -1
    spring.damping = -1
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
  }

  @Test("SP-04: a spring shorter than its settling is cut off, not scaled")
  func truncatedSpring() {
    let layer = CALayer()
    let spring = CASpringAnimation(keyPath: "position.x")
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = 0.5
    spring.beginTime = 1
    layer.add(spring, forKey: nil)
    #expect(abs(layer.presentedState(at: 1.1).position.x - 34.02998) < 1e-4)
    #expect(abs(layer.presentedState(at: 1.49).position.x - 108.34388) < 1e-4)
    #expect(layer.presentedState(at: 1.5).position.x == 0)
  }

  @Test("Scrubbing: what is shown at a time does not depend on what was asked before")
  func scrubbing() {
    let layer = CALayer()
    let spring = CASpringAnimation(keyPath: "transform")
    spring.fromValue = CATransform3DMakeRotation(2, 0, 1, 1)
    spring.toValue = CATransform3DMakeTranslation(10, 20, 30)
    spring.duration = 2
    spring.beginTime = 1
    layer.add(spring, forKey: nil)
    let times = stride(from: 0.9, through: 3.1, by: 0.1)
    let forwards = times.map { layer.presentedState(at: $0).transform }
    let withLookAhead = times.map { time in
      _ = layer.presentedState(at: time + 1)
      return layer.presentedState(at: time).transform
    }
    let backwards = times.reversed().map { layer.presentedState(at: $0).transform }
    #expect(withLookAhead == forwards)
    #expect(backwards.reversed() == forwards)
  }

  @Test("Changed contents fade from the old to the new")
  func contentsFade() {
    let layer = CALayer()
    let old = CGImage(pixels: PixelBuffer(width: 1, height: 1))
    let new = CGImage(pixels: PixelBuffer(width: 1, height: 1))
    layer.contents = new
    let fade = CABasicAnimation(keyPath: "contents")
    fade.fromValue = old
    fade.toValue = new
    fade.duration = 1
    fade.beginTime = 1
    layer.add(fade, forKey: nil)
    let state = layer.presentedState(at: 1.25)
    #expect(state.contents.source == .image(new))
    #expect(state.contents.fade == ContentsFade(from: .image(old), fraction: 0.25))
    #expect(layer.presentedState(at: 2).contents.fade == nil)
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
