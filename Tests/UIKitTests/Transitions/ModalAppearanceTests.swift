import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Appearance of modal controllers") struct ModalAppearanceTests {
  nonisolated private static let overlays: [UIModalPresentationStyle] = [.pageSheet, .custom, .overFullScreen, .overCurrentContext]

  /// The callbacks of a presentation or a dismissal of B over A, under a percent-driven controller that ends it.
  private func callbacks(_ style: UIModalPresentationStyle, dismissing: Bool, cancels: Bool) -> [String] {
    let scenario = PresentationScenario(style)
    let driver = UIPercentDrivenInteractiveTransition()
    scenario.delegate.presenting = BlockAnimator()
    scenario.delegate.dismissing = BlockAnimator { context in
      if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
      let from = context.view(forKey: .from)
      UIView.animate(withDuration: 0.4, animations: { from?.alpha = 0 }) { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    scenario.b.loadViewIfNeeded()
    if dismissing { scenario.presented() }
    _ = scenario.journal.take()
    scenario.delegate.interaction = driver
    if dismissing { scenario.dismiss() } else { scenario.present() }
    scenario.harness.advance(by: 0.1)
    scenario.harness.scene.perform {
      driver.update(0.4)
      if cancels { driver.cancel() } else { driver.finish() }
    }
    scenario.harness.advance(by: 1)
    return scenario.journal.take()
  }

  @Test("AP-03: full screen, present: A goes, B comes; dismiss: B goes, A comes")
  func fullScreen() {
    #expect(
      callbacks(.fullScreen, dismissing: false, cancels: false)
        == ["A.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear", "A.didDisappear"])
    #expect(
      callbacks(.fullScreen, dismissing: true, cancels: false)
        == ["B.willDisappear", "A.willAppear", "A.isAppearing", "A.didAppear", "B.didDisappear"])
  }

  @Test("AP-03: full screen, cancelled: each is notified of the return, balanced")
  func fullScreenCancelled() {
    #expect(
      callbacks(.fullScreen, dismissing: false, cancels: true) == [
        "A.willDisappear", "B.willAppear", "B.isAppearing", "B.willDisappear", "A.willAppear", "A.isAppearing", "B.didDisappear",
        "A.didAppear",
      ])
    #expect(
      callbacks(.fullScreen, dismissing: true, cancels: true) == [
        "B.willDisappear", "A.willAppear", "A.isAppearing", "A.willDisappear", "B.willAppear", "B.isAppearing", "A.didDisappear",
        "B.didAppear",
      ])
  }

  @Test("AP-04: over a presenter that stays, only the presented controller is told, completed and cancelled", arguments: overlays)
  func overlay(style: UIModalPresentationStyle) {
    #expect(callbacks(style, dismissing: false, cancels: false) == ["B.willAppear", "B.isAppearing", "B.didAppear"])
    #expect(callbacks(style, dismissing: true, cancels: false) == ["B.willDisappear", "B.didDisappear"])
    #expect(
      callbacks(style, dismissing: false, cancels: true)
        == ["B.willAppear", "B.isAppearing", "B.willDisappear", "B.didDisappear"])
  }

  @Test("AP-05: a cancelled dismissal: the presented controller goes, comes back, and has appeared", arguments: overlays)
  func cancelledDismissal(style: UIModalPresentationStyle) {
    #expect(
      callbacks(style, dismissing: true, cancels: true) == ["B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear"])
  }

  @Test("MP-01: a full-screen presenter leaves the window and is at hand for the dismissal; put back by a cancelled presentation")
  func presenter() {
    let dismissal = DrivenDismissal(.fullScreen)
    let a = dismissal.scenario.a
    #expect(a.view.window == nil)
    dismissal.begin()
    #expect(dismissal.context?.view(forKey: .to) === a.view)
    dismissal.cancel()
    dismissal.harness.advance(by: 1)
    #expect(a.appearance == .disappeared, "though its view stays in the container until the animator takes it out, as on iOS")
    let presentation = PresentationScenario(.fullScreen)
    presentation.animator.completes = false
    presentation.presented()
    #expect(presentation.a.view.superview === presentation.harness.window)
  }

  @Test("MP-03: a presentation controller hears the outcome of cancelled transitions, and a cancelled presentation is gone")
  func presentationController() {
    let journal = Journal()
    let scenario = PresentationScenario(.custom)
    scenario.delegate.makePresentationController = { Reporting($0, $1, journal) }
    scenario.animator.completes = false
    scenario.present()
    #expect(scenario.b.presentationController?.containerView != nil)
    scenario.harness.advance(by: 1)
    #expect(journal.take() == ["will present", "did present false"])
    #expect(scenario.harness.window.subviews == [scenario.a.view])
    scenario.animator.completes = true
    scenario.presented()
    scenario.animator.completes = false
    scenario.dismiss()
    scenario.harness.advance(by: 1)
    #expect(journal.take() == ["will present", "did present true", "will dismiss", "did dismiss false"])
    #expect(scenario.b.view.window != nil)
  }
}

@MainActor
private final class Reporting: UIPresentationController {
  private let journal: Journal

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ journal: Journal) {
    self.journal = journal
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override func presentationTransitionWillBegin() { journal.note("will present") }
  override func presentationTransitionDidEnd(_ completed: Bool) { journal.note("did present \(completed)") }
  override func dismissalTransitionWillBegin() { journal.note("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { journal.note("did dismiss \(completed)") }
}
