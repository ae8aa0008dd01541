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

  @Test("UV-04: position, bounds, transform and corner radius animate additively, from the difference to nothing")
  func additive() {
    stage.perform {
      UIView.animate(withDuration: 1) {
        stage.view.center = CGPoint(x: 150, y: 250)
        stage.view.bounds.size = CGSize(width: 50, height: 80)
        stage.view.transform = CGAffineTransform(scaleX: 2, y: 2)
        stage.view.layer.cornerRadius = 8
        stage.view.alpha = 0.5
        stage.view.backgroundColor = .red
        stage.view.layer.anchorPoint = .zero
      }
    }
    #expect(stage.basic("position")?.fromValue as? CGPoint == CGPoint(x: -100, y: -200))
    #expect(stage.basic("position")?.toValue as? CGPoint == .zero)
    #expect(stage.basic("bounds")?.fromValue as? CGRect == CGRect(x: 0, y: 0, width: 50, height: 20))
    for key in ["position", "bounds", "transform", "cornerRadius"] { #expect(stage.basic(key)?.isAdditive == true, "\(key)") }
    for key in ["opacity", "backgroundColor", "anchorPoint"] { #expect(stage.basic(key)?.isAdditive == false, "\(key)") }
  }

  @Test("UV-05: a second fade starts from the model's value, or from what is shown if asked to; one animation remains")
  func nonAdditive() {
    stage.perform { UIView.animate(withDuration: 1) { stage.view.alpha = 0 } }
    stage.advance(by: 0.5)
    stage.perform { UIView.animate(withDuration: 1) { stage.view.alpha = 0.8 } }
    #expect(stage.shown().opacity == 0)
    stage.perform {
      stage.view.layer.removeAllAnimations()
      stage.view.alpha = 1
      UIView.animate(withDuration: 1) { stage.view.alpha = 0 }
    }
    stage.advance(by: 0.5)
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: { stage.view.alpha = 0.8 })
    }
    #expect(abs(stage.shown().opacity - 0.5) < 1e-6)
    #expect(stage.view.layer.animationKeys() == ["opacity"])
  }

  @Test("UV-06: a second move is added beside the first, and the motion keeps its speed")
  func secondMove() {
    stage.perform { UIView.animate(withDuration: 1) { stage.view.center.x = 150 } }
    stage.advance(by: 0.5)
    let before = stage.shown().position.x
    stage.perform {
      UIView.animate(withDuration: 1, delay: 0, options: .beginFromCurrentState, animations: { stage.view.center.x = 50 })
    }
    #expect(stage.view.layer.animationKeys()?.count == 2)
    #expect(stage.shown().position.x == before)
    let step = 0.0001
    stage.advance(by: step)
    let speed = (stage.shown().position.x - before) / step
    let speedBefore = 100 * (eased(0.5) - eased(0.5 - step)) / step
    #expect(abs(speed - speedBefore) < 0.1)
  }

  @Test("UV-07: borders, shadow geometry and depth do not animate; shadow opacity does")
  func notAnimatable() {
    stage.perform {
      UIView.animate(withDuration: 1) {
        stage.view.layer.borderWidth = 3
        stage.view.layer.borderColor = UIColor.red.cgColor
        stage.view.layer.shadowColor = UIColor.red.cgColor
        stage.view.layer.shadowOffset = CGSize(width: 9, height: 9)
        stage.view.layer.shadowRadius = 9
        stage.view.layer.zPosition = 9
        stage.view.layer.shadowOpacity = 0.5
      }
    }
    #expect(stage.view.layer.animationKeys() == ["shadowOpacity"])
  }

  @Test("UV-08: changes outside a block animate nothing")
  func outside() {
    stage.perform {
      stage.view.alpha = 0
      stage.view.center = .zero
    }
    #expect(stage.view.layer.animationKeys() == nil)
  }

  @Test("UV-09: the completion tells that a replaced or removed animation did not finish; additive pairs both do")
  func finished() {
    var log: [String] = []
    func note(_ name: String) -> (Bool) -> Void { { log.append("\(name) \($0)") } }
    stage.perform {
      UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: note("fade"))
      UIView.animate(withDuration: 1, animations: { stage.view.center.x = 90 }, completion: note("move"))
    }
    stage.advance(by: 0.5)
    stage.perform {
      UIView.animate(withDuration: 1, animations: { stage.view.alpha = 1 }, completion: note("fade back"))
      UIView.animate(withDuration: 1, animations: { stage.view.center.x = 50 }, completion: note("move back"))
    }
    stage.advance(by: 0)
    #expect(log == ["fade false"])
    stage.advance(by: 0.5)
    #expect(log == ["fade false", "move true"])
    stage.perform { stage.view.layer.removeAnimation(forKey: "opacity") }
    stage.advance(by: 0.5)
    #expect(log == ["fade false", "move true", "fade back false", "move back true"])
    stage.perform { UIView.animate(withDuration: 1, animations: { stage.view.alpha = 0 }, completion: note("orphan")) }
    stage.advance(by: 0.1)
    stage.perform { stage.view.removeFromSuperview() }
    stage.advance(by: 0.1)
    #expect(log.last == "orphan false")
    stage.advance(by: 9)
    #expect(log.count == 5)
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

  @Test("A view in no window does not keep its completion waiting")
  func notInWindow() {
    let loose = UIView()
    var results: [Bool] = []
    stage.perform { UIView.animate(withDuration: 5, animations: { loose.alpha = 0 }, completion: { results.append($0) }) }
    stage.advance(by: 1.0 / 60)
    #expect(results == [true])
  }

  @Test("A transform animates to one that cannot be undone, such as scale 0")
  func singularTransform() {
    stage.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear, animations: { stage.view.transform = CGAffineTransform(scaleX: 0, y: 0) })
    }
    stage.advance(by: 0.5)
    #expect(abs(stage.shown().transform.m11 - 0.5) < 1e-9)
  }

  @Test("Turning by half and moving at once goes straight, without shear")
  func transformGoesStraight() {
    stage.perform {
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2).concatenating(CGAffineTransform(translationX: 100, y: 40))
        })
    }
    stage.advance(by: 0.5)
    let shown = stage.shown().transform
    #expect(abs(shown.m41 - 50) < 1e-9)
    #expect(abs(shown.m42 - 20) < 1e-9)
    #expect(abs(shown.m11 - cos(.pi / 4)) < 1e-9)
    #expect(abs(shown.m11 * shown.m21 + shown.m12 * shown.m22) < 1e-9)
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
