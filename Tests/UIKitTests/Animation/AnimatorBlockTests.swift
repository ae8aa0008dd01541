import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIViewPropertyAnimator: continuing, and blocks that join")
struct AnimatorBlockTests: AnimatorSuite {
  let stage = AnimationStage()

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

  @Test("PA-20: a spring in reverse is fitted to the time that the factor gives it, not cut off by it")
  func continuingSpringBackwards() {
    let view = stage.view
    let animator = UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { view.center.x = 150 }
    stage.perform {
      animator.fractionComplete = 0.4
      animator.isReversed = true
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0.5)
    }
    stage.advance(by: 0.25)
    let halfway = Spring(duration: 1, dampingRatio: 1, initialVelocity: 0).position(at: 0.5)
    #expect(isX(50 + 40 * (1 - halfway)))
    stage.advance(by: 0.249)
    #expect(abs(x - 50) < 0.1)
    stage.advance(by: 0.001)
    #expect(animator.state == .inactive)
    #expect(x == 50)
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

  @Test("PA-23: a block added during the return shows its new value and moves back to the old one over what is left")
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
    #expect(stage.shown().corners.radius == 10)
    stage.advance(by: 0.5)
    #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
    #expect(abs(stage.shown().corners.radius - 10) < 1e-6)
    stage.advance(by: 0.25)
    #expect(abs(stage.shown().corners.radius - 5) < 1e-6)
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
    await #expect(processExitsWith: .failure) { await StoppedAnimator.run { @MainActor in $0.addAnimations {} } }
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
}
