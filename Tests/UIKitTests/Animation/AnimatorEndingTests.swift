import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIViewPropertyAnimator: ends")
struct AnimatorEndingTests: AnimatorSuite {
  let stage = AnimationStage()

  @Test("PA-10, PA-11: a natural end makes it inactive and calls the completions in order with .end")
  func naturalEnd() {
    var log: [String] = []
    let animator = mover()
    animator.addCompletion { log.append("first \($0.rawValue)") }
    animator.addCompletion { log.append("second \($0.rawValue)") }
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.999)
    #expect(log.isEmpty)
    stage.advance(by: 0.001)
    #expect(log == ["first 0", "second 0"])
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(x == 150)
    stage.advance(by: 5)
    #expect(log.count == 2)
  }

  @Test("PA-12: reversed in mid-flight it runs back, reports .start and leaves the original values")
  func reversing() {
    var position: UIViewAnimatingPosition?
    let animator = mover()
    animator.addCompletion { position = $0 }
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.4)
    stage.perform { animator.isReversed = true }
    #expect(isX(90))
    #expect(animator.isRunning)
    stage.advance(by: 0.2)
    #expect(isX(70))
    stage.advance(by: 0.2)
    #expect(position == .start)
    #expect(stage.view.center.x == 50)
    #expect(x == 50)
  }

  @Test("PA-12: reversed before the start it leads from the new values to the old ones")
  func reversedFromTheStart() {
    let animator = mover()
    animator.isReversed = true
    stage.perform { animator.startAnimation() }
    #expect(isX(150))
    stage.advance(by: 0.25)
    #expect(isX(125))
    stage.advance(by: 0.75)
    #expect(stage.view.center.x == 50)
  }

  @Test("PA-12: reversed before anything has moved it ends at once, at its start")
  func reversedAtOnce() {
    var position: UIViewAnimatingPosition?
    let animator = mover()
    animator.addCompletion { position = $0 }
    stage.perform {
      animator.startAnimation()
      animator.isReversed = true
    }
    stage.advance(by: 0.01)
    #expect(position == .start)
    #expect(stage.view.center.x == 50)
  }

  @Test("PA-13: while reversed, fractionComplete grows towards the original values")
  func fractionWhileReversed() {
    let animator = mover()
    stage.perform {
      animator.fractionComplete = 0.25
      animator.isReversed = true
    }
    #expect(abs(stage.perform { animator.fractionComplete } - 0.75) < 1e-9)
    #expect(isX(75))
    stage.perform { animator.fractionComplete = 0.9 }
    #expect(isX(60))
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("PA-14: stopping for good freezes what is shown, makes it inactive and calls no completion")
  func stoppingForGood() {
    var isCalled = false
    let animator = mover()
    animator.addCompletion { _ in isCalled = true }
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.25)
    stage.perform { animator.stopAnimation(true) }
    #expect(animator.state == .inactive)
    #expect(abs(stage.view.center.x - 75) < 1e-6)
    #expect(isX(75))
    #expect(stage.view.layer.animationKeys() == nil)
    stage.advance(by: 5)
    #expect(!isCalled)
  }

  @Test("PA-15, PA-16: stopped, it waits; finishing sets end, start or current values and calls the completions")
  func stoppingAndFinishing() {
    for (position, expected) in [(UIViewAnimatingPosition.end, 150.0), (.start, 50), (.current, 75)] {
      stage.perform { stage.view.center.x = 50 }
      var told: UIViewAnimatingPosition?
      let animator = mover()
      animator.addCompletion { told = $0 }
      stage.perform { animator.startAnimation() }
      stage.advance(by: 0.25)
      stage.perform { animator.stopAnimation(false) }
      #expect(animator.state == .stopped)
      #expect(abs(stage.view.center.x - 75) < 1e-6)
      #expect(told == nil)
      stage.perform { animator.finishAnimation(at: position) }
      #expect(told == position)
      #expect(animator.state == .inactive)
      #expect(abs(stage.view.center.x - expected) < 1e-6)
    }
  }

  @Test("PA-17: finishing an animator that is not stopped is an error")
  func finishingActive() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.startAnimation()
        animator.finishAnimation(at: .end)
      }
    }
  }

  @Test("PA-18: a running animator lives until its end, whoever releases it")
  func releasingRunning() {
    var isDone = false
    do {
      let animator = mover()
      animator.addCompletion { _ in isDone = true }
      stage.perform { animator.startAnimation() }
    }
    stage.advance(by: 1)
    #expect(isDone)
  }

  @Test("PA-18: releasing a paused animator freezes what it shows and is reported")
  func releasingPaused() {
    do {
      let animator = mover()
      stage.perform { animator.fractionComplete = 0.5 }
    }
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(abs(stage.view.center.x - 100) < 1e-6)
  }

  @Test("PA-19: with pausesOnCompletion it stays active at its end, calls nothing, and can go back")
  func pausingOnCompletion() {
    var told: UIViewAnimatingPosition?
    let animator = mover()
    animator.pausesOnCompletion = true
    animator.addCompletion { told = $0 }
    stage.perform { animator.startAnimation() }
    stage.advance(by: 1)
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(stage.perform { animator.fractionComplete } == 1)
    #expect(told == nil)
    animator.pausesOnCompletion = false
    stage.perform {
      animator.isReversed = true
      animator.startAnimation()
    }
    stage.advance(by: 0.5)
    #expect(isX(100))
    stage.advance(by: 0.5)
    #expect(told == .start)
  }
}
