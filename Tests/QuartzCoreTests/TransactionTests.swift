import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor
@Suite("Transactions and implicit animations")
struct TransactionTests {
  @Test("A layer without a delegate animates a change for a quarter of a second along the default curve")
  func implicit() {
    let stage = Stage()
    let layer = stage.add(CALayer())
    layer.opacity = 0
    stage.tree.commit()
    #expect(layer.opacity == 0)
    stage.advance(by: 0.125)
    let expected = 1 - CubicCurve.standard.value(at: 0.5)
    #expect(abs(Double(stage.shown(layer).opacity) - expected) < 1e-5)
    stage.advance(by: 0.125)
    #expect(stage.shown(layer).opacity == 0)
    #expect(stage.tree.nextActivity == nil)
  }

  @Test("A layer does not animate by itself in the turn in which it was made")
  func newLayersAreStill() {
    let stage = Stage()
    let layer = CALayer()
    stage.root.addSublayer(layer)
    layer.position = CGPoint(x: 10, y: 10)
    #expect(layer.animationKeys() == nil)
  }

  @Test("Disabled actions, a duration and a pace hold inside their transaction only")
  func settings() {
    let stage = Stage()
    let layer = stage.add(CALayer())
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.opacity = 0.5
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    layer.opacity = 0
    CATransaction.commit()
    #expect(CATransaction.animationDuration() == 0.25)
    stage.advance(by: 1)
    #expect(stage.shown(layer).opacity == 0.25)
  }

  @Test("Settings can be made and read under their keys, as numbers or Booleans")
  func settingsByKey() {
    let stage = Stage()
    let layer = stage.add(CALayer())
    CATransaction.begin()
    CATransaction.setValue(kCFBooleanTrue, forKey: kCATransactionDisableActions)
    layer.opacity = 0.5
    #expect(CATransaction.value(forKey: kCATransactionDisableActions) as? Bool == true)
    CATransaction.commit()
    #expect(layer.animationKeys() == nil)
    var isOver = false
    CATransaction.begin()
    CATransaction.setValue(2, forKey: kCATransactionAnimationDuration)
    CATransaction.setValue(CAMediaTimingFunction(name: .linear), forKey: kCATransactionAnimationTimingFunction)
    CATransaction.setValue({ isOver = true }, forKey: kCATransactionCompletionBlock)
    layer.opacity = 0
    CATransaction.commit()
    stage.advance(by: 1)
    #expect(stage.shown(layer).opacity == 0.25)
    #expect(!isOver)
    stage.advance(by: 1)
    #expect(isOver)
  }

  @Test("A value under another key is found in the transactions inside, until its own is committed")
  func ownValues() {
    CATransaction.begin()
    CATransaction.setValue("outer", forKey: "reason")
    CATransaction.begin()
    #expect(CATransaction.value(forKey: "reason") as? String == "outer")
    CATransaction.setValue("inner", forKey: "reason")
    #expect(CATransaction.value(forKey: "reason") as? String == "inner")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "reason") as? String == "outer")
    CATransaction.commit()
    #expect(CATransaction.value(forKey: "reason") == nil)
  }

  @Test("A completion block waits for all animations added in the transaction, inner ones too")
  func completion() {
    let stage = Stage()
    let layer = stage.add(CALayer())
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    layer.opacity = 0
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    layer.position = CGPoint(x: 5, y: 5)
    CATransaction.commit()
    CATransaction.commit()
    stage.advance(by: 0.5)
    #expect(calls == 0)
    stage.advance(by: 0.5)
    #expect(calls == 1)
    stage.advance(by: 5)
    #expect(calls == 1)
  }

  @Test("A completion block without animations is called at the commit")
  func completionWithoutAnimations() {
    var calls = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { calls += 1 }
    #expect(calls == 0)
    CATransaction.commit()
    #expect(calls == 1)
  }

  @Test("Actions are sought at the delegate, in the dictionary, at the class; NSNull ends the search")
  func actionSearch() {
    final class Delegate: CALayerDelegate {
      var answer: (any CAAction)?
      func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { answer }
    }
    final class Loud: CALayer {
      nonisolated(unsafe) static let own = CABasicAnimation(keyPath: "class")
      override class func defaultAction(forKey event: String) -> (any CAAction)? { event == "opacity" ? own : nil }
    }
    let layer = Loud()
    #expect(layer.action(forKey: "opacity") as? CAAnimation === Loud.own)
    let listed = CABasicAnimation(keyPath: "dictionary")
    layer.actions = ["opacity": listed]
    #expect(layer.action(forKey: "opacity") as? CAAnimation === listed)
    let delegate = Delegate()
    layer.delegate = delegate
    #expect(layer.action(forKey: "opacity") as? CAAnimation === listed)
    delegate.answer = NSNull()
    #expect(layer.action(forKey: "opacity") == nil)
  }

  @Test("A basic animation as an action leads from what was shown before the change")
  func animationAsAction() {
    let stage = Stage()
    let layer = stage.addStill()
    let action = CABasicAnimation()
    action.duration = 1
    layer.actions = ["cornerRadius": action]
    layer.cornerRadius = 10
    stage.advance(by: 0.5)
    #expect(stage.shown(layer).corners.radius == 5)
  }
}
