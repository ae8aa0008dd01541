import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIView.animate")
struct AnimationBlockTests {
  let stage = AnimationStage()

  @Test("UV-01: a duration of 0 applies at once, and the completion runs at the beginning of the next turn, finished")
  func noDuration() {
    var results: [Bool] = []
    stage.perform { UIView.animate(withDuration: 0, animations: { stage.view.alpha = 0 }, completion: { results.append($0) }) }
    #expect(stage.view.alpha == 0)
    #expect(stage.view.layer.animationKeys() == nil)
    #expect(results.isEmpty)
    stage.advance(by: 0)
    #expect(results == [true])
  }

  @Test("UV-02: a block that animates nothing completes in the next turn, not after its duration")
  func nothingToAnimate() {
    var results: [Bool] = []
    stage.perform { UIView.animate(withDuration: 5, animations: {}, completion: { results.append($0) }) }
    stage.advance(by: 1.0 / 60)
    #expect(results == [true])
  }

  @Test("UV-03: soft start and end, filled both ways: before the delay the old value shows, at the end the new one exactly")
  func defaults() {
    stage.perform { UIView.animate(withDuration: 1, delay: 0.5, animations: { stage.view.alpha = 0 }) }
    #expect(stage.basic("opacity")?.timingFunction == CAMediaTimingFunction(name: .easeInEaseOut))
    #expect(stage.basic("opacity")?.fillMode == .both)
    stage.advance(by: 0.25)
    #expect(stage.shown().opacity == 1)
    stage.advance(by: 0.5)
    #expect(abs(Double(stage.shown().opacity) - (1 - eased(0.25))) < 1e-6)
    stage.advance(by: 0.75)
    #expect(stage.shown().opacity == 0)
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("UV-08: changes outside a block animate nothing")
  func outside() {
    stage.perform {
      stage.view.alpha = 0
      stage.view.center = .zero
    }
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("UV-10: a view that is animated gets no touches, nor what it contains, unless the options allow it")
  func touches() {
    let child = UIView(frame: stage.view.bounds)
    stage.perform { stage.view.addSubview(child) }
    let point = CGPoint(x: 10, y: 10)
    func isHit() -> Bool { stage.perform { stage.window.hitTest(point, with: nil) === child } }
    #expect(isHit())
    stage.perform { UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 } }
    stage.advance(by: 0.5)
    #expect(!isHit())
    stage.advance(by: 0.5)
    #expect(isHit())
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction, animations: { stage.view.alpha = 1 })
    }
    stage.advance(by: 0.5)
    #expect(isHit())
  }

  @Test("UV-11: a nested block inherits duration, curve and options unless it overrides them")
  func nesting() {
    let inner = UIView()
    stage.perform {
      stage.view.addSubview(inner)
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear,
        animations: {
          #expect(UIView.inheritedAnimationDuration == 2)
          UIView.animate(withDuration: 1, delay: 0, options: .curveEaseIn, animations: { stage.view.alpha = 0 })
          UIView.animate(
            withDuration: 1, delay: 0, options: [.curveEaseIn, .overrideInheritedDuration, .overrideInheritedCurve],
            animations: { inner.alpha = 0 })
        })
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(stage.basic("opacity")?.duration == 2)
    #expect(stage.basic("opacity")?.timingFunction == CAMediaTimingFunction(name: .linear))
    let own = inner.layer.animation(forKey: "opacity") as? CABasicAnimation
    #expect(own?.duration == 1)
    #expect(own?.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test("UV-12: performWithoutAnimation applies at once and restores whether animations are enabled")
  func withoutAnimation() {
    stage.perform {
      UIView.animate(withDuration: 1) {
        UIView.performWithoutAnimation {
          #expect(!UIView.areAnimationsEnabled)
          stage.view.alpha = 0
        }
        #expect(UIView.areAnimationsEnabled)
        stage.view.center = .zero
      }
    }
    #expect(stage.view.layer.animationKeys() == ["position"])
    stage.perform {
      UIView.setAnimationsEnabled(false)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
      UIView.setAnimationsEnabled(true)
    }
  }

  @Test("UV-14: the options have iOS's bits")
  func optionBits() {
    #expect(UIView.AnimationOptions.layoutSubviews.rawValue == 1)
    #expect(UIView.AnimationOptions.allowUserInteraction.rawValue == 1 << 1)
    #expect(UIView.AnimationOptions.beginFromCurrentState.rawValue == 1 << 2)
    #expect(UIView.AnimationOptions.repeat.rawValue == 1 << 3)
    #expect(UIView.AnimationOptions.autoreverse.rawValue == 1 << 4)
    #expect(UIView.AnimationOptions.allowAnimatedContent.rawValue == 1 << 7)
    #expect(UIView.AnimationOptions.showHideTransitionViews.rawValue == 1 << 8)
    #expect(UIView.AnimationOptions.curveEaseIn.rawValue == 1 << 16)
    #expect(UIView.AnimationOptions.curveLinear.rawValue == 3 << 16)
    #expect(UIView.AnimationOptions.transitionCrossDissolve.rawValue == 5 << 20)
    #expect(UIView.AnimationCurve.easeInOut.rawValue == 0)
    #expect(UIView.AnimationCurve.linear.rawValue == 3)
  }

  @Test("A view in no window does not keep its completion waiting")
  func notInWindow() {
    let loose = UIView()
    var results: [Bool] = []
    stage.perform { UIView.animate(withDuration: 5, animations: { loose.alpha = 0 }, completion: { results.append($0) }) }
    stage.advance(by: 1.0 / 60)
    #expect(results == [true])
  }

  @Test("layoutSubviews lays out inside the block, so that subviews move along")
  func layoutInside() {
    final class Filled: UIView {
      let child = UIView()
      override func layoutSubviews() { child.frame = bounds }
    }
    let filled = Filled(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.perform {
      filled.addSubview(filled.child)
      stage.window.addSubview(filled)
    }
    stage.advance(by: 0.1)
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .layoutSubviews, animations: { filled.frame.size.width = 100 })
    }
    #expect(filled.child.layer.animationKeys()?.contains("bounds") == true)
  }
}
