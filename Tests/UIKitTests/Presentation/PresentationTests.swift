import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Modal presentation")
struct PresentationTests {
  @Test("CT-08: Given a delegate and an animator, then they are asked in UIKit's order, and animationEnded follows viewDidAppear")
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

  @Test("PF-06: Given a presentation without animation, then no animator is asked for")
  func notAnimated() {
    let scenario = PresentationScenario(.custom)
    scenario.delegate.journal = scenario.journal
    scenario.present(animated: false)
    #expect(!scenario.journal.take().contains("asked for animator"))
    #expect(scenario.b.view.window != nil)
    scenario.dismiss(animated: false)
    #expect(scenario.b.view.window == nil && scenario.a.presentedViewController == nil)
  }

  @Test("Given an animated transition, then the scene gets no input while it runs")
  func inputBlocked() {
    let scenario = PresentationScenario(.custom)
    scenario.present()
    #expect(scenario.harness.scene.isUserInteractionBlocked)
    scenario.harness.advance(by: 0.29)
    #expect(scenario.harness.scene.isUserInteractionBlocked)
    scenario.harness.advance(by: 0.1)
    #expect(!scenario.harness.scene.isUserInteractionBlocked)
  }

  @Test("Given a child that presents, then its outermost ancestor is the presenter, and the child knows and dismisses what is presented")
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

  @Test("Given a controller that defines a context, then a presentation over the current context covers its view only")
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
    "Given a chain, when its first presenter dismisses, then the last controller goes with its animation, and the others at once",
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

  @Test("Given a window that changes its size during a presentation, then the presenter has the new size when it is back")
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
