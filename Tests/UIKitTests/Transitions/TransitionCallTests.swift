import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Who asks whom during a transition") struct TransitionCallTests {
  /// The calls that a scene makes and receives while `body` runs, as "caller → receiver: call = answer", indented by their depth.
  private func calls(in harness: SceneHarness, _ body: () -> Void) -> [String] {
    let log = TransitionCallLog()
    harness.scene.callObserver = log
    body()
    harness.scene.callObserver = nil
    return log.calls.map(Self.text)
  }

  private static func text(_ call: TransitionCall) -> String {
    let answer =
      switch call.answer {
      case .pending: " …"
      case .nothing: ""
      case .value(let value): " = \(value)"
      case .unimplemented(let value): value.map { " not implemented = \($0)" } ?? " not implemented"
      }
    let indent = String(repeating: "  ", count: call.depth)
    let count = call.count == 1 ? "" : " ×\(call.count)"
    return "\(indent)\(call.caller.rawValue) → \(call.receiver.rawValue): \(call.signature)\(answer)\(count)"
  }

  @Test("A presentation: delegate, presentation controller, controllers and animator are asked in UIKit's order, and what they answer")
  func presentation() {
    let scenario = PresentationScenario(.custom)
    let calls = calls(in: scenario.harness) {
      scenario.present()
      scenario.harness.advance(by: 1)
    }
    #expect(
      calls == [
        "code → UIKit: present(ReportingController 2, animated: true)",
        "  UIKit → controller: modalPresentationStyle = .custom",
        "  UIKit → delegate: presentationController(forPresented: ReportingController 2, presenting: ReportingController, "
          + "source: ReportingController) = nil",
        "  UIKit → controller: transitioningDelegate = ScriptedDelegate",
        "  UIKit → delegate: animationController(forPresented: ReportingController 2, presenting: ReportingController, "
          + "source: ReportingController) = ScriptedAnimator",
        "  UIKit → delegate: interactionControllerForPresentation(using: ScriptedAnimator) = nil",
        "  UIKit → controller: viewWillAppear(true)",
        "  UIKit → animator: transitionDuration(using: context) = 0.3",
        "  UIKit → animator: animateTransition(using: context)",
        "    animator → context: view(forKey: .to) = ReportingController 2.view",
        "    animator → context: containerView = PresentationContainerView ×2",
        "UIKit → controller: viewIsAppearing(true)",
        "animator → context: completeTransition(true)",
        "  UIKit → controller: viewDidAppear(true)",
        "  UIKit → animator: animationEnded(true)",
      ])
  }

  @Test("What the code has not implemented is told from what it answers with nil")
  func notImplemented() {
    final class Silent: NSObject, UIViewControllerTransitioningDelegate {}
    let scenario = PresentationScenario(.fullScreen)
    let silent = Silent()
    scenario.b.transitioningDelegate = silent
    let calls = calls(in: scenario.harness) {
      scenario.present()
      scenario.harness.advance(by: 1)
    }
    #expect(
      calls.filter { $0.contains("delegate") } == [
        "  UIKit → delegate: animationController(forPresented: ReportingController 2, presenting: ReportingController, "
          + "source: ReportingController) not implemented = nil"
      ])
    #expect(!calls.contains { $0.contains("animator →") }, "what UIKit's own animator does is not listed")
  }

  @Test("Where nobody is there to be asked, the property that says so is listed: a forgotten delegate is seen")
  func nobody() {
    let scenario = PresentationScenario(.custom, custom: false)
    let calls = calls(in: scenario.harness) {
      scenario.present()
      scenario.harness.advance(by: 1)
    }
    #expect(calls.contains("  UIKit → controller: transitioningDelegate = nil"))
    let unanimated = PresentationScenario(.custom)
    let asked = self.calls(in: unanimated.harness) { unanimated.present(animated: false) }
    #expect(!asked.contains { $0.contains("animationController") }, "without animation nobody is asked for an animator")
  }

  @Test("A gesture that drives a dismissal: its many updates are one entry with their count, the first value and the latest")
  func driven() {
    let dismissal = DrivenDismissal(animator: BlockAnimator(duration: 0.5))
    let calls = calls(in: dismissal.harness) {
      dismissal.begin()
      for step in 1...6 { dismissal.update(CGFloat(step) / 10) }
      dismissal.finish()
      dismissal.harness.advance(by: 1)
    }
    #expect(
      calls
        == [
          "code → UIKit: dismiss(animated: true)",
          "  UIKit → controller: transitioningDelegate = ScriptedDelegate",
          "  UIKit → delegate: animationController(forDismissed: ReportingController) = BlockAnimator",
          "  UIKit → delegate: interactionControllerForDismissal(using: BlockAnimator) = UIPercentDrivenInteractiveTransition",
          "  UIKit → interaction: wantsInteractiveStart = true",
          "  UIKit → controller: viewWillDisappear(true)",
          "  UIKit → animator: transitionDuration(using: context) = 0.5",
          "  UIKit → interaction: startInteractiveTransition(context)",
          "    UIKit → animator: interruptibleAnimator(using: context) not implemented = none",
          "    UIKit → animator: animateTransition(using: context)",
          "      animator → context: view(forKey: .to) = nil",
          "      animator → context: view(forKey: .from) = ReportingController.view",
          "code → interaction: update(0.1 … 0.6) ×6",
          "code → interaction: finish()",
          "  UIKit → interaction: completionSpeed = 1",
          "  UIKit → interaction: completionCurve = .easeInOut",
          "animator → context: transitionWasCancelled = false",
          "animator → context: completeTransition(true)",
          "  UIKit → controller: viewDidDisappear(true)",
          "  UIKit → animator: animationEnded(true)",
        ])
  }

  @Test("A push: the delegate of the navigation controller is asked, and told before and after; a pop by UIKit's own button is UIKit's")
  func navigation() {
    let scenario = NavigationScenario()
    scenario.delegate.animator = FadeAnimator()
    scenario.navigation.delegate = scenario.delegate
    let pushed = calls(in: scenario.harness) {
      scenario.push(scenario.b)
      scenario.harness.advance(by: 1)
    }
    #expect(
      pushed.filter { !$0.contains("context") } == [
        "code → UIKit: pushViewController(Page, animated: true)",
        "  UIKit → UIKit: delegate = ContainerDelegate",
        "  UIKit → delegate: navigationController(UINavigationController, animationControllerFor: .push, from: Page 2, to: Page) = FadeAnimator",
        "  UIKit → delegate: navigationController(UINavigationController, interactionControllerFor: FadeAnimator) = nil",
        "  UIKit → controller: viewWillDisappear(true)",
        "  UIKit → controller: viewWillAppear(true)",
        "  UIKit → delegate: navigationController(UINavigationController, willShow: Page, animated: true)",
        "UIKit → controller: viewIsAppearing(true)",
        "  UIKit → controller: viewDidDisappear(true)",
        "  UIKit → controller: viewDidAppear(true)",
        "  UIKit → delegate: navigationController(UINavigationController, didShow: Page, animated: true)",
        "  UIKit → animator: animationEnded(true)",
      ])
    scenario.delegate.animator = nil
    let popped = calls(in: scenario.harness) {
      scenario.perform { scenario.navigation.goBack() }
      scenario.harness.advance(by: 1)
    }
    #expect(popped.first == "UIKit → UIKit: popViewController(animated: true) = Page")
    #expect(!popped.contains { $0.contains("animator →") || $0.contains("→ animator") })
  }

  @Test("The drag of UIKit's own that pops is not listed as the code's")
  func edgePop() {
    let scenario = NavigationScenario().pushed()
    let calls = calls(in: scenario.harness) {
      scenario.dragEdge(to: 300)
      scenario.harness.advance(by: 1)
    }
    #expect(calls.first == "UIKit → UIKit: popViewController(animated: true) = Page")
    #expect(!calls.contains { $0.contains("update(") || $0.contains("interaction") })
    #expect(!calls.contains { $0.contains("code") })
  }

  @Test("A change of tabs: the delegate is asked for leave, then for the animator, and told afterwards")
  func tabs() {
    let scenario = TabScenario()
    scenario.delegate.animator = FadeAnimator()
    let calls = calls(in: scenario.harness) {
      scenario.tapTab(1)
      scenario.harness.advance(by: 1)
    }
    #expect(
      Array(calls.prefix(4)) == [
        "UIKit → delegate: tabBarController(UITabBarController, shouldSelect: Page) = true",
        "UIKit → UIKit: selectedViewController = Page", "  UIKit → UIKit: delegate = ContainerDelegate",
        "  UIKit → delegate: tabBarController(UITabBarController, animationControllerForTransitionFrom: UINavigationController, to: Page) "
          + "= FadeAnimator",
      ])
    #expect(calls.contains("UIKit → delegate: tabBarController(UITabBarController, didSelect: Page)"))
  }

  @Test("What animates along is the code's, when it is asked for and when it runs; the bars that follow the transition are UIKit's")
  func alongside() {
    let scenario = NavigationScenario()
    let calls = calls(in: scenario.harness) {
      scenario.b.onAppearing = {
        scenario.b.transitionCoordinator?.animate(alongsideTransition: { _ in }, completion: { _ in })
      }
      scenario.push(scenario.b)
      scenario.harness.advance(by: 1)
    }
    #expect(
      calls.filter { $0.contains("coordinator") || $0.contains("code:") } == [
        "    controller → coordinator: animate(alongsideTransition: { … }, completion: { … }) = true",
        "  UIKit → code: alongsideTransition", "UIKit → code: completion(isCancelled: false)",
      ])
  }

  @Test("Animators and interaction controllers see one context throughout, which they need not retain")
  func oneContext() {
    let dismissal = DrivenDismissal(animator: InterruptibleFade())
    dismissal.begin()
    let context = dismissal.context
    #expect(context?.reportingContext === context?.reportingContext)
    weak let face = context?.reportingContext
    dismissal.finish()
    dismissal.harness.advance(by: 1)
    #expect(face == nil, "once it is over nothing of UIKit's retains it")
  }

  @Test("The log keeps whole conversations, the latest, however many there are")
  func capacity() {
    let log = TransitionCallLog()
    for time in 0..<5000 {
      for depth in 0...1 {
        log.callDidBegin(
          TransitionCall(
            time: Double(time), depth: depth, caller: .code, receiver: .uikit, type: nil, method: "a()", arguments: []))
      }
      log.callDidReturn(.nothing)
      log.callDidReturn(.nothing)
    }
    #expect(log.calls.count <= 2002 && log.calls.count > 900)
    #expect(log.calls.first?.depth == 0 && log.calls.last?.time == 4999)
  }

  @Test("Two controllers of one class are told apart by numbers")
  func sameClass() {
    let scenario = PresentationScenario(.fullScreen)
    let log = TransitionCallLog()
    scenario.harness.scene.callObserver = log
    scenario.present()
    scenario.harness.advance(by: 1)
    let types = log.calls.filter { $0.method == "viewWillAppear(_:)" || $0.method == "viewWillDisappear(_:)" }.map(\.type)
    #expect(Set(types) == ["ReportingController", "ReportingController 2"])
  }
}
