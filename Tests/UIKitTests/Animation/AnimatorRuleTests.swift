import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIViewPropertyAnimator: touches, timing and company")
struct AnimatorRuleTests: AnimatorSuite {
  let stage = AnimationStage()

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

  @Test("PA-30: inside an animator that goes back to its start, it ends at the start as well")
  func runningAnimatorInsideReversed() {
    var told: UIViewAnimatingPosition?
    let outer = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      _ = UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1, delay: 0, options: [], animations: { stage.view.center.x = 150 }, completion: { told = $0 })
    }
    stage.perform { outer.startAnimation() }
    stage.advance(by: 0.5)
    stage.perform { outer.isReversed = true }
    stage.advance(by: 0.5)
    #expect(told == .start)
    #expect(stage.view.center.x == 50)
  }

  @Test("PA-31: a spring given by its physics takes its own time")
  func physicalSpring() {
    let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
    let animator = UIViewPropertyAnimator(duration: 9, timingParameters: spring)
    #expect(abs(animator.duration - 1.4727003346780927) < 1e-12)
  }

  @Test("PA-32: the system's spring is mass 3, stiffness 1000, damping 500, that is, a damping ratio of 4.56")
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

  @Test("A spring by duration and bounce has mass 1, and the stiffness and damping of that duration, with the given velocity")
  func springByBounce() {
    let parameters = UISpringTimingParameters(duration: 0.5, bounce: 0.2, initialVelocity: CGVector(dx: 1, dy: 0))
    let animator = UIViewPropertyAnimator(duration: 0, timingParameters: parameters)
    animator.addAnimations { stage.view.alpha = 0 }
    stage.perform { animator.startAnimation() }
    let spring = stage.spring("opacity")
    #expect(spring?.mass == 1 && spring?.initialVelocity == 1)
    #expect(abs((spring?.stiffness ?? 0) - 157.91367041742973) < 1e-9)
    #expect(abs((spring?.damping ?? 0) - 0.8 * 25.132741228718345) < 1e-9)
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
