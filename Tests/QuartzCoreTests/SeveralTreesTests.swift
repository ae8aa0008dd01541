import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@MainActor
@Suite("Several trees in one process")
struct SeveralTreesTests {
  private let stage = Stage()
  private let other = Stage()

  private func fade(_ log: AnimationLog? = nil) -> CABasicAnimation {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.duration = 1
    fade.delegate = log
    return fade
  }

  @Test("A layer that loses its tree wakes that tree and no other, and is told in its next turn")
  func orphanedLayer() {
    let log = AnimationLog()
    let layer = stage.addStill()
    layer.add(fade(log), forKey: nil)
    stage.advance(by: 0)
    layer.removeFromSuperlayer()
    #expect(stage.tree.nextActivity != nil)
    #expect(other.tree.nextActivity == nil)
    #expect(other.tree.nextDeadline == nil)

    other.advance(by: 0.1)
    #expect(log.events == ["start"])
    stage.advance(by: 0.1)
    #expect(log.events == ["start", "cut short"])
    #expect(stage.tree.nextActivity == nil)
  }

  @Test("A driver whose layers lose their tree ends in that tree's next turn, and keeps no other awake")
  func orphanedDriver() {
    let layer = stage.addStill()
    let driver = AnimationDriver(duration: 1)
    layer.add(fade(), key: nil, driver: driver, begin: 0, completions: [])
    driver.motion = .paced(since: driver.now, time: 0)
    stage.advance(by: 0)
    var ends = 0
    driver.onEnd = { _ in ends += 1 }

    layer.removeFromSuperlayer()
    #expect(stage.tree.nextActivity != nil)
    #expect(other.tree.nextActivity == nil)
    #expect(other.tree.nextDeadline == nil)
    other.advance(by: 0.1)
    #expect(ends == 0)
    stage.advance(by: 0.1)
    #expect(ends == 1)
    #expect(stage.tree.nextActivity == nil)
  }

  @Test("An animation on a layer that was never in a tree is over at the commit and keeps no tree awake")
  func neverInATree() {
    let log = AnimationLog()
    let layer = CALayer()
    layer.add(fade(log), forKey: nil)
    stage.tree.commit()
    #expect(log.events == ["finished"])
    #expect(stage.tree.nextActivity == nil)
    #expect(other.tree.nextActivity == nil)
  }

  @Test("A layer that moves to another tree runs to its end there")
  func moving() {
    let log = AnimationLog()
    let layer = stage.addStill()
    layer.add(fade(log), forKey: nil)
    stage.advance(by: 0)
    other.root.addSublayer(layer)
    stage.advance(by: 0.5)
    #expect(stage.tree.nextActivity == nil)
    #expect(other.tree.nextActivity != nil)
    other.advance(by: 0.9)
    #expect(log.events == ["start"])
    other.advance(by: 0.1)
    #expect(log.events == ["start", "finished"])
  }

  @Test("Each tree's code has its own time, and afterward that of the code that it interrupted is back")
  func nestedScenes() {
    let outside = CACurrentMediaTime()
    let (layer, otherLayer) = (stage.addStill(), other.addStill())
    RunningScene.perform(in: stage.tree, at: 7) {
      #expect(RunningScene.current.tree === stage.tree && CACurrentMediaTime() == 7)
      RunningScene.perform(in: other.tree, at: 3) {
        #expect(RunningScene.current.tree === other.tree && CACurrentMediaTime() == 3)
        #expect(otherLayer.currentLocalTime == 3)
        #expect(layer.currentLocalTime == stage.time)
        RunningScene.setTimeOutsideScenes(99)
        #expect(CACurrentMediaTime() == 3)
      }
      #expect(RunningScene.current.tree === stage.tree && CACurrentMediaTime() == 7)
    }
    #expect(RunningScene.current.tree == nil && CACurrentMediaTime() == outside)
  }

  @Test("Closing a tree tells whoever waits for its animations, at once")
  func closing() {
    let log = AnimationLog()
    let layer = stage.addStill()
    layer.add(fade(log), forKey: nil)
    stage.advance(by: 0)
    stage.tree.close()
    #expect(log.events == ["start", "cut short"])
    #expect(other.tree.nextActivity == nil)
  }
}
