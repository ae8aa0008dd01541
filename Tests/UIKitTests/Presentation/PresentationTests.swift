import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Modal presentation") struct PresentationTests {
  // MARK: Appearance callbacks

  @Test("AP-03: full screen, the presenter disappears and comes back, in UIKit's order", arguments: [true, false])
  func fullScreenAppearance(animated: Bool) {
    let scenario = PresentationScenario(.fullScreen)
    scenario.present(animated: animated)
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take() == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear", "A.didDisappear",
      ])
    #expect(scenario.a.view.window == nil)
    scenario.dismiss(animated: animated)
    scenario.harness.advance(by: 1)
    #expect(scenario.journal.take() == ["B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear"])
    #expect(scenario.a.view.superview === scenario.harness.window)
    #expect(scenario.b.view.window == nil)
  }

  @Test(
    "AP-04: a presenter that stays visible hears nothing", arguments: [.custom, .overFullScreen, .pageSheet] as [UIModalPresentationStyle])
  func overlayAppearance(style: UIModalPresentationStyle) {
    let scenario = PresentationScenario(style)
    scenario.present()
    scenario.harness.advance(by: 1)
    #expect(scenario.journal.take() == ["B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
    #expect(scenario.a.view.superview === scenario.harness.window)
    scenario.dismiss()
    scenario.harness.advance(by: 1)
    #expect(scenario.journal.take() == ["B.willDisappear", "B.didDisappear"])
  }

  @Test("A child that joins while its parent disappears goes with it, and appears when the parent comes back")
  func childOfDisappearing() {
    let scenario = PresentationScenario(.fullScreen)
    scenario.present()
    scenario.harness.advance(by: 0.1)
    _ = scenario.journal.take()
    let child = ReportingController("C", scenario.journal)
    scenario.harness.scene.perform {
      scenario.a.addChild(child)
      scenario.a.view.addSubview(child.view)
      child.didMove(toParent: scenario.a)
    }
    scenario.harness.advance(by: 1)
    #expect(scenario.journal.take() == ["C.didLoad", "B.didAppear", "A.didDisappear"])
    #expect(scenario.harness.scene.unfinishedAtRest == [])
    scenario.dismiss()
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take() == [
        "B.willDisappear", "A.willAppear", "C.willAppear", "A.isAppearing", "C.isAppearing", "A.didAppear", "C.didAppear",
        "B.didDisappear",
      ])
  }

  @Test("viewIsAppearing comes when the view is in the window and has its size, before its layout")
  func isAppearing() {
    let scenario = PresentationScenario(.fullScreen)
    let probe = AppearingProbe()
    probe.modalPresentationStyle = .fullScreen
    probe.transitioningDelegate = scenario.delegate
    scenario.harness.scene.perform { scenario.a.present(probe, animated: true) }
    scenario.harness.advance(by: 1)
    #expect(probe.log == ["isAppearing in window 390.0", "willLayout", "didAppear"])
  }

  // MARK: Who is asked, and when

  @Test("CT-08: delegate, animator and context are asked in UIKit's order; animationEnded comes after the controllers' callbacks")
  func order() {
    let scenario = PresentationScenario(.custom)
    scenario.delegate.journal = scenario.journal
    scenario.animator.journal = scenario.journal
    scenario.present { scenario.journal.note("completion") }
    scenario.harness.advance(by: 1)
    #expect(
      scenario.journal.take() == [
        "asked for animator", "asked for interaction", "B.didLoad", "B.willAppear", "duration", "animate", "B.isAppearing",
        "B.didAppear", "ended true", "completion",
      ])
  }

  @Test("PF-06: without animation nobody is asked")
  func notAnimated() {
    let scenario = PresentationScenario(.custom)
    scenario.delegate.journal = scenario.journal
    scenario.present(animated: false)
    #expect(!scenario.journal.take().contains("asked for animator"))
    #expect(scenario.b.view.window != nil)
    scenario.dismiss(animated: false)
    #expect(scenario.b.view.window == nil && scenario.a.presentedViewController == nil)
  }

  // MARK: The context

  @Test("Full screen: the container holds the from view, both views and frames are known")
  func fullScreenContext() throws {
    let scenario = PresentationScenario(.fullScreen)
    scenario.present()
    let context = try #require(scenario.animator.context)
    #expect(scenario.a.view.superview === context.containerView)
    #expect(context.view(forKey: .from) === scenario.a.view)
    #expect(context.view(forKey: .to) === scenario.b.view)
    #expect(context.viewController(forKey: .from) === scenario.a && context.viewController(forKey: .to) === scenario.b)
    #expect(context.initialFrame(for: scenario.a) == scenario.harness.window.bounds)
    #expect(context.finalFrame(for: scenario.a) == .zero)
    #expect(context.initialFrame(for: scenario.b) == .zero)
    #expect(context.finalFrame(for: scenario.b) == scenario.harness.window.bounds)
    #expect(context.presentationStyle == .fullScreen)
    scenario.harness.advance(by: 1)
    scenario.dismiss()
    let back = try #require(scenario.animator.context)
    #expect(back.view(forKey: .from) === scenario.b.view && back.view(forKey: .to) === scenario.a.view)
    #expect(back.initialFrame(for: scenario.b) == scenario.harness.window.bounds)
    #expect(back.finalFrame(for: scenario.b) == .zero)
    #expect(back.finalFrame(for: scenario.a) == scenario.harness.window.bounds)
    #expect(back.viewController(forKey: .to) === scenario.a)
  }

  @Test("A presenter that stays must not be touched: its view is nil, both ways")
  func customContext() throws {
    let scenario = PresentationScenario(.custom)
    scenario.present()
    #expect(try #require(scenario.animator.context).view(forKey: .from) == nil)
    #expect(scenario.animator.context?.finalFrame(for: scenario.a) == scenario.harness.window.bounds)
    scenario.harness.advance(by: 1)
    scenario.dismiss()
    #expect(try #require(scenario.animator.context).view(forKey: .to) == nil)
  }

  @Test("The presented view is laid out with the window's safe area before the animator runs")
  func laidOut() throws {
    let card = CardController()
    card.modalPresentationStyle = .overFullScreen
    let delegate = ScriptedDelegate()
    let animator = ScriptedAnimator()
    delegate.presenting = animator
    card.transitioningDelegate = delegate
    let harness = SceneHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    animator.addsToView = false
    harness.scene.perform { harness.window.rootViewController?.present(card, animated: true) }
    #expect(card.card.frame == CGRect(x: 8, y: 844 - 34 - 8 - 300, width: 374, height: 300))
  }

  @Test("PF-07: a view that loadView made without a size keeps it")
  func zeroSized() {
    let scenario = PresentationScenario(.fullScreen)
    let empty = EmptyViewController()
    empty.modalPresentationStyle = .fullScreen
    empty.transitioningDelegate = scenario.delegate
    scenario.harness.scene.perform { scenario.a.present(empty, animated: true) }
    #expect(empty.view.frame == .zero)
    #expect(scenario.animator.context?.finalFrame(for: empty) == scenario.harness.window.bounds)
  }

  // MARK: Broken promises

  @Test("PF-01: completed without adding the to view, nothing is seen and touches go nowhere")
  func neverAdded() {
    let scenario = PresentationScenario(.custom)
    scenario.animator.addsToView = false
    scenario.present()
    scenario.harness.advance(by: 1)
    #expect(scenario.b.view.window == nil)
    #expect(scenario.a.presentedViewController === scenario.b)
    let hit = scenario.harness.window.hitTest(CGPoint(x: 100, y: 100), with: nil)
    #expect(hit is PresentationContainerView)
    #expect(!scenario.harness.scene.isUserInteractionBlocked)
  }

  @Test(
    "PF-02: completed with false, the presentation is undone and the presenter works",
    arguments: [.custom, .fullScreen] as [UIModalPresentationStyle])
  func refused(style: UIModalPresentationStyle) {
    let scenario = PresentationScenario(style)
    scenario.animator.completes = false
    var completions = 0
    scenario.present { completions += 1 }
    scenario.harness.advance(by: 1)
    #expect(scenario.a.presentedViewController == nil && scenario.b.presentingViewController == nil)
    #expect(scenario.b.view.window == nil)
    #expect(scenario.a.view.superview === scenario.harness.window)
    #expect(scenario.harness.window.hitTest(CGPoint(x: 100, y: 100), with: nil) === scenario.a.view)
    #expect(scenario.animator.ended == [false])
    #expect(completions == 0)
    let tail: [String] =
      style == .fullScreen
      ? ["B.willDisappear", "A.willAppear", "B.didDisappear", "A.isAppearing", "A.didAppear"]
      : ["B.willDisappear", "B.didDisappear"]
    #expect(Array(scenario.journal.take().suffix(tail.count)) == tail)
  }

  @Test("PF-04: dismissed without adding the to view, the screen is black until the end, then the presenter is back")
  func dismissedWithoutToView() {
    let scenario = PresentationScenario(.fullScreen)
    scenario.presented()
    scenario.animator.addsToView = false
    scenario.dismiss()
    scenario.harness.advance(by: 0.2)
    #expect(scenario.a.view.window == nil)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.view.superview === scenario.harness.window)
    #expect(scenario.a.view.frame == scenario.harness.window.bounds)
  }

  @Test("MP-02: adding the presenter's view to the container of a custom dismissal loses it")
  func presenterLost() throws {
    let scenario = PresentationScenario(.custom)
    scenario.presented()
    scenario.dismiss()
    try #require(scenario.animator.context).containerView.addSubview(scenario.a.view)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.view.window == nil)
  }

  @Test("PF-05: never completed, input stays away for good, but only in that scene")
  func neverCompleted() {
    let scenario = PresentationScenario(.custom)
    scenario.animator.completes = nil
    scenario.present()
    scenario.harness.advance(by: 10)
    #expect(scenario.harness.scene.isUserInteractionBlocked)
    #expect(scenario.b.isBeingPresented)
    scenario.harness.scene.perform { scenario.harness.window.rootViewController = UIViewController() }
    #expect(!scenario.harness.scene.isUserInteractionBlocked, "a new root takes the transition down")
  }

  @Test("CT-04: completing twice has no effect but a warning")
  func completedTwice() throws {
    let scenario = PresentationScenario(.custom)
    scenario.present()
    scenario.harness.advance(by: 1)
    let context = try #require(scenario.animator.context)
    let caught = warnings { context.completeTransition(false) }
    #expect(caught.count == 1)
    #expect(scenario.a.presentedViewController === scenario.b)
    #expect(scenario.animator.ended == [true])
  }

  // MARK: Input

  @Test("Input is kept away while an animated transition runs, and comes back")
  func inputBlocked() {
    let scenario = PresentationScenario(.custom)
    scenario.present()
    #expect(scenario.harness.scene.isUserInteractionBlocked)
    scenario.harness.advance(by: 0.29)
    #expect(scenario.harness.scene.isUserInteractionBlocked)
    scenario.harness.advance(by: 0.1)
    #expect(!scenario.harness.scene.isUserInteractionBlocked)
  }

  // MARK: Refusals

  @Test("A second presentation during or after the first is refused with a warning")
  func secondPresentation() {
    let scenario = PresentationScenario(.custom)
    scenario.present()
    let during = warnings { scenario.a.present(UIViewController(), animated: true) }
    #expect(during.count == 1 && during[0].contains("while a presentation is in progress"))
    scenario.harness.advance(by: 1)
    let after = warnings { scenario.a.present(UIViewController(), animated: true) }
    #expect(after.count == 1 && after[0].contains("already presenting"))
    #expect(scenario.a.presentedViewController === scenario.b)
  }

  @Test("Dismissing during a transition is refused with a warning")
  func dismissalDuringPresentation() {
    let scenario = PresentationScenario(.custom)
    scenario.present()
    let caught = warnings { scenario.b.dismiss(animated: true) }
    #expect(caught.count == 1 && caught[0].contains("in progress"))
    scenario.harness.advance(by: 1)
    #expect(scenario.a.presentedViewController === scenario.b)
  }

  @Test("A controller that is not on the screen cannot present")
  func presenterOffScreen() {
    let stranger = UIViewController()
    let presented = UIViewController()
    let caught = warnings { stranger.present(presented, animated: true) }
    #expect(caught.count == 1 && caught[0].contains("not in the window hierarchy"))
    #expect(presented.presentingViewController == nil)
  }

  // MARK: Chains and contexts

  @Test("A child presents through its outermost ancestor; everyone on both sides finds the other")
  func outermostAncestor() {
    let scenario = PresentationScenario(.custom)
    let child = UIViewController()
    scenario.a.addChild(child)
    scenario.a.view.addSubview(child.view)
    child.didMove(toParent: scenario.a)
    scenario.harness.scene.perform { child.present(scenario.b, animated: false) }
    #expect(scenario.b.presentingViewController === scenario.a)
    #expect(child.presentedViewController === scenario.b)
    scenario.harness.scene.perform { child.dismiss(animated: false) }
    #expect(child.presentedViewController == nil)
  }

  @Test("A context presentation covers the nearest controller that defines one, and no more")
  func contextPresentation() {
    let scenario = PresentationScenario(.overCurrentContext)
    let child = UIViewController()
    child.definesPresentationContext = true
    scenario.a.addChild(child)
    child.view.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
    scenario.a.view.addSubview(child.view)
    child.didMove(toParent: scenario.a)
    scenario.harness.scene.perform { child.present(scenario.b, animated: false) }
    #expect(scenario.b.presentingViewController === child)
    #expect(scenario.b.view.convert(scenario.b.view.bounds, to: scenario.a.view) == child.view.frame)
    #expect(scenario.harness.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === scenario.a.view)
  }

  @Test(
    "Dismissing the first of a chain takes all down: the last one with its animation, those between at once",
    arguments: [.custom, .fullScreen] as [UIModalPresentationStyle])
  func chain(style: UIModalPresentationStyle) throws {
    let scenario = PresentationScenario(style)
    scenario.presented()
    let c = ReportingController("C", scenario.journal)
    c.modalPresentationStyle = style
    c.transitioningDelegate = scenario.delegate
    scenario.harness.scene.perform { scenario.b.present(c, animated: true) }
    scenario.harness.advance(by: 1)
    var completions = 0
    scenario.harness.scene.perform { scenario.a.dismiss(animated: true) { completions += 1 } }
    #expect(scenario.animator.context?.viewController(forKey: .from) === c)
    #expect(scenario.animator.context?.viewController(forKey: .to) === scenario.a)
    #expect(scenario.b.presentingViewController == nil)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.presentedViewController == nil && c.presentingViewController == nil)
    #expect(scenario.harness.window.subviews == [scenario.a.view])
    #expect(completions == 1)
  }

  @Test("A presenter whose screen was resized meanwhile comes back in the new size")
  func resizedMeanwhile() {
    let scenario = PresentationScenario(.fullScreen)
    scenario.presented()
    scenario.harness.scene.resize(to: CGSize(width: 500, height: 600))
    scenario.harness.turn()
    #expect(scenario.b.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
    scenario.dismiss()
    #expect(scenario.animator.context?.finalFrame(for: scenario.a) == CGRect(x: 0, y: 0, width: 500, height: 600))
    scenario.harness.advance(by: 1)
    #expect(scenario.a.view.frame == CGRect(x: 0, y: 0, width: 500, height: 600))
  }
}

@MainActor
private final class AppearingProbe: UIViewController {
  var log: [String] = []
  override func viewIsAppearing(_ animated: Bool) {
    log.append("isAppearing \(view.window == nil ? "nowhere" : "in window") \(view.bounds.width)")
  }
  override func viewWillLayoutSubviews() { if view.window != nil { log.append("willLayout") } }
  override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
}

@MainActor
private final class CardController: UIViewController {
  let card = UIView()
  override func viewDidLoad() { view.addSubview(card) }
  override func viewDidLayoutSubviews() {
    let area = view.bounds.inset(by: view.safeAreaInsets)
    card.frame = CGRect(x: area.minX + 8, y: area.maxY - 8 - 300, width: area.width - 16, height: 300)
  }
}

@MainActor
private final class EmptyViewController: UIViewController {
  override func loadView() { view = UIView() }
}
