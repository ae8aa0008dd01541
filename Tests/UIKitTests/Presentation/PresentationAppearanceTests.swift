import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Appearance callbacks of a modal presentation")
struct PresentationAppearanceTests {
  @Test(
    "AP-03: Given a full-screen presentation, then the presenter disappears and appears again, in UIKit's order", arguments: [true, false])
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
    "AP-04: Given a presenter that stays visible, then it gets no appearance callback",
    arguments: [.custom, .overFullScreen, .pageSheet] as [UIModalPresentationStyle])
  func overlayAppearance(style: UIModalPresentationStyle) {
    let scenario = PresentationScenario(style)
    scenario.present()
    scenario.harness.advance(by: 1)
    #expect(scenario.journal.take() == ["B.didLoad", "B.willAppear", "B.isAppearing", "B.didAppear"])
    #expect(scenario.a.view.window === scenario.harness.window)
    scenario.dismiss()
    scenario.harness.advance(by: 1)
    #expect(scenario.journal.take() == ["B.willDisappear", "B.didDisappear"])
  }

  @Test("Given a child that is added while its parent disappears, then it disappears and appears with the parent")
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

  @Test("Given a visible presenter in the container, when that goes and the presenter returns to the window, then both are reported")
  func presenterInContainer() {
    let scenario = PresentationScenario(.overFullScreen)
    scenario.present(animated: false)
    scenario.harness.turn()
    scenario.harness.perform { scenario.b.presentationController?.containerView?.insertSubview(scenario.a.view, at: 0) }
    _ = scenario.journal.take()
    scenario.harness.perform {
      scenario.b.dismiss(animated: false)
      scenario.harness.window.addSubview(scenario.a.view)
    }
    scenario.harness.advance(by: 0.1)
    let presenters = scenario.journal.take().filter { $0.hasPrefix("A.") }
    #expect(presenters == ["A.willDisappear", "A.didDisappear", "A.willAppear", "A.isAppearing", "A.didAppear"])
    #expect(scenario.harness.scene.unfinishedAtRest == [])
  }

  @Test("Given a presentation, then viewIsAppearing is called when the view is in the window with its size, before its layout")
  func isAppearing() {
    let scenario = PresentationScenario(.fullScreen)
    let probe = AppearingProbe()
    probe.modalPresentationStyle = .fullScreen
    probe.transitioningDelegate = scenario.delegate
    scenario.harness.scene.perform { scenario.a.present(probe, animated: true) }
    scenario.harness.advance(by: 1)
    #expect(probe.log == ["isAppearing in window 390.0", "willLayout", "didAppear"])
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
