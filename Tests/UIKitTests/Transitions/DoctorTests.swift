import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Diagnoses of transitions") struct DoctorTests {
  @Test("Given transitions that follow UIKit's rules, then there is no diagnosis, neither presenting nor dismissing")
  func healthy() {
    for style in [.fullScreen, .pageSheet, .custom, .overFullScreen] as [UIModalPresentationStyle] {
      for transition in [.coverVertical, .crossDissolve, .flipHorizontal] as [UIModalTransitionStyle] {
        let scenario = PresentationScenario(style, custom: false)
        scenario.b.modalTransitionStyle = transition
        scenario.present()
        scenario.harness.advance(by: 1)
        scenario.dismiss()
        scenario.harness.advance(by: 1)
        #expect(scenario.harness.scene.doctor.diagnoses == [])
      }
    }
    #expect(findings(.custom, BlockAnimator(), dismissing: true) == [])
    #expect(findings(.fullScreen, InterruptibleFade(), dismissing: true) == [])
    for cancels in [true, false] {
      let dismissal = DrivenDismissal()
      dismissal.begin()
      dismissal.update(0.3)
      dismissal.harness.advance(by: 5)
      if cancels { dismissal.cancel() } else { dismissal.finish() }
      dismissal.harness.advance(by: 5)
      #expect(dismissal.harness.scene.doctor.diagnoses == [])
    }
  }

  @Test("Given an animator that never completes, then the diagnosis at rest names the types and the time")
  func neverCompleted() throws {
    let animator = ScriptedAnimator()
    animator.completes = nil
    let found = try #require(findings(.custom, animator).first)
    guard case .neverCompleted(let after) = found.kind else { return #expect(Bool(false), "found \(found)") }
    #expect(after >= 0.8 && after < 0.9)
    #expect(found.transition == .init(from: "ReportingController", to: "ReportingController", animator: "ScriptedAnimator"))
    #expect(found.severity == .error)
    #expect(found.message.contains("ScriptedAnimator has not called completeTransition(_:) after 0.8"))
  }

  @Test("Given a slow transition, when it completes, then the diagnosis of a missing completion gives way to one of its length")
  func slow() throws {
    let animator = ScriptedAnimator()
    animator.duration = 2
    let late = BlockAnimator(duration: 0.3) { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.containerView.window?.windowScene?.perform(after: 2) { context.completeTransition(true) }
    }
    let kinds = findings(.custom, late).map(\.kind)
    guard case .endedLate(let took, let declared) = try #require(kinds.first) else { return #expect(Bool(false), "found \(kinds)") }
    #expect(kinds.count == 1 && abs(took - 2) < 0.1 && declared == 0.3)
  }

  @Test("Given a late frame of a busy machine, then the transition has no diagnosis")
  func lateFrame() throws {
    let scenario = PresentationScenario(.custom)
    scenario.delegate.presenting = ScriptedAnimator()
    scenario.present()
    scenario.harness.advance(by: 0.1)
    let scene = scenario.harness.scene
    scene.turn(at: try #require(scene.clock.hostTime(at: scene.time + 2)))
    scenario.harness.advance(by: 0.1)
    #expect(scenario.b.presentingViewController != nil)
    #expect(scene.doctor.diagnoses == [])
  }

  @Test("Given an animator that completes twice, then the diagnosis is the second completion")
  func twice() {
    let animator = BlockAnimator { context in
      if let to = context.view(forKey: .to) { context.containerView.addSubview(to) }
      context.completeTransition(true)
      context.completeTransition(true)
    }
    #expect(findings(.custom, animator).map(\.kind) == [.completedAgain])
  }

  @Test("Given a cancelled transition that completes with true, then that is the only diagnosis")
  func completedThoughCancelled() throws {
    let animator = BlockAnimator { context in
      guard let from = context.view(forKey: .from) else { return }
      UIView.animate(withDuration: 0.3, animations: { from.alpha = 0 }) { _ in context.completeTransition(true) }
    }
    let dismissal = DrivenDismissal(animator: animator)
    _ = warnings {
      dismissal.begin()
      dismissal.update(0.5)
      dismissal.cancel()
      dismissal.harness.advance(by: 1)
    }
    let found = dismissal.harness.scene.doctor.diagnoses
    #expect(found.map(\.kind) == [.completedThoughCancelled])
    #expect(try #require(found.first).message.hasSuffix("Call completeTransition(!context.transitionWasCancelled)."))
  }

  @Test("Given a transition during another one, then it is refused, and the diagnosis is that")
  func overlapping() {
    let scenario = PresentationScenario(.custom)
    scenario.present()
    let logged = warnings {
      scenario.harness.scene.perform {
        scenario.a.present(UIViewController(), animated: true)
        scenario.b.dismiss(animated: true)
      }
    }
    #expect(logged.count == 2)
    #expect(
      scenario.harness.scene.doctor.diagnoses.allSatisfy {
        if case .overlapping = $0.kind { true } else { false }
      })
  }

  @Test("PD-08: Given an interactive animator that returns another interruptible animator each time, then the diagnosis is that")
  func replaced() {
    let scenario = PresentationScenario(.custom)
    scenario.presented()
    let held = HeldInteraction()
    held.wantsInteractiveStart = false
    scenario.delegate.dismissing = ForgetfulAnimator()
    scenario.delegate.interaction = held
    _ = warnings {
      scenario.dismiss()
      scenario.harness.scene.perform { held.context?.pauseInteractiveTransition() }
    }
    #expect(scenario.harness.scene.doctor.diagnoses.map(\.kind) == [.animatorReplaced])
  }

  @Test("Given a delegate that creates an animator each time, then a percent-driven controller keeps the first, without a diagnosis")
  func forgetful() {
    let dismissal = DrivenDismissal(animator: ForgetfulAnimator())
    dismissal.driver.wantsInteractiveStart = false
    dismissal.begin()
    dismissal.harness.advance(by: 0.1)
    dismissal.harness.scene.perform { dismissal.driver.pause() }
    dismissal.finish()
    dismissal.harness.advance(by: 1)
    #expect(!dismissal.isPresented && dismissal.harness.scene.doctor.diagnoses == [])
  }

  @Test("Given animations shorter than the declared duration, then there is a diagnosis, unless they are cut short by others")
  func endedEarly() throws {
    func animator(_ duration: TimeInterval) -> BlockAnimator {
      BlockAnimator(duration: 0.4) { context in
        let to = context.view(forKey: .to)
        if let to { context.containerView.addSubview(to) }
        to?.alpha = 0
        UIView.animate(withDuration: duration, animations: { to?.alpha = 1 }) { _ in context.completeTransition(true) }
      }
    }
    let found = try #require(findings(.custom, animator(0.2)).first)
    guard case .endedEarly(let took, let declared) = found.kind else { return #expect(Bool(false), "found \(found)") }
    #expect(abs(took - 0.2) < 0.02 && declared == 0.4 && found.severity == .warning)
    #expect(found.message.contains("BlockAnimator took only 0.2 s, but transitionDuration(using:) says 0.4 s"))
    for duration in [0, 0.36, 0.4] { #expect(findings(.custom, animator(duration)) == []) }
    let hastened = DrivenDismissal(animator: InterruptibleFade(duration: 0.4))
    hastened.driver.wantsInteractiveStart = false
    hastened.begin()
    hastened.harness.advance(by: 0.1)
    let fade = hastened.scenario.delegate.dismissing as? InterruptibleFade
    hastened.harness.scene.perform {
      fade?.animator?.stopAnimation(false)
      fade?.animator?.finishAnimation(at: .end)
    }
    #expect(!hastened.isPresented && hastened.harness.scene.doctor.diagnoses == [])
    let closed = NavigationScenario()
    closed.push(closed.b)
    closed.harness.advance(by: 0.1)
    closed.perform { closed.harness.window.rootViewController = UIViewController() }
    closed.harness.advance(by: 1)
    #expect(closed.harness.scene.doctor.diagnoses == [])
  }

  @Test("Given constraints that contradict each other, then the scene's doctor lists them, and they are logged once")
  func layouts() throws {
    let harness = SceneHarness()
    let other = SceneHarness()
    var heard: [TransitionDiagnosis] = []
    harness.scene.doctor.onDiagnosis = { heard.append($0) }
    let logged = warnings {
      harness.scene.perform {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        harness.window.addSubview(view)
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
        view.widthAnchor.constraint(equalToConstant: 20).isActive = true
        harness.window.layoutIfNeeded()
      }
    }
    #expect(heard == harness.scene.doctor.diagnoses && heard.count == 1 && logged.count == 1)
    let diagnosis = try #require(heard.first)
    #expect(diagnosis.transition == nil && diagnosis.severity == .warning)
    #expect(diagnosis.message.contains("width == 10") && diagnosis.message.contains("width == 20"))
    #expect(other.scene.doctor.diagnoses.isEmpty)
    harness.scene.doctor.clear()
    #expect(harness.scene.doctor.diagnoses.isEmpty)
  }
}

/// Makes a new animator whenever it is asked.
@MainActor
private final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { interruptibleAnimator(using: context).startAnimation() }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    let from = context.view(forKey: .from)
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { from?.alpha = 0 }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }
}
