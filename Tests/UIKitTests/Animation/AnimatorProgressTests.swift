import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIViewPropertyAnimator: starting, pausing and scrubbing")
struct AnimatorProgressTests: AnimatorSuite {
  let stage = AnimationStage()

  @Test("PA-01: a fresh animator")
  func fresh() {
    let animator = mover()
    #expect(animator.state == .inactive)
    #expect(!animator.isRunning)
    #expect(!animator.isReversed)
    #expect(animator.fractionComplete == 0)
    #expect(animator.delay == 0)
    #expect(animator.isInterruptible)
    #expect(animator.isUserInteractionEnabled)
    #expect(!animator.isManualHitTestingEnabled)
    #expect(animator.scrubsLinearly)
    #expect(!animator.pausesOnCompletion)
  }

  @Test("PA-02: raw values are iOS's")
  func rawValues() {
    #expect(UIViewAnimatingState.inactive.rawValue == 0)
    #expect(UIViewAnimatingState.active.rawValue == 1)
    #expect(UIViewAnimatingState.stopped.rawValue == 2)
    #expect(UIViewAnimatingPosition.end.rawValue == 0)
    #expect(UIViewAnimatingPosition.start.rawValue == 1)
    #expect(UIViewAnimatingPosition.current.rawValue == 2)
    #expect(UITimingCurveType.builtin.rawValue == 0)
    #expect(UITimingCurveType.cubic.rawValue == 1)
    #expect(UITimingCurveType.spring.rawValue == 2)
    #expect(UITimingCurveType.composed.rawValue == 3)
  }

  @Test("PA-03: blocks run at the start, not when added; then the model has the final value and only what is shown moves")
  func blocksRunAtStart() {
    let animator = mover()
    #expect(stage.view.center.x == 50)
    stage.perform { animator.startAnimation() }
    #expect(stage.view.center.x == 150)
    #expect(isX(50))
    stage.advance(by: 0.25)
    #expect(isX(75))
  }

  @Test("PA-04: starting makes it active and running; starting a paused one resumes it")
  func starting() {
    let animator = mover()
    stage.perform { animator.startAnimation() }
    #expect(animator.state == .active)
    #expect(animator.isRunning)
    stage.advance(by: 0.25)
    stage.perform { animator.pauseAnimation() }
    stage.advance(by: 3)
    #expect(isX(75))
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.25)
    #expect(isX(100))
  }

  @Test("PA-05: a stopped animator can be neither started nor paused")
  func stoppedCannotStart() async {
    await #expect(processExitsWith: .failure) { await StoppedAnimator.run { @MainActor in $0.startAnimation() } }
    await #expect(processExitsWith: .failure) { await StoppedAnimator.run { @MainActor in $0.pauseAnimation() } }
  }

  @Test("PA-06: pausing an inactive animator makes it active at its start; pausing twice does nothing")
  func pausingInactive() {
    let animator = mover()
    stage.perform { animator.pauseAnimation() }
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(stage.view.center.x == 150)
    stage.advance(by: 5)
    #expect(isX(50))
    stage.perform { animator.pauseAnimation() }
    #expect(animator.state == .active)
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("PA-07: setting fractionComplete activates and scrubs; while running it does nothing")
  func scrubbing() {
    let animator = mover()
    stage.perform { animator.fractionComplete = 0.3 }
    #expect(animator.state == .active)
    #expect(!animator.isRunning)
    #expect(isX(80))
    stage.perform { animator.startAnimation() }
    stage.perform { animator.fractionComplete = 0.9 }
    #expect(isX(80))
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("PA-08: while running, fractionComplete is the share of the time, not of the way")
  func fractionIsTime() {
    let animator = mover(1, .easeInOut)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.243)
    #expect(abs(stage.perform { animator.fractionComplete } - 0.243) < 1e-9)
    #expect(abs(x - 62.14) < 0.1)
  }

  @Test("PA-08: a spring of damping 0.5 has overshot to 166.15 after 0.297 of its time")
  func springOvershoots() {
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 150 }
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.297)
    #expect(abs(x - 166.15) < 0.2)
  }

  /// An animator of a spring that has passed its end by more than 10 points, paused there.
  private func caughtBeyondItsEnd() -> UIViewPropertyAnimator {
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { view.center.x = 150 }
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.297)
    stage.perform { animator.pauseAnimation() }
    return animator
  }

  // "The value of this property ranges from 0.0 to 1.0" (UIViewAnimating, fractionComplete).
  @Test("Given a spring caught beyond its end, then its fraction is 1, and what it shows has not jumped")
  func caughtOvershoot() {
    let animator = caughtBeyondItsEnd()
    #expect(stage.perform { animator.fractionComplete } == 1)
    #expect(x > 160)
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("Given a spring caught beyond its end, when it is scrubbed back little by little, then nothing jumps, and its ends are its ends")
  func scrubbedOvershoot() {
    let animator = caughtBeyondItsEnd()
    var before = x
    stage.perform { animator.fractionComplete = 1 }
    #expect(isX(before))
    for step in 1...50 {
      let fraction = 1 - CGFloat(step) / 50
      stage.perform { animator.fractionComplete = fraction }
      #expect(abs(stage.perform { animator.fractionComplete } - fraction) < 1e-9)
      #expect(x < before && before - x < 3)
      before = x
    }
    #expect(isX(50))
    stage.perform { animator.fractionComplete = 1 }
    #expect(isX(150))
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("Given a spring caught beyond its end, when it goes on, then it goes on from there, and its fraction never leaves 0…1")
  func resumedOvershoot() {
    for parameters in [nil, UICubicTimingParameters(animationCurve: .linear)] {
      stage.perform { stage.view.center.x = 50 }
      let animator = caughtBeyondItsEnd()
      let before = x
      stage.perform { animator.continueAnimation(withTimingParameters: parameters, durationFactor: parameters == nil ? 0 : 1) }
      #expect(isX(before))
      while animator.state == .active {
        #expect((0...1).contains(stage.perform { animator.fractionComplete }))
        stage.advance(by: 0.05)
      }
      #expect(isX(150))
    }
  }

  @Test("Given a reversed spring caught before its start, then its fraction is 1, and what it shows has not jumped")
  func caughtOvershootInReverse() {
    let animator = caughtBeyondItsEnd()
    let before = x
    stage.perform { animator.isReversed = true }
    #expect(stage.perform { animator.fractionComplete } == 0)
    #expect(isX(before))
    stage.perform { animator.fractionComplete = 0 }
    #expect(isX(before))
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("PA-09: paused, the value is as far as the fraction says, or as far as the curve says for it")
  func scrubsLinearly() {
    let even = mover(1, .easeIn)
    stage.perform { even.fractionComplete = 0.25 }
    #expect(isX(75))
    stage.perform {
      even.stopAnimation(true)
      stage.view.center.x = 50
    }
    let curved = mover(1, .easeIn)
    curved.scrubsLinearly = false
    stage.perform { curved.fractionComplete = 0.25 }
    #expect(isX(50 + 100 * CubicCurve.easeIn.value(at: 0.25)))
    stage.perform { curved.stopAnimation(true) }
  }

  @Test("PA-09: pausing shows no jump, and the fraction then tells the way that is shown")
  func pausingDoesNotJump() {
    let animator = mover(1, .easeIn)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.5)
    let before = x
    stage.perform { animator.pauseAnimation() }
    #expect(isX(before))
    let fraction = stage.perform { animator.fractionComplete }
    #expect(abs(fraction - CubicCurve.easeIn.value(at: 0.5)) < 1e-6)
    stage.perform { animator.fractionComplete = fraction + 0.1 }
    #expect(isX(before + 10))
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("Pausing and starting again does not change the motion")
  func resumingContinuesTheMotion() {
    let animator = mover(1, .easeIn)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.5)
    stage.perform { animator.pauseAnimation() }
    stage.advance(by: 2)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.25)
    #expect(isX(50 + 100 * CubicCurve.easeIn.value(at: 0.75)))
    stage.advance(by: 0.25)
    #expect(animator.state == .inactive)
  }

  @Test("Pausing shows no jump in delayed animations and in each dimension of a spring either")
  func pausingDelayedDoesNotJump() {
    let view = stage.view
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 2, dy: -3)))
    animator.addAnimations { view.center = CGPoint(x: 150, y: 250) }
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.25)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.35)
    let before = stage.shown()
    stage.perform { animator.pauseAnimation() }
    #expect(abs(stage.shown().position.x - before.position.x) < 1e-6)
    #expect(abs(stage.shown().position.y - before.position.y) < 1e-6)
    #expect(abs(stage.shown().opacity - before.opacity) < 1e-6)
    stage.perform { animator.fractionComplete = 0 }
    #expect(abs(stage.shown().position.y - 50) < 1e-6)
    #expect(stage.shown().opacity == 1)
    stage.perform { animator.fractionComplete = 1 }
    #expect(abs(stage.shown().position.y - 250) < 1e-6)
    stage.perform { animator.stopAnimation(true) }
  }
}
