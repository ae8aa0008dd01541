import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Interactive and coordinated presentation") struct PresentationInteractionTests {
  @Test("AP-05, TC-03, TC-04: a cancelled interactive dismissal tells handlers first, then turns appearance round")
  func cancelledDismissal() throws {
    let scenario = PresentationScenario(.fullScreen)
    scenario.presented()
    let interaction = HeldInteraction()
    scenario.delegate.interaction = interaction
    var completions = 0
    scenario.dismiss { completions += 1 }
    #expect(!scenario.harness.scene.isUserInteractionBlocked)
    let context = try #require(interaction.context)
    #expect(context.isInteractive && scenario.animator.context !== context)
    let coordinator = try #require(scenario.b.transitionCoordinator)
    #expect(coordinator.initiallyInteractive)
    coordinator.notifyWhenInteractionChanges { context in
      scenario.journal.note("interaction over, cancelled \(context.isCancelled) at \(context.percentComplete)")
    }
    context.updateInteractiveTransition(0.4)
    #expect(scenario.journal.take() == ["B.willDisappear", "A.willAppear"])
    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled && !context.isInteractive)
    #expect(scenario.journal.take() == ["interaction over, cancelled true at 0.4", "A.willDisappear", "B.willAppear"])
    context.completeTransition(!context.transitionWasCancelled)
    #expect(scenario.a.presentedViewController === scenario.b)
    #expect(scenario.b.appearance == .appeared && scenario.a.appearance == .disappeared)
    #expect(completions == 0)
    #expect(scenario.b.transitionCoordinator == nil)
  }

  @Test("A finished interactive dismissal ends like any other")
  func finishedDismissal() throws {
    let scenario = PresentationScenario(.custom)
    scenario.presented()
    let interaction = HeldInteraction()
    scenario.delegate.interaction = interaction
    scenario.dismiss()
    let context = try #require(interaction.context)
    context.updateInteractiveTransition(0.9)
    context.finishInteractiveTransition()
    context.completeTransition(!context.transitionWasCancelled)
    #expect(scenario.a.presentedViewController == nil)
    #expect(scenario.journal.take() == ["B.willDisappear", "B.didDisappear"])
  }

  @Test("A container view whose background is animated still blocks touches on the presenter")
  func animatedContainer() throws {
    let scenario = PresentationScenario(.custom)
    scenario.presented()
    let interaction = HeldInteraction()
    scenario.delegate.interaction = interaction
    scenario.dismiss()
    let container = try #require(interaction.context?.containerView)
    scenario.b.view.isHidden = true
    UIView.animate(withDuration: 1) { container.backgroundColor = .black }
    #expect(container.touching.animations == 1)
    #expect(scenario.harness.scene.hitTest(CGPoint(x: 100, y: 100))?.view === container)
  }

  @Test("A running transition that was caught may be cancelled, caught again and finished")
  func caughtAndRedriven() throws {
    let scenario = PresentationScenario(.custom)
    scenario.presented()
    let interaction = HeldInteraction()
    interaction.wantsInteractiveStart = false
    scenario.delegate.interaction = interaction
    scenario.dismiss()
    let context = try #require(interaction.context)
    #expect(!context.isInteractive)
    context.pauseInteractiveTransition()
    #expect(context.isInteractive)
    context.cancelInteractiveTransition()
    context.pauseInteractiveTransition()
    context.finishInteractiveTransition()
    #expect(!context.transitionWasCancelled)
    context.completeTransition(true)
    #expect(scenario.a.presentedViewController == nil)
  }

  @Test("TC-01, TC-02: the coordinator exists during the transition on both sides, and its completion reports the outcome")
  func coordinator() throws {
    let scenario = PresentationScenario(.custom)
    #expect(scenario.a.transitionCoordinator == nil)
    scenario.present()
    let coordinator = try #require(scenario.a.transitionCoordinator)
    #expect(scenario.b.transitionCoordinator === coordinator)
    let shade = UIView()
    let isQueued = coordinator.animate(
      alongsideTransition: { context in
        #expect(context.transitionDuration == 0.3)
        shade.alpha = 0.5
      }, completion: { _ in scenario.journal.note("coordinator done") })
    #expect(isQueued)
    #expect(shade.alpha == 0.5)
    scenario.harness.advance(by: 1)
    #expect(Array(scenario.journal.take().suffix(2)) == ["B.didAppear", "coordinator done"])
    #expect(scenario.a.transitionCoordinator == nil)
  }

  @Test("TC-02: what animates alongside has the animator's own curve, or an even-tempered one where the animator has none")
  func alongsidePace() throws {
    for usesBlocks in [true, false] {
      let scenario = PresentationScenario(.custom)
      let shade = UIView()
      shade.alpha = 0
      scenario.a.view.addSubview(shade)
      scenario.delegate.makePresentationController = { ShadingController(presentedViewController: $0, presenting: $1, shade: shade) }
      if usesBlocks { scenario.delegate.presenting = LinearAnimator() }
      scenario.present()
      scenario.harness.advance(by: 0.075)
      let quarter = CGFloat(try #require(shade.layer.presentation()).opacity)
      #expect(usesBlocks ? abs(quarter - 0.25) < 1e-3 : quarter < 0.2)
      scenario.harness.advance(by: 1)
      #expect(shade.alpha == 1 && shade.layer.presentation()?.opacity == 1)
    }
  }

  @Test("MP-03: a presentation controller is told of each step, with the coordinator at hand, and frames the view")
  func presentationController() throws {
    let scenario = PresentationScenario(.custom)
    let journal = scenario.journal
    scenario.delegate.makePresentationController = { presented, presenting in
      HalfHeightController(presented, presenting, journal)
    }
    scenario.present()
    #expect(scenario.b.presentationController is HalfHeightController)
    #expect(scenario.animator.context?.finalFrame(for: scenario.b) == CGRect(x: 0, y: 422, width: 390, height: 422))
    scenario.harness.advance(by: 1)
    scenario.dismiss()
    scenario.harness.advance(by: 1)
    #expect(
      journal.take().filter { !$0.hasPrefix("B.") } == [
        "present begins, coordinated", "alongside", "layout", "present ended true", "dismiss begins, coordinated",
        "dismiss ended true",
      ])
  }

  @Test("Standard presentation: a full-screen controller slides up and covers; a sheet leaves the top free and rounds its corners")
  func standard() {
    let full = PresentationScenario(.fullScreen, custom: false)
    full.present()
    full.harness.advance(by: 1)
    #expect(full.b.view.frame == full.harness.window.bounds && full.b.view.transform == .identity)
    let sheet = PresentationScenario(.automatic, custom: false)
    sheet.present()
    sheet.harness.advance(by: 1)
    #expect(sheet.b.view.frame == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(sheet.b.view.layer.cornerRadius == 10)
    sheet.dismiss()
    sheet.harness.advance(by: 1)
    #expect(sheet.harness.window.subviews == [sheet.a.view])
  }

  @Test("A child knows in its appearance callbacks whether it comes from being added or goes because it is removed")
  func movingToAndFromParent() {
    let harness = SceneHarness()
    let root = harness.window.rootViewController!
    let child = MovingReporter()
    harness.scene.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
    }
    harness.turn()
    harness.scene.perform { root.present(fullScreen(), animated: false) }
    harness.scene.perform { root.dismiss(animated: false) }
    harness.scene.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(child.log == ["to true", "from false", "to false", "from true"])
  }

  private func fullScreen() -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .fullScreen
    return controller
  }

  @Test("Children appear and disappear with their parent, and on their own when added to one that is shown")
  func children() {
    let scenario = PresentationScenario(.fullScreen)
    let child = ReportingController("child", scenario.journal)
    scenario.harness.scene.perform {
      scenario.a.addChild(child)
      scenario.a.view.addSubview(child.view)
      child.didMove(toParent: scenario.a)
    }
    scenario.harness.turn()
    #expect(scenario.journal.take() == ["child.didLoad", "child.willAppear", "child.isAppearing", "child.didAppear"])
    scenario.present(animated: false)
    #expect(
      scenario.journal.take().filter { $0.hasPrefix("child") } == ["child.willDisappear", "child.didDisappear"])
    scenario.dismiss(animated: false)
    #expect(
      scenario.journal.take().filter { $0.hasPrefix("child") } == ["child.willAppear", "child.isAppearing", "child.didAppear"])
    scenario.harness.scene.perform {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
    #expect(scenario.journal.take() == ["child.willDisappear", "child.didDisappear"])
    #expect(child.parent == nil && scenario.a.children.isEmpty)
  }
}

/// Fades the presented view in at an even pace over 0.3 seconds.
@MainActor
private final class LinearAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    view.alpha = 0
    context.containerView.addSubview(view)
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveLinear, animations: { view.alpha = 1 },
      completion: { context.completeTransition($0) })
  }
}

@MainActor
private final class ShadingController: UIPresentationController {
  private let shade: UIView

  init(presentedViewController: UIViewController, presenting: UIViewController?, shade: UIView) {
    self.shade = shade
    super.init(presentedViewController: presentedViewController, presenting: presenting)
  }

  override func presentationTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in self.shade.alpha = 1 }, completion: nil)
  }
}

@MainActor
private final class HalfHeightController: UIPresentationController {
  private let journal: Journal
  private var hasLaidOut = false

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ journal: Journal) {
    self.journal = journal
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    let coordinator = presentedViewController.transitionCoordinator
    journal.note("present begins, \(coordinator == nil ? "alone" : "coordinated")")
    coordinator?.animate(alongsideTransition: { _ in self.journal.note("alongside") }, completion: nil)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { journal.note("present ended \(completed)") }

  override func dismissalTransitionWillBegin() {
    journal.note("dismiss begins, \(presentingViewController.transitionCoordinator == nil ? "alone" : "coordinated")")
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { journal.note("dismiss ended \(completed)") }

  override func containerViewWillLayoutSubviews() {
    if !hasLaidOut { journal.note("layout") }
    hasLaidOut = true
  }
}

@MainActor
private final class MovingReporter: UIViewController {
  var log: [String] = []
  override func viewDidAppear(_ animated: Bool) { log.append("to \(isMovingToParent)") }
  override func viewDidDisappear(_ animated: Bool) { log.append("from \(isMovingFromParent)") }
}
