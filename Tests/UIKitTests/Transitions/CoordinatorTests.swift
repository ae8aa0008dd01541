import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Transition coordinators") struct CoordinatorTests {
  @Test("TC-01: there is one during a transition, on both sides and for children, and none before and after")
  func lifetime() throws {
    let scenario = PresentationScenario(.custom)
    let child = UIViewController()
    scenario.a.addChild(child)
    #expect(scenario.a.transitionCoordinator == nil && scenario.b.transitionCoordinator == nil)
    scenario.present()
    let coordinator = try #require(scenario.b.transitionCoordinator)
    #expect(scenario.a.transitionCoordinator === coordinator && child.transitionCoordinator === coordinator)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.transitionCoordinator == nil && scenario.b.transitionCoordinator == nil)
    #expect(!coordinator.animate(alongsideTransition: { _ in }), "kept beyond the end it refuses")
    #expect(!coordinator.isCancelled && coordinator.viewController(forKey: .to) === scenario.b)
  }

  @Test("TC-02: what animates alongside is scrubbed with the transition, in the container and outside, and put back by a cancel")
  func alongside() throws {
    let (inside, outside) = (UIView(), UIView())
    let dismissal = DrivenDismissal(animator: BlockAnimator(duration: 1))
    dismissal.harness.rootView.addSubview(outside)
    dismissal.view.addSubview(inside)
    var completions: [Bool] = []
    dismissal.scenario.b.onWillDisappear = {
      let coordinator = dismissal.scenario.b.transitionCoordinator
      coordinator?.animate(alongsideTransition: { _ in inside.alpha = 0 }, completion: { completions.append($0.isCancelled) })
      coordinator?.animateAlongsideTransition(in: outside, animation: { _ in outside.alpha = 0 }, completion: nil)
    }
    dismissal.begin()
    dismissal.update(0.4)
    for view in [inside, outside] { #expect(abs(try #require(view.layer.presentation()).opacity - 0.6) < 1e-6) }
    dismissal.cancel()
    dismissal.harness.advance(by: 1)
    #expect(inside.alpha == 1 && outside.alpha == 1 && completions == [true])
  }

  @Test("TC-02: under an interaction controller of one's own, it follows what is reported to the context")
  func ownInteraction() throws {
    for cancels in [true, false] {
      let scenario = PresentationScenario(.custom)
      let shade = UIView()
      scenario.a.view.addSubview(shade)
      scenario.presented()
      let held = HeldInteraction()
      scenario.delegate.interaction = held
      scenario.b.onWillDisappear = {
        scenario.b.transitionCoordinator?.animate(alongsideTransition: { _ in shade.alpha = 0 }, completion: nil)
      }
      scenario.dismiss()
      let context = try #require(held.context)
      scenario.harness.scene.perform { context.updateInteractiveTransition(0.3) }
      scenario.harness.advance(by: 2)
      #expect(abs(try #require(shade.layer.presentation()).opacity - 0.7) < 1e-6)
      scenario.harness.scene.perform {
        if cancels { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
      }
      scenario.harness.advance(by: 0.05)
      let opacity = try #require(shade.layer.presentation()).opacity
      #expect(cancels ? opacity > 0.7 : opacity < 0.7)
      scenario.harness.advance(by: 0.4)
      scenario.harness.scene.perform { context.completeTransition(!context.transitionWasCancelled) }
      scenario.harness.advance(by: 0.1)
      #expect(shade.layer.presentation()?.opacity == (cancels ? 1 : 0) && shade.alpha == (cancels ? 1 : 0))
    }
  }

  @Test("TC-02: asked for in the middle, it lasts as long as the transition still does")
  func late() throws {
    let scenario = PresentationScenario(.custom)
    scenario.animator.duration = 1
    let shade = UIView()
    scenario.a.view.addSubview(shade)
    scenario.present()
    scenario.harness.advance(by: 0.5)
    scenario.harness.scene.perform {
      _ = scenario.a.transitionCoordinator?.animate(alongsideTransition: { _ in shade.alpha = 0 })
    }
    scenario.harness.advance(by: 0.25)
    let half = try #require(shade.layer.presentation()).opacity
    #expect(abs(half - 0.5) < 0.06)
    scenario.harness.advance(by: 0.25)
    #expect(!scenario.b.isBeingPresented && shade.layer.presentation()?.opacity == 0)
  }

  @Test("TC-02: with an interruptible animator it moves with that")
  func interruptible() throws {
    let fade = InterruptibleFade(duration: 1)
    let scenario = PresentationScenario(.custom)
    scenario.delegate.presenting = fade
    let shade = UIView()
    scenario.a.view.addSubview(shade)
    scenario.delegate.makePresentationController = { Shading($0, $1, shade) }
    scenario.present()
    scenario.harness.advance(by: 0.5)
    scenario.harness.scene.perform {
      fade.animator?.pauseAnimation()
      fade.animator?.fractionComplete = 0.25
    }
    scenario.harness.advance(by: 1)
    #expect(abs(try #require(shade.layer.presentation()).opacity - 0.75) < 1e-6)
  }

  @Test("TC-03: every change between gesture and free running is told; the older form tells the first end only")
  func interactionChanges() throws {
    let dismissal = DrivenDismissal(animator: InterruptibleFade(duration: 1))
    dismissal.begin()
    var (changes, ends): ([Bool], Int) = ([], 0)
    let coordinator = try #require(dismissal.scenario.b.transitionCoordinator)
    coordinator.notifyWhenInteractionChanges { changes.append($0.isInteractive) }
    coordinator.notifyWhenInteractionEnds { _ in ends += 1 }
    dismissal.update(0.5)
    dismissal.cancel()
    dismissal.harness.advance(by: 0.1)
    dismissal.harness.scene.perform { dismissal.driver.pause() }
    dismissal.finish()
    #expect(changes == [false, true, false] && ends == 1)
    dismissal.harness.advance(by: 1)
    #expect(changes.count == 3)
  }

  @Test("TC-03, TC-04: on cancel handlers run first, then who was coming is told that it goes, and who was going that it comes")
  func cancelled() {
    let dismissal = DrivenDismissal(.fullScreen)
    let journal = dismissal.scenario.journal
    dismissal.begin()
    dismissal.scenario.b.transitionCoordinator?.notifyWhenInteractionChanges { _ in journal.note("handler") }
    _ = journal.take()
    dismissal.cancel()
    #expect(journal.take() == ["handler", "A.willDisappear", "B.willAppear"])
  }

  @Test("TC-05: before the start, who prepares for the transition learns the duration that the animator declares")
  func durationBeforeStart() {
    let scenario = PresentationScenario(.fullScreen)
    var durations: [TimeInterval?] = []
    scenario.a.onWillDisappear = { durations.append(scenario.b.transitionCoordinator?.transitionDuration) }
    scenario.present()
    scenario.harness.advance(by: 1)
    scenario.b.onWillDisappear = { durations.append(scenario.b.transitionCoordinator?.transitionDuration) }
    scenario.dismiss(animated: false)
    #expect(durations == [0.3, 0])
  }

  @Test(
    "TC-05: before a push, the page that comes and the delegate learn its duration, also that of the standard one",
    arguments: [true, false])
  func durationOfPush(isCustom: Bool) {
    let scenario = NavigationScenario()
    let delegate = DurationDelegate()
    delegate.animator = isCustom ? BlockAnimator(duration: 0.7) : nil
    scenario.navigation.delegate = delegate
    var shown: TimeInterval?
    scenario.b.onAppearing = { shown = scenario.b.transitionCoordinator?.transitionDuration }
    scenario.push(scenario.b)
    let running = scenario.b.transitionCoordinator?.transitionDuration
    #expect(running == delegate.duration && running == shown && (isCustom ? running == 0.7 : (running ?? 0) > 0.3))
  }

  @Test("TC-05: the values of a released gesture, and the duration of the whole")
  func values() throws {
    let dismissal = DrivenDismissal(animator: BlockAnimator(duration: 0.8))
    dismissal.driver.completionSpeed = 1.5
    dismissal.driver.completionCurve = .easeOut
    dismissal.begin()
    let coordinator = try #require(dismissal.scenario.b.transitionCoordinator)
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive && !coordinator.isInterruptible)
    dismissal.update(0.35)
    dismissal.finish()
    #expect(coordinator.initiallyInteractive && !coordinator.isInteractive && !coordinator.isCancelled)
    #expect(coordinator.percentComplete == 0.35 && coordinator.completionVelocity == 1.5)
    #expect(coordinator.completionCurve == .easeOut && coordinator.transitionDuration == 0.8)
  }
}

@MainActor
private final class Shading: UIPresentationController {
  private let shade: UIView

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ shade: UIView) {
    self.shade = shade
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 0 }, completion: nil)
  }
}

@MainActor
private final class DurationDelegate: NSObject, UINavigationControllerDelegate {
  var animator: (any UIViewControllerAnimatedTransitioning)?
  private(set) var duration: TimeInterval?

  func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
    duration = navigationController.transitionCoordinator?.transitionDuration
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
}
