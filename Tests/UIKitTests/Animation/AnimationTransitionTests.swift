import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("UIView.transition")
struct AnimationTransitionTests {
  let stage = AnimationStage()

  @Test("A cross-dissolve covers the new content with the old picture, which fades and goes")
  func crossDissolve() {
    var isDone = false
    stage.perform {
      UIView.transition(
        with: stage.view, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
        animations: { stage.view.backgroundColor = .blue }, completion: { _ in isDone = true })
    }
    #expect(stage.view.layer.animationKeys() == nil)
    let cover = stage.view.layer.sublayers?.last
    stage.advance(by: 0.25)
    #expect(stage.perform { cover?.presentation()?.opacity } == 0.75)
    stage.advance(by: 0.75)
    #expect(isDone)
    #expect(stage.view.layer.sublayers == nil)
  }

  @Test("A flip turns the old picture to its edge and the new one on from there")
  func flip() {
    stage.perform {
      UIView.transition(
        with: stage.view, duration: 1, options: [.transitionFlipFromRight, .curveLinear], animations: { stage.view.backgroundColor = .blue }
      )
    }
    stage.advance(by: 0.25)
    #expect(abs(stage.shown().transform.m11 - cos(.pi / 4)) < 1e-9)
    stage.advance(by: 0.25)
    #expect(abs(stage.shown().transform.m11) < 1e-9)
    stage.advance(by: 0.5)
    #expect(stage.shown().transform == CATransform3DIdentity)
  }

  @Test("A flip from the left turns the other way than one from the right, and those from top and bottom about the other axis")
  func flipDirections() {
    func quarter(_ option: UIView.AnimationOptions) -> CATransform3D {
      stage.perform { UIView.transition(with: stage.view, duration: 1, options: [option, .curveLinear], animations: nil) }
      stage.advance(by: 0.25)
      let shown = stage.shown().transform
      stage.advance(by: 1)
      return shown
    }
    let (left, right) = (quarter(.transitionFlipFromLeft), quarter(.transitionFlipFromRight))
    #expect(left.m13 == -right.m13 && abs(left.m13) > 0.5)
    let (top, bottom) = (quarter(.transitionFlipFromTop), quarter(.transitionFlipFromBottom))
    #expect(top.m23 == -bottom.m23 && abs(top.m23) > 0.5)
    #expect(abs(top.m11 - 1) < 1e-9)
  }

  @Test("One view takes another's place in its superview, which dissolves")
  func replacing() {
    let (old, new) = (UIView(), UIView())
    var isDone = false
    stage.perform { stage.view.addSubview(old) }
    stage.advance(by: 0.1)
    stage.perform {
      UIView.transition(from: old, to: new, duration: 1, options: .transitionCrossDissolve, completion: { isDone = $0 })
    }
    #expect(stage.view.subviews == [new])
    #expect(stage.view.layer.sublayers?.count == 2)
    stage.advance(by: 1)
    #expect(isDone)
    #expect(stage.view.layer.sublayers?.count == 1)
  }

  @Test("With showHideTransitionViews both stay where they are, and change their visibility")
  func showingAndHiding() {
    let (old, new) = (UIView(), UIView())
    new.isHidden = true
    stage.perform {
      for view in [new, old] { stage.view.addSubview(view) }
      UIView.transition(from: old, to: new, duration: 1, options: [.transitionCrossDissolve, .showHideTransitionViews])
    }
    #expect(stage.view.subviews == [new, old])
    #expect(old.isHidden && !new.isHidden)
  }

  @Test("Changes inside are made at once, unless animated content is allowed")
  func animatedContent() {
    let child = UIView()
    stage.perform { stage.view.addSubview(child) }
    stage.advance(by: 0.1)
    for (options, isAnimated) in [(UIView.AnimationOptions.allowAnimatedContent, true), ([], false)] {
      stage.perform {
        child.alpha = 1
        child.layer.removeAllAnimations()
        UIView.transition(
          with: stage.view, duration: 1, options: options.union(.transitionCrossDissolve), animations: { child.alpha = 0 })
      }
      #expect((child.layer.animation(forKey: "opacity") != nil) == isAnimated)
      stage.advance(by: 1)
    }
  }

  @Test("Without a transition among the options the changes animate as in any block")
  func plainOptions() {
    stage.perform {
      UIView.transition(with: stage.view, duration: 1, options: .curveLinear, animations: { stage.view.alpha = 0 })
    }
    stage.advance(by: 0.5)
    #expect(stage.shown().opacity == 0.5)
    #expect(stage.view.layer.sublayers == nil)
  }

  @Test("A view without a superview has no place to give: the completion comes in the next turn")
  func noSuperview() {
    var isDone = false
    stage.perform {
      UIView.transition(from: UIView(), to: UIView(), duration: 1, options: .transitionCrossDissolve, completion: { isDone = $0 })
    }
    #expect(!isDone)
    stage.advance(by: 0)
    #expect(isDone)
  }
}
