import Testing
import UITestSupport

@testable import UIKit

/// The failures of transitions that users of transition libraries report most.
@MainActor
@Suite("Field failures") struct FieldFailureTests {
  /// Changes the frame, transform, opacity, corners and color of the from view.
  private static func shake(_ context: any UIViewControllerContextTransitioning) {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to { context.containerView.insertSubview(to, at: 0) }
    UIView.animate(
      withDuration: 0.4,
      animations: {
        from?.frame = CGRect(x: 100, y: 200, width: 80, height: 60)
        from?.transform = CGAffineTransform(rotationAngle: 1)
        from?.alpha = 0.2
        from?.layer.cornerRadius = 20
        from?.backgroundColor = .red
      }
    ) { _ in
      if context.transitionWasCancelled { to?.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  @Test(
    "Given an interactive transition, when it is cancelled at any fraction, then every view is as before",
    arguments: [0, 0.01, 0.3, 0.5, 0.99, 1] as [CGFloat], [.custom, .fullScreen] as [UIModalPresentationStyle])
  func cancelledState(percent: CGFloat, style: UIModalPresentationStyle) {
    let dismissal = DrivenDismissal(style, animator: BlockAnimator(animate: Self.shake))
    dismissal.view.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30)))
    dismissal.harness.turn()
    let before = words(for: dismissal.harness.window)
    dismissal.begin()
    for step in 0...4 { dismissal.update(percent * CGFloat(step) / 4) }
    dismissal.cancel()
    dismissal.harness.advance(by: 1)
    #expect(words(for: dismissal.harness.window) == before)
    #expect(dismissal.harness.scene.doctor.diagnoses == [])
  }

  @Test(
    "Given an interactive transition, when it finishes or is cancelled, then each frame lies between its neighbors",
    arguments: [true, false])
  func flash(cancels: Bool) {
    for percent in [0, 0.4, 1] as [CGFloat] {
      let dismissal = DrivenDismissal(animator: BlockAnimator(duration: 0.3))
      dismissal.begin()
      dismissal.update(percent)
      var last = CGFloat(dismissal.shown.opacity)
      if cancels { dismissal.cancel() } else { dismissal.finish() }
      for _ in 0..<30 where dismissal.view.window != nil {
        dismissal.harness.advance(by: 1.0 / 60)
        guard dismissal.view.window != nil else { break }
        let opacity = CGFloat(dismissal.shown.opacity)
        #expect(cancels ? opacity >= last - 1e-6 : opacity <= last + 1e-6)
        last = opacity
      }
      #expect(last == (cancels ? 1 : last) && dismissal.isPresented == cancels)
    }
  }

  @Test("Given a transition at 100 %, when it is released, then its completions are called, and the scene gets input")
  func completionAtTheEnd() {
    let animator = BlockAnimator { context in
      let from = context.view(forKey: .from)
      UIView.animateKeyframes(
        withDuration: 0.4, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { from?.alpha = 0.5 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { from?.alpha = 0 }
        }
      ) { _ in context.completeTransition(!context.transitionWasCancelled) }
    }
    let dismissal = DrivenDismissal(animator: animator)
    dismissal.begin()
    dismissal.update(1)
    dismissal.finish()
    dismissal.harness.advance(by: 0.05)
    #expect(!dismissal.isPresented && !dismissal.harness.scene.isUserInteractionBlocked)
  }

  @Test("Given a dismissal, when it is over, then the window shows the presenter only", arguments: [true, false])
  func blackScreen(animated: Bool) {
    for style in [.fullScreen, .custom, .overFullScreen, .pageSheet, .currentContext] as [UIModalPresentationStyle] {
      let scenario = PresentationScenario(style)
      let before = words(for: scenario.harness.window)
      scenario.presented()
      scenario.dismiss(animated: animated)
      scenario.harness.advance(by: 1)
      #expect(words(for: scenario.harness.window) == before)
      #expect(scenario.harness.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === scenario.a.view)
    }
  }

  @Test("Given pans that follow each other faster than the transition, then no snapshot is left, and the scene gets input")
  func fastPans() {
    let animator = BlockAnimator { context in
      guard let from = context.view(forKey: .from), let snapshot = from.snapshotView(afterScreenUpdates: false) else { return }
      context.containerView.addSubview(snapshot)
      from.isHidden = true
      UIView.animate(withDuration: 0.4, animations: { snapshot.alpha = 0 }) { _ in
        snapshot.removeFromSuperview()
        from.isHidden = false
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    let dismissal = DrivenDismissal(animator: animator)
    let before = words(for: dismissal.harness.window)
    for round in 0..<20 {
      _ = warnings {
        dismissal.begin()
        dismissal.update(0.1)
        dismissal.cancel()
        dismissal.harness.advance(by: 0.01 * Double(round % 4))
      }
    }
    dismissal.harness.advance(by: 1)
    #expect(words(for: dismissal.harness.window) == before && !dismissal.harness.scene.isUserInteractionBlocked)
  }

  @Test(
    "Given a transition that begins and is released in one turn, then it finishes or is cancelled as requested", arguments: [true, false])
  func flick(finishes: Bool) {
    let dismissal = DrivenDismissal()
    dismissal.harness.scene.perform {
      dismissal.scenario.b.dismiss(animated: true)
      dismissal.driver.update(0.1)
      if finishes { dismissal.driver.finish() } else { dismissal.driver.cancel() }
      dismissal.driver.cancel()
      dismissal.driver.update(0.7)
    }
    dismissal.harness.advance(by: 1)
    #expect(dismissal.isPresented != finishes && !dismissal.harness.scene.isUserInteractionBlocked)
  }

  @Test("Given a running transition, when a finger catches it, then it can be moved, finished and cancelled")
  func interruption() throws {
    for finishes in [true, false] {
      let dismissal = DrivenDismissal(animator: InterruptibleFade(duration: 1))
      dismissal.driver.wantsInteractiveStart = false
      dismissal.begin()
      dismissal.harness.advance(by: 0.4)
      #expect(!dismissal.harness.scene.isUserInteractionBlocked && dismissal.scenario.b.transitionCoordinator?.isInterruptible == true)
      dismissal.harness.scene.perform { dismissal.driver.pause() }
      dismissal.update(0.5)
      if finishes { dismissal.finish() } else { dismissal.cancel() }
      dismissal.harness.advance(by: 2)
      #expect(dismissal.isPresented != finishes)
    }
  }

  @Test("Given a window that changes its size before or in a dismissal, then the frames are those of the new size")
  func resized() throws {
    let size = CGSize(width: 844, height: 390)
    let scenario = PresentationScenario(.fullScreen)
    scenario.presented()
    scenario.harness.scene.resize(to: size)
    scenario.dismiss()
    #expect(try #require(scenario.animator.context).finalFrame(for: scenario.a).size == size)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.view.frame.size == size && scenario.a.view.transform == .identity)
    let dismissal = DrivenDismissal(.fullScreen, animator: BlockAnimator(animate: Self.shake))
    dismissal.begin()
    dismissal.update(0.5)
    dismissal.harness.scene.resize(to: size)
    dismissal.finish()
    dismissal.harness.advance(by: 1)
    #expect(dismissal.scenario.a.view.frame == CGRect(origin: .zero, size: size))
  }

  @Test("Given a running presentation, when another one begins, then a warning refuses it, and the first one completes")
  func again() {
    let scenario = PresentationScenario(.fullScreen)
    scenario.present()
    let logged = warnings { scenario.harness.scene.perform { for _ in 0..<3 { scenario.a.present(UIViewController(), animated: true) } } }
    scenario.harness.advance(by: 1)
    #expect(logged.count == 3 && scenario.a.presentedViewController === scenario.b && scenario.b.appearance == .appeared)
  }

  @Test("Given presentations that are cancelled and dismissed, then each will callback is followed by one did callback")
  func balanced() {
    let scenario = PresentationScenario(.fullScreen)
    scenario.delegate.presenting = BlockAnimator()
    scenario.delegate.dismissing = BlockAnimator(animate: Self.shake)
    let driver = UIPercentDrivenInteractiveTransition()
    scenario.delegate.interaction = driver
    for round in 0..<24 {
      if scenario.a.presentedViewController == nil { scenario.present() } else { scenario.dismiss() }
      scenario.harness.advance(by: 0.05)
      scenario.harness.scene.perform { if round % 3 == 0 { driver.cancel() } else { driver.finish() } }
      scenario.harness.advance(by: 1)
    }
    for name in ["A", "B"] {
      var previous = name == "A" ? "didAppear" : "didDisappear"
      let allowed = [
        "didAppear": ["willDisappear"], "didDisappear": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
        "willDisappear": ["didDisappear", "willAppear"],
      ]
      let own = scenario.journal.entries.filter { $0.hasPrefix(name) }.map { String($0.dropFirst(2)) }
      for entry in own where entry != "isAppearing" && entry != "didLoad" {
        #expect(allowed[previous]?.contains(entry) == true, "\(name): \(entry) after \(previous)")
        previous = entry
      }
      #expect(previous.hasPrefix("did") && own.count > 20)
    }
  }

  @Test("Given a transition that is cancelled, then the coordinator's completion knows it")
  func outcome() {
    for cancels in [true, false] {
      let dismissal = DrivenDismissal()
      var outcomes: [Bool] = []
      dismissal.begin()
      dismissal.scenario.b.transitionCoordinator?.animate(alongsideTransition: nil) { outcomes.append($0.isCancelled) }
      dismissal.update(0.5)
      if cancels { dismissal.cancel() } else { dismissal.finish() }
      dismissal.harness.advance(by: 1)
      #expect(outcomes == [cancels] && dismissal.completions == (cancels ? 0 : 1))
    }
  }

  @Test("Given a property animator that a transition scrubs, when it is continued at its end, then it ends and is released")
  func propertyAnimators() throws {
    let fade = InterruptibleFade(duration: 0.5)
    let scenario = PresentationScenario(.custom)
    let held = HeldInteraction()
    scenario.delegate.presenting = fade
    scenario.delegate.interaction = held
    scenario.present()
    let context = try #require(held.context)
    let animator = try #require(fade.animator)
    #expect(animator.state == .inactive)
    scenario.harness.scene.perform {
      animator.fractionComplete = 1
      #expect(animator.state == .active)
      context.finishInteractiveTransition()
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
    scenario.harness.advance(by: 1.0 / 30)
    #expect(!scenario.b.isBeingPresented && animator.state == .inactive && fade.animator == nil)
  }
}
