import Foundation
import Testing
import UIKit

@MainActor
@Suite("UIViewPropertyAnimator")
struct AnimationAnimatorTests {
  let stage = AnimationStage()

  /// An animator that moves the view from x 50 to 150.
  private func mover(_ duration: TimeInterval = 1, _ curve: UIView.AnimationCurve = .linear) -> UIViewPropertyAnimator {
    let view = stage.view
    return UIViewPropertyAnimator(duration: duration, curve: curve) { view.center.x = 150 }
  }

  private var x: CGFloat { stage.shown().position.x }

  private func isX(_ expected: CGFloat) -> Bool { abs(x - expected) < 1e-6 }

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
    await #expect(processExitsWith: .failure) { await Misuse.run { @MainActor in $0.startAnimation() } }
    await #expect(processExitsWith: .failure) { await Misuse.run { @MainActor in $0.pauseAnimation() } }
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

  @Test("PA-18: a running animator lives until its end, whoever lets go of it")
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

  @Test("PA-20: continuing takes the factor's share of the duration, along the new curve")
  func continuing() {
    let animator = mover(2)
    stage.perform {
      animator.fractionComplete = 0.5
      animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeIn), durationFactor: 0.25)
    }
    stage.advance(by: 0.25)
    #expect(isX(100 + 50 * CubicCurve.easeIn.value(at: 0.5)))
    stage.advance(by: 0.25)
    #expect(animator.state == .inactive)
    #expect(animator.duration == 2)
  }

  @Test("PA-21: factor 0 takes what is left of the duration; at fraction 1 nothing is left, but factor 1 still takes all of it")
  func continuingWithoutFactor() {
    func rest(_ fraction: CGFloat, reversed: Bool = false, factor: CGFloat = 0) -> TimeInterval {
      stage.perform { stage.view.center.x = 50 }
      let animator = mover(1, .easeInOut)
      stage.perform {
        animator.fractionComplete = fraction
        animator.isReversed = reversed
        animator.continueAnimation(withTimingParameters: nil, durationFactor: factor)
      }
      var time = 0.0
      while animator.state == .active, time < 3 {
        stage.advance(by: 0.05)
        time += 0.05
      }
      return time
    }
    #expect(abs(rest(0.3) - 0.7) < 1e-6)
    #expect(abs(rest(0.3, reversed: true) - 0.3) < 1e-6)
    #expect(abs(rest(1) - 0.05) < 1e-6)
    #expect(abs(rest(1, factor: 1) - 1) < 1e-6)
  }

  @Test("PA-21: an untouched pause that is continued without curve or factor goes on exactly as if there had been none")
  func continuingUntouched() {
    let spring = Spring(duration: 1, dampingRatio: 0.5, initialVelocity: 0)
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 0.5) { stage.view.center.x = 150 }
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.2)
    stage.perform { animator.pauseAnimation() }
    stage.advance(by: 3)
    #expect(isX(50 + 100 * spring.position(at: 0.2)))
    stage.perform { animator.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
    for time in [0.3, 0.4, 0.5] {
      stage.advance(by: 0.1)
      #expect(isX(50 + 100 * spring.position(at: time)))
    }
    stage.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("PA-22: a retimed spring begins where the animation stood and ends at its end")
  func continuingWithASpring() {
    let animator = mover()
    stage.perform {
      animator.fractionComplete = 0.4
      animator.continueAnimation(
        withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 5, dy: 0)), durationFactor: 0.5)
    }
    #expect(isX(90))
    stage.advance(by: 0.01)
    #expect(x > 92)
    stage.advance(by: 0.49)
    #expect(x == 150)
  }

  @Test("PA-23: a block added while active runs over what is left of the duration, at once")
  func addingWhileActive() {
    let animator = mover(2)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 1)
    stage.perform { animator.addAnimations { stage.view.alpha = 0 } }
    stage.advance(by: 0.5)
    #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
    stage.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("PA-23: a block added on the way back shows its new value and moves back to the old one over what is left")
  func addingWhileReversed() {
    let animator = mover(2)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 1.5)
    stage.perform { animator.isReversed = true }
    stage.advance(by: 0.5)
    stage.perform {
      animator.addAnimations { stage.view.alpha = 0 }
      animator.addAnimations({ stage.view.layer.cornerRadius = 10 }, delayFactor: 0.25)
    }
    #expect(isX(100))
    #expect(stage.shown().opacity == 0)
    #expect(stage.shown().cornerRadius == 10)
    stage.advance(by: 0.5)
    #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
    #expect(abs(stage.shown().cornerRadius - 10) < 1e-6)
    stage.advance(by: 0.25)
    #expect(abs(stage.shown().cornerRadius - 5) < 1e-6)
    stage.advance(by: 0.25)
    #expect(animator.state == .inactive)
    #expect(stage.view.alpha == 1)
    #expect(stage.view.layer.cornerRadius == 0)
    #expect(stage.shown().opacity == 1)
  }

  @Test("PA-23: a block added while paused and reversed is scrubbed with the rest, both ways")
  func addingWhilePausedAndReversed() {
    let animator = mover(2)
    stage.perform {
      animator.fractionComplete = 0.25
      animator.isReversed = true
      animator.addAnimations { stage.view.alpha = 0 }
    }
    #expect(stage.shown().opacity == 0)
    stage.perform { animator.fractionComplete = 0.875 }
    #expect(isX(62.5))
    #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
    stage.perform {
      animator.isReversed = false
      animator.fractionComplete = 0.5
    }
    #expect(isX(100))
    #expect(stage.shown().opacity == 0)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 1)
    #expect(animator.state == .inactive)
    #expect(stage.view.alpha == 0)
  }

  @Test("PA-23: a block cannot be added to a stopped animator")
  func addingWhileStopped() async {
    await #expect(processExitsWith: .failure) { await Misuse.run { @MainActor in $0.addAnimations {} } }
  }

  @Test("PA-24: a delay factor delays by its share of the duration; the rest is the animation's")
  func delayFactor() {
    let animator = mover(2)
    animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.5)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 1)
    #expect(stage.shown().opacity == 1)
    stage.advance(by: 0.5)
    #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("PA-24: added while active, the delay is a share of the whole duration: 2 s, factor 0.25 at fraction 0.25 runs 1 s")
  func delayFactorWhileActive() {
    let animator = mover(2)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.5)
    stage.perform { animator.addAnimations({ stage.view.alpha = 0 }, delayFactor: 0.25) }
    stage.advance(by: 0.5)
    #expect(stage.shown().opacity == 1)
    stage.advance(by: 0.5)
    #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("PA-25: a completion may be added while stopped")
  func completionWhileStopped() {
    var told: UIViewAnimatingPosition?
    let animator = mover()
    stage.perform {
      animator.startAnimation()
      animator.stopAnimation(false)
      animator.addCompletion { told = $0 }
      animator.finishAnimation(at: .current)
    }
    #expect(told == .current)
  }

  @Test("PA-26: started without blocks it waits; the first block then animates at once, and blocks do not outlive the end")
  func startingWithoutBlocks() {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    stage.perform { animator.startAnimation() }
    #expect(animator.state == .active)
    stage.advance(by: 4)
    stage.perform { animator.addAnimations { stage.view.center.x = 150 } }
    #expect(animator.isRunning)
    stage.advance(by: 0.5)
    #expect(isX(100))
    stage.advance(by: 0.5)
    stage.perform {
      stage.view.center.x = 50
      animator.startAnimation()
    }
    #expect(stage.view.center.x == 50)
    stage.perform { animator.stopAnimation(true) }
  }

  @Test("PA-27: whether it may be interrupted is fixed while active")
  func interruptibleIsFixed() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
        animator.pauseAnimation()
        animator.isInterruptible = false
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {}
        animator.isInterruptible = false
        animator.startAnimation()
        animator.pauseAnimation()
      }
    }
  }

  @Test("PA-28: animated views get touches, unless user interaction is disabled")
  func touches() {
    let animator = mover()
    animator.isUserInteractionEnabled = false
    stage.perform { animator.startAnimation() }
    #expect(stage.perform { stage.view.hitTest(CGPoint(x: 1, y: 1), with: nil) } == nil)
    stage.advance(by: 1)
    #expect(stage.perform { stage.view.hitTest(CGPoint(x: 1, y: 1), with: nil) } === stage.view)
    let open = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.center.x = 50 }
    stage.perform { open.startAnimation() }
    #expect(stage.perform { stage.view.hitTest(CGPoint(x: 1, y: 1), with: nil) } === stage.view)
  }

  @Test("A view on its way is hit where it is seen, unless hit testing is done by hand")
  func movingViewsAreHitWhereSeen() {
    func hits(_ x: CGFloat) -> Bool { stage.perform { stage.window.hitTest(CGPoint(x: x, y: 50), with: nil) } === stage.view }
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 250 }
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.25)
    #expect(hits(100))
    #expect(!hits(250))
    stage.perform { animator.stopAnimation(true) }
    let manual = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.center.x = 300 }
    manual.isManualHitTestingEnabled = true
    stage.perform { manual.startAnimation() }
    #expect(!hits(100))
    #expect(hits(300))
    stage.perform { manual.stopAnimation(true) }
  }

  @Test("PA-29: a delayed start shows the old values until then")
  func delayedStart() {
    let animator = mover()
    stage.perform { animator.startAnimation(afterDelay: 0.5) }
    #expect(animator.delay == 0.5)
    stage.advance(by: 0.5)
    #expect(isX(50))
    #expect(stage.perform { animator.fractionComplete } == 0)
    stage.advance(by: 0.5)
    #expect(isX(100))
    stage.advance(by: 0.5)
    #expect(animator.state == .inactive)
  }

  @Test("PA-29: a negative delay is an error")
  func negativeDelay() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIViewPropertyAnimator(duration: 1, curve: .linear).startAnimation(afterDelay: -1) }
    }
  }

  @Test("PA-30: runningPropertyAnimator starts at once")
  func runningAnimator() {
    var told: UIViewAnimatingPosition?
    let animator = stage.perform {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.center.x = 150 }, completion: { told = $0 })
    }
    #expect(animator.isRunning)
    stage.advance(by: 0.5)
    #expect(isX(100))
    stage.advance(by: 0.5)
    #expect(told == .end)
  }

  @Test("PA-30: inside an animator it takes over that one's duration, is not interruptible, and is scrubbed along")
  func runningAnimatorInside() {
    var inner: UIViewPropertyAnimator?
    var told: UIViewAnimatingPosition?
    let outer = UIViewPropertyAnimator(duration: 4, curve: .linear) {
      inner = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: [], animations: { stage.view.center.x = 150 }, completion: { told = $0 })
    }
    stage.perform { outer.fractionComplete = 0.25 }
    #expect(inner?.isInterruptible == false)
    #expect(inner?.duration == 4)
    #expect(isX(75))
    stage.perform { outer.startAnimation() }
    stage.advance(by: 3)
    #expect(told == .end)
    #expect(outer.state == .inactive)
  }

  @Test("PA-31: a spring given by its physics takes its own time")
  func physicalSpring() {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    #expect(abs(animator.duration - 1.4727003346780927) < 1e-12)
  }

  @Test("PA-32: the system's spring is mass 3, stiffness 1000, damping 500")
  func systemSpring() {
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: UISpringTimingParameters())
    animator.addAnimations { stage.view.center.x = 150 }
    stage.perform { animator.startAnimation() }
    #expect(stage.spring("position")?.mass == 3)
    #expect(stage.spring("position")?.stiffness == 1000)
    #expect(stage.spring("position")?.damping == 500)
    stage.advance(by: 0.1)
    #expect(abs(x - (50 + 100 * 0.544778)) < 1e-3)
  }

  @Test("PA-33: the velocity's x and y count apart for the position; all else goes by x")
  func velocityByAxis() {
    let velocity = CGVector(dx: 4, dy: -2)
    let animator = UIViewPropertyAnimator(
      duration: 1, timingParameters: UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: velocity))
    animator.addAnimations {
      stage.view.center = CGPoint(x: 150, y: 150)
      stage.view.alpha = 0
    }
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.1)
    let fast = Spring(duration: 1, dampingRatio: 0.7, initialVelocity: 4)
    #expect(isX(50 + 100 * fast.position(at: 0.1)))
    #expect(abs(stage.shown().position.y - (50 + 100 * fast.with(initialVelocity: -2).position(at: 0.1))) < 1e-6)
    #expect(abs(Double(stage.shown().opacity) - (1 - fast.position(at: 0.1))) < 1e-6)
  }

  @Test("PA-34: the default curve's parameters and those of one's own")
  func cubicParameters() {
    let standard = UICubicTimingParameters()
    #expect(standard.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(standard.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(standard.animationCurve.rawValue == 5)
    #expect(standard.timingCurveType == .builtin)
    let own = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.animationCurve.rawValue == 6)
    #expect(own.timingCurveType == .cubic)
  }

  @Test("PA-35: views in no window finish at once, even if a pause follows the start")
  func notInWindow() {
    let loose = UIView()
    var told: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 5, curve: .linear) { loose.alpha = 0 }
    animator.addCompletion { told = $0 }
    stage.perform {
      animator.startAnimation()
      animator.pauseAnimation()
    }
    stage.advance(by: 1.0 / 60)
    #expect(told == .end)
    #expect(animator.state == .inactive)
  }

  @Test("PA-36: two animators add up on a position, and take over from each other on an alpha")
  func twoAnimators() {
    let first = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.center.x = 150
      stage.view.alpha = 0
    }
    stage.perform { first.startAnimation() }
    stage.advance(by: 0.5)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      stage.view.center.x = 250
      stage.view.alpha = 1
    }
    stage.perform { second.startAnimation() }
    #expect(isX(100))
    #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
    stage.advance(by: 0.25)
    #expect(isX(250 - 25 - 75))
    #expect(abs(stage.shown().opacity - 0.625) < 1e-6)
  }

  @Test("Blocks inside an animator's block are scrubbed with it, and their completions wait for it")
  func blocksInside() {
    var results: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) {
      UIView.animate(withDuration: 9, animations: { stage.view.center.x = 150 }, completion: { results.append($0) })
      UIView.animateKeyframes(
        withDuration: 0, delay: 0,
        animations: { UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.alpha = 0 } })
    }
    stage.perform { animator.fractionComplete = 0.75 }
    stage.advance(by: 1)
    #expect(isX(125))
    #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.5)
    #expect(results == [true])
  }

  @Test("An idle scene needs no frames while an animator is paused, and does while it runs")
  func idleWhilePaused() {
    let animator = mover()
    stage.perform { animator.fractionComplete = 0.5 }
    stage.advance(by: 0.1)
    #expect(!stage.scene.needsFrame)
    stage.perform { animator.startAnimation() }
    stage.advance(by: 0.1)
    #expect(stage.scene.needsFrame)
    stage.advance(by: 1)
    stage.advance(by: 0.1)
    #expect(!stage.scene.needsFrame)
  }
}

/// Uses that end the program, as they do on iOS.
private enum Misuse {
  /// Gives `body` a stopped animator.
  @MainActor
  static func run(_ body: @MainActor (UIViewPropertyAnimator) -> Void) {
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    animator.startAnimation()
    animator.stopAnimation(false)
    body(animator)
  }
}
