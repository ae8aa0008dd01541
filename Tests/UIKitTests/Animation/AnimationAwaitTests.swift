import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Awaited animations")
struct AnimationAwaitTests {
  private let stage = AnimationStage()

  /// Starts `animation`, lets `seconds` pass once its code waits, and gives what it was told.
  private func outcome(after seconds: TimeInterval, _ animation: @escaping @MainActor () async -> Bool) async -> Bool {
    var hasBegun = false
    let waiting = Task {
      hasBegun = true
      return await animation()
    }
    // The code runs up to its first wait without a pause.
    while !hasBegun { await Task.yield() }
    stage.advance(by: 0)
    stage.advance(by: seconds)
    return await waiting.value
  }

  @Test("A block is awaited to its end, in every form")
  func blocks() async {
    let (stage, other) = (stage, UIView())
    let blocks: [@MainActor () async -> Bool] = [
      { await UIView.animate(withDuration: 1) { stage.view.alpha = 0.5 } },
      { await UIView.animate(withDuration: 0.5, delay: 0.5, options: .curveLinear) { stage.view.alpha = 1 } },
      {
        await UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
          stage.view.center.x = 90
        }
      },
      {
        await UIView.animateKeyframes(withDuration: 1, delay: 0) {
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { stage.view.alpha = 0 }
        }
      },
      {
        await UIView.transition(with: stage.view, duration: 1, options: .transitionCrossDissolve) { stage.view.backgroundColor = .red }
      },
      { await UIView.transition(from: stage.view, to: other, duration: 1, options: .transitionCrossDissolve) },
    ]
    for block in blocks { #expect(await outcome(after: 1, block)) }
    #expect(stage.view.superview == nil && other.superview != nil)
  }

  @Test("A block whose animation is removed did not finish")
  func removal() async {
    let stage = stage
    let waiting = Task { await UIView.animate(withDuration: 1) { stage.view.alpha = 0 } }
    while stage.view.alpha == 1 { await Task.yield() }
    stage.advance(by: 0.5)
    stage.perform { stage.view.layer.removeAllAnimations() }
    stage.advance(by: 0)
    #expect(await waiting.value == false)
  }

  @Test("An animator's end is awaited with its position, the start if it turns round before it has moved")
  func animators() async {
    let stage = stage
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { stage.view.alpha = 0 }
    stage.perform {
      animator.startAnimation()
      animator.isReversed = true
    }
    var hasBegun = false
    let waiting = Task {
      hasBegun = true
      return await animator.addCompletion()
    }
    while !hasBegun { await Task.yield() }
    stage.advance(by: 1)
    #expect(await waiting.value == .start)
  }
}
