import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Animations with a driver")
struct DriverTests {
  /// Returns an ease-in animation of x from 0 to 100 over a second that begins after `delay`.
  private func move(_ layer: CALayer, delay: Double = 0, duration: Double = 1) {
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = duration
    animation.fillMode = .both
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    if delay > 0 { animation.beginTime = layer.currentLocalTime + delay }
    layer.add(animation, forKey: nil)
  }

  @Test("Handed over, animations stand evenly over their own delay and duration, at any progress in any order")
  func handOver() {
    let stage = Stage()
    let (layer, late) = (stage.addStill(), stage.addStill())
    let capture = AnimationCapture()
    capture.collect {
      move(layer)
      move(late, delay: 0.5, duration: 0.5)
    }
    stage.tree.commit()
    let driver = AnimationDriver(duration: 1)
    capture.handOver(to: driver)
    #expect(driver.extent == 1)
    for progress in [0.75, 0.25, 1, 0, 0.6] {
      driver.motion = .held(progress: progress)
      stage.advance(by: 3)
      #expect(abs(stage.shown(layer).position.x - progress * 100) < 1e-9)
      #expect(abs(stage.shown(late).position.x - max(progress - 0.5, 0) * 200) < 1e-9)
    }
  }

  @Test("A driver's end finishes all that it drives, once")
  func end() {
    let stage = Stage()
    let layer = stage.addStill()
    let log = AnimationLog()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0
    animation.duration = 9
    animation.delegate = log
    let driver = AnimationDriver(duration: 1, motion: .held(progress: 0.5))
    let capture = AnimationCapture()
    capture.handOver(to: driver)
    capture.collect { layer.add(animation, forKey: nil) }
    stage.tree.commit()
    driver.onEnd = { [weak driver] atStart in
      #expect(!atStart)
      driver?.end(finished: true)
    }
    stage.advance(by: 5)
    #expect(log.events == ["start"])
    driver.motion = .even(since: driver.now, from: 0.5, to: 1, duration: 0.5, curve: .linear)
    #expect(stage.tree.nextActivity != nil)
    stage.advance(by: 0.5)
    #expect(log.events == ["start", "finished"])
    stage.advance(by: 5)
    #expect(log.events.count == 2)
    #expect(stage.tree.nextActivity == nil)
  }

  @Test("A driver that is handed over goes by the other's time, and ends with it")
  func following() {
    let stage = Stage()
    let layer = stage.addStill()
    let inner = AnimationDriver(duration: 1)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 0
    animation.toValue = 100
    animation.duration = 1
    animation.fillMode = .both
    animation.timingFunction = CAMediaTimingFunction(name: .easeIn)
    let capture = AnimationCapture()
    capture.collect { layer.add(animation, key: nil, driver: inner, begin: 0, completions: []) }
    inner.motion = .paced(since: inner.now, time: 0)
    var ends: [Bool] = []
    inner.onEnd = { ends.append($0) }
    stage.tree.commit()

    let outer = AnimationDriver(duration: 1)
    capture.handOver(to: outer)
    outer.motion = .held(progress: 0.3)
    stage.advance(by: 7)
    #expect(abs(stage.shown(layer).position.x - 30) < 1e-9)
    #expect(ends.isEmpty)
    outer.motion = .held(progress: 0.1)
    #expect(abs(stage.shown(layer).position.x - 10) < 1e-9)
    outer.end(finished: true)
    #expect(ends == [true])
  }

  @Test("What one driver does costs the same however much it drives")
  func oneAssignment() {
    let stage = Stage()
    let layers = (0..<1000).map { _ in stage.addStill() }
    let driver = AnimationDriver(duration: 1)
    let capture = AnimationCapture()
    capture.handOver(to: driver)
    capture.collect { for layer in layers { move(layer) } }
    stage.tree.commit()
    let changes = stage.tree.changeCount
    driver.motion = .held(progress: 0.5)
    #expect(stage.tree.changeCount == changes + 1)
    #expect(layers.allSatisfy { abs(stage.shown($0).position.x - 50) < 1e-9 })
  }
}
