import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("A presentation controller that tells its presenter that it disappears")
struct RequestedDisappearanceTests {
  /// A sheet that leaves the presenter's view in the window, and tells the presenter that it disappears and appears again.
  private final class TellingSheet: UIPresentationController {
    var tellsAtEnd = true

    override func presentationTransitionWillBegin() { presentingViewController.beginAppearanceTransition(false, animated: true) }
    override func presentationTransitionDidEnd(_ completed: Bool) { presentingViewController.endAppearanceTransition() }
    override func dismissalTransitionWillBegin() {
      if tellsAtEnd { presentingViewController.beginAppearanceTransition(true, animated: true) }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) { presentingViewController.endAppearanceTransition() }
  }

  private func scenario(tellingAtEnd tellsAtEnd: Bool) -> PresentationScenario {
    let scenario = PresentationScenario(.custom)
    scenario.delegate.makePresentationController = {
      let sheet = TellingSheet(presentedViewController: $0, presenting: $1)
      sheet.tellsAtEnd = tellsAtEnd
      return sheet
    }
    return scenario
  }

  @Test("Given one that tells it to appear as well, then nothing is unfinished, neither below the sheet nor after it")
  func balanced() {
    let scenario = scenario(tellingAtEnd: true)
    scenario.presented()
    #expect(scenario.a.view.window != nil && scenario.harness.scene.unfinishedAtRest == [])
    scenario.dismiss()
    scenario.harness.advance(by: 1)
    #expect(scenario.journal.take().contains("A.didAppear") && scenario.harness.scene.unfinishedAtRest == [])
  }

  @Test("Given one that never tells it to appear again, then that is found when the sheet has left")
  func unbalanced() {
    let scenario = scenario(tellingAtEnd: false)
    scenario.presented()
    scenario.dismiss()
    scenario.harness.advance(by: 1)
    #expect(
      scenario.harness.scene.unfinishedAtRest == [
        "the view of ReportingController is in the window, but the controller was never told that it appears"
      ])
  }
}
