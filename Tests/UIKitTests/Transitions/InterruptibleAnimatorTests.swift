import Testing
import UIKit
import UITestSupport

/// Slides the pages, and makes a new animator whenever it is asked, which sets the views to their start.
@MainActor
private final class ForgetfulSlide: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var requests = 0
  private(set) var starts = 0

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    starts += 1
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    requests += 1
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to { context.containerView.addSubview(to) }
    from?.frame.origin.x = 0
    to?.frame.origin.x = 390
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
      from?.frame.origin.x = -390
      to?.frame.origin.x = 0
    }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    return animator
  }
}

/// Makes its animator in `animateTransition(using:)`, and returns it when asked: not before.
@MainActor
private final class PreparedFade: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator!

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { to.alpha = 1 }
    animator.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    animator.startAnimation()
  }

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating { animator }
}

// UIViewControllerTransitioning.h: `animateTransition:` "can only be a no-op if the transition is interactive and not a percent driven
// interactive transition"; of `interruptibleAnimatorForTransition:` it is "expected that this method will return the same instance for
// the life of a transition". Code that makes a new one each time is published all the same, and works on iOS.
@MainActor
@Suite("Who asks for the interruptible animator") struct InterruptibleAnimatorTests {
  private func pushing(_ animator: any UIViewControllerAnimatedTransitioning) -> NavigationScenario {
    let scenario = NavigationScenario()
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = animator
    scenario.push(scenario.b)
    scenario.harness.turn()
    return scenario
  }

  @Test("Without an interaction controller nobody but the code itself: a new animator each time does not put the views back")
  func withoutInteraction() throws {
    let slide = ForgetfulSlide()
    let scenario = pushing(slide)
    scenario.harness.advance(by: 0.2)
    #expect(slide.requests == 1 && slide.starts == 1)
    #expect(abs(try #require(scenario.a.view.layer.presentation()).frame.minX + 195) < 10)
    #expect(abs(try #require(scenario.b.view.layer.presentation()).frame.minX - 195) < 10)
    scenario.harness.advance(by: 1)
    #expect(slide.requests == 1 && scenario.isAtRest && scenario.harness.scene.doctor.diagnoses == [])
  }

  @Test("An animator that exists only once animateTransition(using:) has run is not asked for before")
  func prepared() {
    let scenario = pushing(PreparedFade())
    scenario.harness.advance(by: 1)
    #expect(scenario.isAtRest && scenario.navigation.topViewController === scenario.b)
  }

  @Test("A percent-driven controller asks once, and starts what it gets in place of animateTransition(using:)", arguments: [true, false])
  func percentDriven(startsUnderGesture: Bool) {
    let slide = ForgetfulSlide()
    let dismissal = DrivenDismissal(.fullScreen, animator: slide)
    dismissal.driver.wantsInteractiveStart = startsUnderGesture
    dismissal.begin()
    #expect(slide.requests == 1 && slide.starts == 0)
    dismissal.update(0.5)
    #expect(abs(dismissal.shown.position.x - 0) < 1, "half of the way from the middle of the screen to the left of it")
    dismissal.finish()
    dismissal.harness.advance(by: 1)
    #expect(!dismissal.isPresented && slide.requests == 1)
  }

  @Test("An interaction controller of one's own has started the transition when the animator is asked for, once")
  func ownInteraction() {
    let scenario = PresentationScenario(.fullScreen)
    let slide = ForgetfulSlide()
    let held = HeldInteraction()
    scenario.delegate.presenting = slide
    scenario.delegate.interaction = held
    scenario.present()
    #expect(held.context != nil && slide.requests == 1 && slide.starts == 0)
    #expect(scenario.b.transitionCoordinator?.isInterruptible == true)
    scenario.harness.scene.perform {
      held.context?.finishInteractiveTransition()
      held.context?.completeTransition(true)
    }
    #expect(slide.requests == 1)
  }
}
