import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("The values of animations")
struct AnimationValueTests {
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
}
