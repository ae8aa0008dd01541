import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIView.animate: which values animate, and how they add up")
struct AnimationBlockValueTests {
  let stage = AnimationStage()

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
}
