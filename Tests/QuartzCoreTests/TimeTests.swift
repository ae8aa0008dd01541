import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("The hierarchy of time")
struct TimeTests {
  @Test("A layer's time comes from its superlayer's by begin, speed and offset, and back")
  func conversion() {
    let outer = CALayer()
    let inner = CALayer()
    outer.addSublayer(inner)
    outer.speed = 2
    outer.timeOffset = 5
    inner.beginTime = 3
    inner.speed = 0.5
    #expect(outer.convertTime(10, from: nil) == 25)
    #expect(inner.convertTime(10, from: nil) == 11)
    #expect(inner.convertTime(11, to: nil) == 10)
    #expect(inner.convertTime(25, from: outer) == 11)
    #expect(outer.convertTime(11, from: inner) == 25)
  }

  @Test("Pausing and resuming a layer in Apple's way (QA1673) makes nothing jump")
  func pausing() {
    let stage = Stage()
    let layer = stage.addStill()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    layer.add(animation, forKey: nil)
    stage.advance(by: 0.25)

    let pausedTime = layer.convertTime(CACurrentMediaTime(), from: nil)
    layer.speed = 0
    layer.timeOffset = pausedTime
    stage.advance(by: 10)
    #expect(stage.shown(layer).position.x == 25)
    #expect(stage.tree.nextActivity == nil)

    layer.speed = 1
    layer.timeOffset = 0
    layer.beginTime = 0
    layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - pausedTime
    #expect(abs(stage.shown(layer).position.x - 25) < 1e-9)
    stage.advance(by: 0.5)
    #expect(abs(stage.shown(layer).position.x - 75) < 1e-9)
  }

  @Test("An animation added before its layer is frozen begins at the frozen time: timeOffset scrubs it from 0")
  func scrubbingByOffset() {
    let stage = Stage()
    let layer = stage.addStill()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    layer.add(animation, forKey: nil)
    layer.speed = 0
    layer.timeOffset = 0
    stage.tree.commit()
    layer.timeOffset = 0.75
    #expect(stage.shown(layer).position.x == 75)
    layer.timeOffset = 0.1
    #expect(abs(stage.shown(layer).position.x - 10) < 1e-9)
  }

  @Test("Half the speed above means half the speed below, ends included")
  func slowMotion() {
    let stage = Stage()
    stage.root.speed = 0.5
    stage.root.beginTime = CACurrentMediaTime()
    stage.root.timeOffset = CACurrentMediaTime()
    let layer = stage.addStill()
    let log = AnimationLog()
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.delegate = log
    layer.add(animation, forKey: nil)
    stage.advance(by: 1)
    #expect(abs(stage.shown(layer).position.x - 50) < 1e-9)
    stage.advance(by: 0.9)
    #expect(log.events == ["start"])
    stage.advance(by: 0.1)
    #expect(log.events == ["start", "finished"])
  }

  @Test("Any thread may ask for the time, and gets that of the running scene")
  func backgroundThread() async {
    let stage = Stage(at: 41)
    #expect(await Task.detached { CACurrentMediaTime() }.value == 41)
    // Many readers while the time changes: the thread sanitizer would complain of a race.
    async let times = Task.detached { (0..<10_000).map { _ in CACurrentMediaTime() } }.value
    for _ in 0..<1_000 { stage.advance(by: 0.001) }
    #expect(await times.allSatisfy { (41...42.001).contains($0) })
  }

  @Test("A display link calls once a turn, with the turn's time, until it is paused or invalidated")
  func displayLinks() {
    @MainActor
    final class Target {
      var times: [CFTimeInterval] = []
      func step(_ link: CADisplayLink) { times.append(link.timestamp) }
    }
    let stage = Stage(at: 5)
    let target = Target()
    let link = CADisplayLink(target: target, selector: Target.step)
    link.add(to: .main, forMode: .common)
    #expect(stage.tree.nextActivity != nil)
    stage.advance(by: 1)
    stage.advance(by: 1)
    #expect(target.times == [6, 7])
    link.isPaused = true
    stage.advance(by: 1)
    #expect(stage.tree.nextActivity == nil)
    link.isPaused = false
    stage.advance(by: 1)
    #expect(target.times == [6, 7, 9])
    #expect(link.targetTimestamp > link.timestamp)
    link.invalidate()
    stage.advance(by: 1)
    #expect(target.times.count == 3)
  }
}
