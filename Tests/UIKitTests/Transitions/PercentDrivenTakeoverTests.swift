import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Percent-driven transitions that run by themselves, and are caught")
struct PercentDrivenTakeoverTests {
  @Test("PD-07: with wantsInteractiveStart false it runs by itself, and may be caught, scrubbed and sent back")
  func startsByItself() throws {
    let dismissal = DrivenDismissal(animator: InterruptibleFade(duration: 1))
    dismissal.driver.wantsInteractiveStart = false
    dismissal.begin()
    let coordinator = try #require(dismissal.scenario.b.transitionCoordinator)
    #expect(!coordinator.initiallyInteractive && coordinator.isInterruptible && !coordinator.isInteractive)
    #expect(!dismissal.harness.scene.isUserInteractionBlocked, "whoever can catch it must be able to touch it")
    dismissal.harness.advance(by: 0.5)
    let caught = dismissal.shown.opacity
    #expect(abs(1 - CGFloat(caught) - CubicCurve.easeIn.value(at: 0.5)) < 0.02)
    dismissal.harness.scene.perform { dismissal.driver.pause() }
    dismissal.harness.advance(by: 1)
    #expect(abs(dismissal.shown.opacity - caught) < 1e-6, "caught, it stays where it was seen")
    #expect(abs(dismissal.driver.percentComplete - (1 - CGFloat(caught))) < 1e-6)
    dismissal.update(dismissal.driver.percentComplete + 0.2)
    #expect(abs(CGFloat(dismissal.shown.opacity) - (CGFloat(caught) - 0.2)) < 1e-6)
    dismissal.cancel()
    dismissal.harness.advance(by: 2)
    #expect(dismissal.isPresented && dismissal.view.alpha == 1 && dismissal.shown.opacity == 1)
  }

  @Test("PD-08: pause works on interruptible animators only, and tells the coordinator's observers")
  func pause() {
    for isInterruptible in [true, false] {
      let dismissal = DrivenDismissal(animator: isInterruptible ? InterruptibleFade() : BlockAnimator())
      dismissal.driver.wantsInteractiveStart = false
      dismissal.begin()
      var changes: [Bool] = []
      dismissal.scenario.b.transitionCoordinator?.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
      dismissal.harness.advance(by: 0.2)
      dismissal.harness.scene.perform { dismissal.driver.pause() }
      dismissal.harness.advance(by: 1)
      #expect(dismissal.isPresented == isInterruptible)
      #expect(changes == (isInterruptible ? [true] : []))
    }
  }

  @Test("PD-08: timingCurve replaces completionCurve for interruptible animators, and is ignored for others")
  func timingCurve() {
    for isInterruptible in [true, false] {
      let dismissal = DrivenDismissal(animator: isInterruptible ? InterruptibleFade(duration: 1) : BlockAnimator(duration: 1))
      dismissal.driver.completionCurve = .linear
      dismissal.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
      dismissal.begin()
      dismissal.update(0.5)
      dismissal.finish()
      dismissal.harness.advance(by: 0.25)
      let way = isInterruptible ? CubicCurve.easeOut.value(at: 0.5) : 0.5
      #expect(abs(CGFloat(dismissal.shown.opacity) - 0.5 * (1 - way)) < 1e-3)
    }
  }

  // BubbleTransition's BubbleInteractiveTransition sets `wantsInteractiveStart` to false when it is attached and never to true, begins to
  // dismiss when its pan begins, and then calls update, and cancel or finish. On iOS the screen follows the finger, and stays if cancelled.
  @Test("A transition that has begun on its own follows a gesture that reports how far it has come", arguments: [true, false])
  func takenOver(cancels: Bool) {
    let dismissal = DrivenDismissal()
    dismissal.driver.wantsInteractiveStart = false
    var changes: [Bool] = []
    dismissal.begin()
    dismissal.context?.coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    dismissal.harness.advance(by: 0.1)
    dismissal.update(0.6)
    #expect(dismissal.context?.isInteractive == true && dismissal.driver.percentComplete == 0.6 && changes == [true])
    dismissal.harness.advance(by: 1)
    #expect(abs(dismissal.shown.opacity - 0.4) < 0.1, "it is held, without a jump from its own pace to the gesture's")
    if cancels { dismissal.cancel() } else { dismissal.finish() }
    dismissal.harness.advance(by: 1)
    #expect(dismissal.isPresented == cancels && changes == [true, false])
    #expect(!dismissal.harness.scene.isUserInteractionBlocked && dismissal.harness.scene.doctor.diagnoses == [])
  }

  @Test("A transition that runs on its own and is cancelled runs back from where it is; one that is told to finish runs on")
  func calledOff() throws {
    for cancels in [true, false] {
      let dismissal = DrivenDismissal()
      dismissal.driver.wantsInteractiveStart = false
      dismissal.begin()
      dismissal.harness.advance(by: 0.2)
      let seen = dismissal.shown.opacity
      #expect(abs(seen - 0.5) < 0.1)
      if cancels { dismissal.cancel() } else { dismissal.finish() }
      #expect(dismissal.context?.transitionWasCancelled == cancels)
      #expect(abs(dismissal.shown.opacity - seen) < 0.01)
      dismissal.harness.advance(by: 0.1)
      #expect((dismissal.shown.opacity > seen) == cancels)
      dismissal.harness.advance(by: 1)
      #expect(dismissal.isPresented == cancels && dismissal.completions == (cancels ? 0 : 1))
      #expect(!dismissal.harness.scene.isUserInteractionBlocked && dismissal.harness.scene.doctor.diagnoses == [])
    }
  }

  @Test("An interaction controller of one's own may cancel what it has let run: the context says so, and the animator has to go back")
  func calledOffByOwnController() {
    let scenario = PresentationScenario(.custom)
    let held = HeldInteraction()
    held.wantsInteractiveStart = false
    scenario.delegate.interaction = held
    scenario.present()
    scenario.harness.scene.perform { held.context?.cancelInteractiveTransition() }
    #expect(held.context?.transitionWasCancelled == true && held.context?.isInteractive == false)
    scenario.harness.scene.perform { held.context?.completeTransition(false) }
    #expect(scenario.a.presentedViewController == nil && scenario.harness.scene.doctor.diagnoses == [])
  }
}
