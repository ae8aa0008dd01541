import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Sheets") struct PresentationSheetTests {
  private let scenario = PresentationScenario(.pageSheet, custom: false)
  private let delegate = DismissalReporter()

  private func presentSheet() {
    scenario.present()
    scenario.harness.advance(by: 1)
    scenario.b.presentationController?.delegate = delegate
    _ = scenario.journal.take()
  }

  /// Drags the sheet down by `distance` points within `seconds`, and lifts.
  private func drag(by distance: CGFloat, in seconds: TimeInterval) {
    let harness = scenario.harness
    harness.pointer(.began, at: CGPoint(x: 200, y: 100))
    let steps = Int((seconds * 60).rounded())
    for step in 1...steps {
      harness.advance(by: 1.0 / 60)
      harness.pointer(.moved, at: CGPoint(x: 200, y: 100 + distance * CGFloat(step) / CGFloat(steps)))
    }
    harness.pointer(.ended, at: CGPoint(x: 200, y: 100 + distance))
  }

  @Test("Dragged slowly past half its height, a sheet goes; less far, it springs back")
  func slowDrag() {
    presentSheet()
    drag(by: 300, in: 2)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.presentedViewController === scenario.b)
    #expect(scenario.b.view.transform == .identity)
    #expect(scenario.journal.take() == ["B.willDisappear", "B.willAppear", "B.isAppearing", "B.didAppear"])
    drag(by: 500, in: 2)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.presentedViewController == nil)
    #expect(scenario.journal.take() == ["B.willDisappear", "B.didDisappear"])
    #expect(delegate.log == ["will", "will", "did"])
  }

  @Test("A flick of 1000 points per second dismisses however short it is")
  func flick() {
    presentSheet()
    drag(by: 200, in: 0.15)
    scenario.harness.advance(by: 1)
    #expect(scenario.a.presentedViewController == nil)
  }

  @Test("While it is dragged the sheet follows and the dimming fades with it")
  func follows() throws {
    presentSheet()
    let harness = scenario.harness
    harness.pointer(.began, at: CGPoint(x: 200, y: 100))
    harness.pointer(.moved, at: CGPoint(x: 200, y: 115))
    harness.pointer(.moved, at: CGPoint(x: 200, y: 315))
    #expect(abs(scenario.b.view.transform.ty - 200) <= 15)
    let dimming = try #require(scenario.b.view.superview?.subviews.first)
    #expect(abs(dimming.alpha - (1 - scenario.b.view.transform.ty / 834)) < 1e-6)
  }

  @Test("Esc and a click outside dismiss; a modal controller refuses, and its delegate is told", arguments: ["Esc", "click"])
  func escape(means: String) {
    presentSheet()
    let act = {
      if means == "Esc" { scenario.harness.key(.keyboardEscape) } else { scenario.harness.click(CGPoint(x: 100, y: 5)) }
      scenario.harness.advance(by: 1)
    }
    scenario.b.isModalInPresentation = true
    act()
    #expect(scenario.a.presentedViewController === scenario.b)
    #expect(delegate.log == ["attempt"])
    scenario.b.isModalInPresentation = false
    act()
    #expect(scenario.a.presentedViewController == nil)
    #expect(delegate.log == ["attempt", "will", "did"])
  }

  @Test("A sheet that was dismissed leaves nothing on its view")
  func noTrace() {
    presentSheet()
    drag(by: 200, in: 0.15)
    scenario.harness.advance(by: 1)
    #expect(scenario.b.view.gestureRecognizers == nil)
    #expect(scenario.b.view.layer.cornerRadius == 0 && scenario.b.view.transform == .identity)
  }

  @Test("On a roomy screen a form sheet floats in the middle")
  func formSheet() {
    let a = UIViewController()
    let harness = SceneHarness(size: CGSize(width: 1024, height: 768), root: a)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    harness.scene.perform { a.present(form, animated: false) }
    #expect(form.view.frame == CGRect(x: 242, y: 74, width: 540, height: 620))
    form.preferredContentSize = CGSize(width: 300, height: 200)
    harness.turn()
    #expect(form.view.frame == CGRect(x: 362, y: 284, width: 300, height: 200))
  }
}

@MainActor
private final class DismissalReporter: NSObject, UIAdaptivePresentationControllerDelegate {
  var log: [String] = []
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { log.append("attempt") }
}
