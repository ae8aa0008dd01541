import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIView.animate: repetition, springs and curves")
struct AnimationBlockTimingTests {
  let stage = AnimationStage()

  @Test("UV-13: a repeated animation goes on until it is removed; autoreverse plays back and then shows the new value")
  func repetition() {
    var results: [Bool] = []
    stage.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { stage.view.alpha = 0 },
        completion: { results.append($0) })
    }
    stage.advance(by: 101.25)
    #expect(abs(stage.shown().opacity - 0.25) < 1e-5)
    #expect(results.isEmpty)
    stage.perform { stage.view.layer.removeAllAnimations() }
    stage.advance(by: 0)
    #expect(results == [false])

    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { stage.view.alpha = 1 })
    }
    stage.advance(by: 1.75)
    #expect(abs(stage.shown().opacity - 0.25) < 1e-5)
    stage.advance(by: 0.25)
    #expect(stage.shown().opacity == 1)
  }

  @Test("UV-13: modifyAnimations gives the animations inside a number of runs")
  func modifiedRepetition() {
    stage.perform {
      UIView.animate(withDuration: 1) {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { stage.view.alpha = 0 }
        stage.view.center = .zero
      }
    }
    #expect(stage.basic("opacity")?.repeatCount == 3)
    #expect(stage.basic("opacity")?.autoreverses == true)
    #expect(stage.basic("position")?.repeatCount == 0)
  }

  @Test("UV-15: animate(springDuration:bounce:) runs until the spring has settled")
  func springByBounce() {
    var isDone = false
    stage.perform { UIView.animate(animations: { stage.view.center.x = 150 }, completion: { _ in isDone = true }) }
    let spring = stage.spring("position")
    #expect(spring?.duration == 0.7999999999999999)
    #expect(abs((spring?.stiffness ?? 0) - 157.91367041742973) < 1e-9)
    #expect(abs((spring?.damping ?? 0) - 25.132741228718345) < 1e-9)
    #expect(spring?.mass == 1)
    stage.advance(by: 0.79)
    #expect(!isDone)
    stage.advance(by: 0.01)
    #expect(isDone)
  }

  @Test("SP-05: usingSpringWithDamping runs exactly its duration on UIKit's spring, then shows the value exactly")
  func springByDamping() {
    stage.perform {
      UIView.animate(
        withDuration: 0.44, delay: 0, usingSpringWithDamping: 0.82, initialSpringVelocity: 0, animations: { stage.view.center.x = 150 })
    }
    let spring = stage.spring("position")
    #expect(abs((spring?.stiffness ?? 0) / 405.7059368427759 - 1) < 1e-6)
    #expect(abs((spring?.damping ?? 0) / 33.0331150170905 - 1) < 1e-6)
    #expect(spring?.duration == 0.44)
    stage.advance(by: 0.2)
    let expected = 50 + 100 * Spring(duration: 0.44, dampingRatio: 0.82).position(at: 0.2)
    #expect(abs(stage.shown().position.x - expected) < 1e-6)
    stage.advance(by: 0.24)
    #expect(stage.shown().position.x == 150)
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("SP-07: curve 7 is the keyboard's spring over half a second, whatever duration is asked for")
  func keyboardCurve() {
    stage.perform {
      UIView.animate(
        withDuration: 0.25, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16), animations: { stage.view.center.x = 150 })
    }
    let spring = stage.spring("position")
    #expect(spring?.mass == 3)
    #expect(spring?.stiffness == 1000)
    #expect(spring?.damping == 500)
    #expect(spring?.duration == 0.5)
    stage.advance(by: 0.1)
    #expect(abs(stage.shown().position.x - (50 + 100 * 0.544778)) < 1e-3)
  }
}
