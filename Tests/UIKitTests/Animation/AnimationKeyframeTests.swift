import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIView.animateKeyframes")
struct AnimationKeyframeTests {
  let stage = AnimationStage()

  private func keyframe(_ key: String) -> CAKeyframeAnimation? { stage.view.layer.animation(forKey: key) as? CAKeyframeAnimation }

  @Test("KF-01: one keyframe animation a property, which holds before the first change and after the last")
  func timeline() {
    stage.perform {
      UIView.animateKeyframes(
        withDuration: 10, delay: 0,
        animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { stage.view.alpha = 0 } })
    }
    let animation = keyframe("opacity")
    #expect(animation?.keyTimes?.map(\.doubleValue) == [0, 0.1, 1])
    #expect(animation?.values?.compactMap { $0 as? Double } == [1, 0, 0])
    #expect(animation?.calculationMode == .linear)
    #expect(animation?.fillMode == .both)
    #expect(animation?.duration == 10)
  }

  @Test("KF-01: between two changes the value of the first holds")
  func holdsBetween() {
    stage.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: [UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)],
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { stage.view.center.x = 150 }
          UIView.addKeyframe(withRelativeStartTime: 0.75, relativeDuration: 0.25) { stage.view.center.x = 50 }
        })
    }
    for (time, x) in [(0.125, 50.0), (0.25, 100), (0.25, 150), (0.25, 100)] {
      stage.advance(by: time)
      #expect(abs(stage.shown().position.x - x) < 1e-6)
    }
  }

  @Test("KF-02: the whole is paced softly, unless a linear curve is smuggled into the options")
  func outerPace() {
    func run(_ options: UIView.KeyframeAnimationOptions) {
      stage.perform {
        stage.view.alpha = 1
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: options,
          animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 0 } })
      }
      stage.advance(by: 0.25)
    }
    run([])
    #expect(abs(Double(stage.shown().opacity) - (1 - eased(0.25))) < 1e-6)
    #expect(keyframe("opacity")?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    run(UIView.KeyframeAnimationOptions(rawValue: 3 << 16))
    #expect(abs(stage.shown().opacity - 0.75) < 1e-6)
  }

  @Test("KF-02: nested in a linear block, keyframes run evenly")
  func nestedInLinear() {
    stage.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          UIView.animateKeyframes(
            withDuration: 0, delay: 0,
            animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.alpha = 0 } })
        })
    }
    stage.advance(by: 0.25)
    #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
  }

  @Test("KF-03: a keyframe of no duration changes the value at its start")
  func instant() {
    stage.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: 3 << 16),
        animations: { UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { stage.view.alpha = 0 } })
    }
    stage.advance(by: 0.499)
    #expect(stage.shown().opacity == 1)
    stage.advance(by: 0.002)
    #expect(stage.shown().opacity == 0)
  }

  @Test("KF-04: the calculation mode is the options'")
  func modes() {
    let modes: [(UIView.KeyframeAnimationOptions, CAAnimationCalculationMode)] = [
      (.calculationModeLinear, .linear), (.calculationModeDiscrete, .discrete), (.calculationModePaced, .paced),
      (.calculationModeCubic, .cubic), (.calculationModeCubicPaced, .cubicPaced),
    ]
    for (option, mode) in modes {
      stage.perform {
        stage.view.alpha = 1
        UIView.animateKeyframes(
          withDuration: 1, delay: 0, options: option,
          animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { stage.view.alpha = 0 } })
      }
      #expect(keyframe("opacity")?.calculationMode == mode)
    }
  }

  @Test("KF-05: starts and durations count as shares in 0…1")
  func shares() {
    stage.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0,
        animations: { UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 3) { stage.view.alpha = 0 } })
    }
    #expect(keyframe("opacity")?.keyTimes?.map(\.doubleValue) == [0, 0.5, 1])
  }

  @Test("The completion runs once, at the end")
  func completion() {
    var results: [Bool] = []
    stage.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0.5,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { stage.view.alpha = 0 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.center.x = 90 }
        }, completion: { results.append($0) })
    }
    stage.advance(by: 1.4)
    #expect(results.isEmpty)
    stage.advance(by: 0.1)
    #expect(results == [true])
  }
}
