import Testing
import UIKit
import UITestSupport

/// A fade that can be caught while it runs, as Apple's sample of photo transitions does it.
@MainActor
private final class CatchableFade: NSObject, UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private(set) var animator: UIViewPropertyAnimator?

  let wantsInteractiveStart = false

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}

  func interruptibleAnimator(using context: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    animator ?? UIViewPropertyAnimator(duration: 0.4, curve: .linear)
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    self.context = context
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { to.alpha = 1 }
    animator.addCompletion { position in
      to.alpha = 1
      context.completeTransition(position == .end)
    }
    self.animator = animator
    animator.startAnimation()
  }

  func catchIt() {
    animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  func release(finishing: Bool) {
    if finishing { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
    animator?.isReversed = !finishing
    animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }
}

@MainActor
@Suite("Catching a push") struct NavigationInterruptionTests {
  private func pushing() -> (NavigationScenario, CatchableFade) {
    let scenario = NavigationScenario()
    let fade = CatchableFade()
    scenario.navigation.delegate = scenario.delegate
    scenario.delegate.animator = fade
    scenario.delegate.interaction = fade
    scenario.push(scenario.b)
    scenario.harness.advance(by: 0.2)
    _ = scenario.journal.take()
    return (scenario, fade)
  }

  @Test("K7: a push that is caught half way and sent back leaves the first page, and the second one is notified")
  func sentBack() {
    let (scenario, fade) = pushing()
    scenario.perform { fade.catchIt() }
    scenario.harness.advance(by: 0.5)
    #expect(scenario.navigation.transitionCoordinator?.isInteractive == true)
    scenario.perform { fade.release(finishing: false) }
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take().filter { $0.contains("ppear") } == [
        "B.willDisappear", "B.didDisappear", "A.willAppear", "A.didAppear",
      ])
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a])
  }

  @Test("K7: a push that is sent back, caught again and let through arrives, with its appearance calls turned twice")
  func turnedTwice() {
    let (scenario, fade) = pushing()
    scenario.perform {
      fade.catchIt()
      fade.context?.cancelInteractiveTransition()
      fade.context?.pauseInteractiveTransition()
      fade.release(finishing: true)
    }
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take().filter { $0.contains("ppear") } == [
        "B.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear",
      ])
    #expect(scenario.isAtRest && scenario.navigation.viewControllers == [scenario.a, scenario.b])
  }

  @Test(
    "K17: a navigation controller whose view is taken away in the middle of a push or a pop leaves every page balanced",
    arguments: [true, false])
  func takenAway(isPush: Bool) {
    let root = UIViewController()
    let harness = SceneHarness(root: root)
    let journal = Journal()
    let (a, b) = (Page("A", journal), Page("B", journal))
    let navigation = UINavigationController(rootViewController: a)
    harness.perform {
      root.addChild(navigation)
      root.view.addSubview(navigation.view)
      navigation.didMove(toParent: root)
      navigation.pushViewController(b, animated: false)
    }
    harness.advance(by: 0.1)
    harness.perform {
      if isPush { navigation.popViewController(animated: false) }
      if isPush { navigation.pushViewController(b, animated: true) } else { navigation.popViewController(animated: true) }
    }
    harness.advance(by: 0.1)
    harness.perform {
      navigation.willMove(toParent: nil)
      navigation.view.removeFromSuperview()
      navigation.removeFromParent()
    }
    harness.advance(by: 2)
    let entries = journal.take()
    for name in ["A", "B"] {
      let calls = entries.filter { $0.hasPrefix("\(name).") && $0.contains("ppear") }
      #expect(calls.last == "\(name).didDisappear", "\(calls)")
      #expect(calls.count { $0.hasSuffix("willAppear") } == calls.count { $0.hasSuffix("didDisappear") })
    }
  }

  @Test("K17: a navigation controller that is dismissed in the middle of a push leaves every page balanced")
  func dismissedDuringPush() {
    let root = UIViewController()
    let harness = SceneHarness(root: root)
    let journal = Journal()
    let (a, b) = (Page("A", journal), Page("B", journal))
    let navigation = UINavigationController(rootViewController: a)
    navigation.modalPresentationStyle = .fullScreen
    harness.scene.perform { root.present(navigation, animated: true) }
    harness.advance(by: 1)
    harness.scene.perform { navigation.pushViewController(b, animated: true) }
    harness.advance(by: 0.1)
    harness.scene.perform { navigation.dismiss(animated: true) }
    harness.advance(by: 2)
    #expect(root.presentedViewController == nil && !harness.scene.isUserInteractionBlocked)
    let entries = journal.take()
    for name in ["A", "B"] {
      let appeared = entries.count { $0 == "\(name).willAppear" }
      #expect(appeared == entries.count { $0 == "\(name).willDisappear" } && appeared == 1)
      #expect(entries.last { $0.hasPrefix("\(name).") && $0.contains("ppear") } == "\(name).didDisappear")
    }
  }
}
