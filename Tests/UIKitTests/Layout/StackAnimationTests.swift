import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Stack views: arranged subviews that are hidden and shown with an animation")
struct StackAnimationTests {
  let harness = LayoutHarness()

  @Test("Given a view hidden in a stack inside a block, then it is seen shrinking, and the others move up")
  func hidingInStacks() {
    let (stack, views) = column()
    harness.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = true } }
    #expect(views[1].isHidden)
    harness.advance(by: 0.5)
    #expect(harness.perform { views[1].layer.presentation()?.isHidden } == false)
    #expect(harness.shown(views[1]) == rect(0, 45, 50, 30))
    #expect(harness.shown(views[2]) == rect(0, 85, 50, 80))
    #expect(harness.shown(stack) == rect(0, 0, 50, 165))
    harness.advance(by: 0.6)
    #expect(harness.perform { views[1].layer.presentation()?.isHidden } == true)
    #expect(views[2].frame == rect(0, 50, 50, 80))
    harness.perform { UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { views[1].isHidden = false } }
    harness.advance(by: 0.5)
    #expect(harness.shown(views[2]) == rect(0, 85, 50, 80))
    harness.advance(by: 0.6)
    #expect(views.map(\.frame) == [rect(0, 0, 50, 40), rect(0, 50, 50, 60), rect(0, 120, 50, 80)])
  }

  @Test("Given views hidden and shown in a stack inside keyframes, then each is seen for as long as it moves")
  func hidingInKeyframes() {
    let (stack, views) = column()
    harness.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { views[1].isHidden = true }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { views[1].isHidden = false }
        })
    }
    func isSeen() -> Bool { harness.perform { views[1].layer.presentation()?.isHidden } == false }
    harness.advance(by: 0.125)
    #expect(isSeen())
    #expect(harness.shown(views[2]) == rect(0, 120, 50, 80))
    harness.advance(by: 0.25)
    #expect(isSeen())
    #expect(harness.shown(views[2]) == rect(0, 85, 50, 80))
    #expect(harness.shown(stack).height == 165)
    harness.advance(by: 0.375)
    #expect(isSeen())
    #expect(harness.shown(views[1]) == rect(0, 45, 50, 30))
    harness.advance(by: 0.5)
    #expect(isSeen())
    #expect(views.map(\.frame) == [rect(0, 0, 50, 40), rect(0, 50, 50, 60), rect(0, 120, 50, 80)])
  }

  @Test("Given a view hidden in a stack by keyframes, then it is gone at their end")
  func hiddenByKeyframes() {
    let (_, views) = column()
    harness.perform {
      UIView.animateKeyframes(
        withDuration: 1, delay: 0, options: .calculationModeCubic,
        animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { views[1].isHidden = true } })
    }
    harness.advance(by: 0.4)
    #expect(harness.perform { views[1].layer.presentation()?.isHidden } == false)
    harness.advance(by: 0.2)
    #expect(harness.perform { views[1].layer.presentation()?.isHidden } == true)
    harness.advance(by: 0.5)
    #expect(views[1].isHidden)
    #expect(views[2].frame == rect(0, 50, 50, 80))
  }

  @Test("Given a view hidden in a stack by an animator that goes back to its start, then it is there again, and the others stay")
  func hidingTakenBack() {
    let (stack, views) = column()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { views[1].isHidden = true }
    harness.perform { animator.startAnimation() }
    harness.advance(by: 0.5)
    #expect(harness.shown(views[2]) == rect(0, 85, 50, 80))
    harness.perform { animator.isReversed = true }
    harness.advance(by: 0.5)
    harness.advance(by: 0.1)
    #expect(!views[1].isHidden)
    #expect(views.map(\.frame) == [rect(0, 0, 50, 40), rect(0, 50, 50, 60), rect(0, 120, 50, 80)])
    #expect(stack.frame == rect(0, 0, 50, 200))
  }

  /// A column of three views of 40, 60 and 80 points' height at the top left, 10 points apart.
  private func column() -> (stack: UIStackView, views: [UIView]) {
    let views = [ContentView(50, 40, name: "a"), ContentView(50, 60, name: "b"), ContentView(50, 80, name: "c")]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 10
    harness.add(stack)
    harness.activate(
      stack.topAnchor.constraint(equalTo: harness.root.topAnchor), stack.leadingAnchor.constraint(equalTo: harness.root.leadingAnchor))
    #expect(stack.frame == rect(0, 0, 50, 200))
    return (stack, views)
  }
}
