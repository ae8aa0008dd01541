import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Modal presentations that break UIKit's rules")
struct PresentationFailureTests {
  @Test("PF-01: Given an animator that doesn't add the to view, when it completes, then no view is there and none gets touches")
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
    "PF-02: Given an animator that completes with false, then the presentation is undone, and the presenter gets touches",
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

  @Test("PF-04: Given a dismissal that doesn't add the to view, then the presenter is missing until the end, and then there")
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

  @Test("MP-02: Given a custom dismissal that adds the presenter's view to its container, then that view leaves with the container")
  func presenterLost() throws {
    let scenario = PresentationScenario(.custom)
    scenario.presented()
    scenario.dismiss()
    try #require(scenario.animator.context).containerView.addSubview(scenario.a.view)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.view.window == nil)
  }

  @Test("PF-05: Given an animator that never completes, then the scene gets no input until its window has another root")
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

  @Test("CT-04: Given a completed transition, when it is completed again, then a warning is all that happens")
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

  @Test("Given a presenter that presents, when it presents another controller, then a warning refuses it")
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

  @Test("Given a presentation in progress, when it is dismissed, then a warning refuses it")
  func dismissalDuringPresentation() {
    let scenario = PresentationScenario(.custom)
    scenario.present()
    let caught = warnings { scenario.b.dismiss(animated: true) }
    #expect(caught.count == 1 && caught[0].contains("in progress"))
    scenario.harness.advance(by: 1)
    #expect(scenario.a.presentedViewController === scenario.b)
  }

  @Test("Given a controller in no window, when it presents, then a warning refuses it")
  func presenterOffScreen() {
    let stranger = UIViewController()
    let presented = UIViewController()
    let caught = warnings { stranger.present(presented, animated: true) }
    #expect(caught.count == 1 && caught[0].contains("not in the window hierarchy"))
    #expect(presented.presentingViewController == nil)
  }
}
