import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Transitions as they are published") struct PublishedStyleTests {
  @Test("1. A container of one's own hands an animator a context of its own")
  func ownContext() {
    let (first, second) = (UIViewController(), UIViewController())
    let container = SwitchingContainer(showing: first, animator: SlideAnimator())
    let harness = SceneHarness(root: container)
    harness.scene.perform { container.show(second) }
    harness.advance(by: 0.15)
    #expect(first.view.window != nil && second.view.layer.presentation()!.frame.minX > 0)
    harness.advance(by: 0.3)
    #expect(container.shown === second && container.children == [second])
    #expect(container.view.subviews == [second.view] && second.view.frame == container.view.bounds)
  }

  @Test("2. A presentation controller of one's own frames the view, dims what is behind, and goes on a click")
  func ownPresentationController() throws {
    let scenario = PresentationScenario(.custom, custom: false)
    let delegate = DrawerDelegate()
    scenario.b.transitioningDelegate = delegate
    scenario.present()
    scenario.harness.advance(by: 0.2)
    let controller = try #require(scenario.b.presentationController as? DrawerPresentationController)
    #expect(try #require(controller.dimmingView.layer.presentation()).opacity > 0.1)
    scenario.harness.advance(by: 1)
    #expect(abs(scenario.b.view.frame.minY - 844 * 2 / 3) < 0.01 && controller.dimmingView.alpha == 1)
    scenario.harness.click(CGPoint(x: 100, y: 100))
    scenario.harness.advance(by: 1)
    #expect(scenario.a.presentedViewController == nil && scenario.harness.window.subviews == [scenario.a.view])
    #expect(scenario.harness.scene.doctor.diagnoses == [])
  }

  @Test("3. A pan drives the dismissal by percent: back after a little, away after a lot", arguments: [120, 500] as [CGFloat])
  func percentDriven(distance: CGFloat) {
    let a = UIViewController()
    let harness = SceneHarness(root: a)
    let b = PullDownController()
    b.loadViewIfNeeded()
    harness.scene.perform { a.present(b, animated: false) }
    harness.pointer(.began, at: CGPoint(x: 200, y: 200))
    for step in 1...60 {
      harness.advance(by: 1.0 / 60)
      harness.pointer(.moved, at: CGPoint(x: 200, y: 200 + distance * CGFloat(step) / 60))
    }
    #expect(abs(b.view.layer.presentation()!.frame.minY - distance) < 2, "it is under the finger")
    harness.pointer(.ended, at: CGPoint(x: 200, y: 200 + distance))
    harness.advance(by: 1)
    #expect((a.presentedViewController == nil) == (distance > 300))
    #expect(b.view.window == nil || b.view.transform == .identity)
    #expect(harness.scene.doctor.diagnoses == [])
  }

  @Test("4. A property animator under an interaction controller of one's own", arguments: [true, false])
  func propertyAnimator(finishes: Bool) {
    let scenario = PresentationScenario(.custom)
    scenario.presented()
    let fade = ScrubbedFade()
    scenario.delegate.dismissing = fade
    scenario.delegate.interaction = fade
    scenario.dismiss()
    scenario.harness.scene.perform { fade.drag(to: 0.4) }
    scenario.harness.advance(by: 1)
    #expect(abs(scenario.b.view.layer.presentation()!.opacity - 0.6) < 1e-5)
    scenario.harness.scene.perform { fade.release(finishing: finishes) }
    scenario.harness.advance(by: 1)
    #expect((scenario.a.presentedViewController == nil) == finishes)
    #expect(finishes || (scenario.b.view.alpha == 1 && scenario.b.view.transform == .identity))
    #expect(scenario.harness.scene.doctor.diagnoses == [])
  }

  @Test("5. An interruptible animator: caught in flight, turned round, caught again, finished")
  func interruptible() {
    let scenario = PresentationScenario(.fullScreen)
    scenario.presented()
    let pop = InterruptiblePop()
    scenario.b.transitioningDelegate = pop
    scenario.dismiss()
    scenario.harness.advance(by: 0.3)
    scenario.harness.scene.perform { pop.driver.pause() }
    let caught = scenario.b.view.layer.presentation()!.frame.minX
    #expect(abs(caught - 195) < 10)
    scenario.harness.scene.perform { pop.driver.cancel() }
    scenario.harness.advance(by: 0.1)
    #expect(scenario.b.view.layer.presentation()!.frame.minX < caught)
    scenario.harness.scene.perform {
      pop.driver.pause()
      pop.driver.finish()
    }
    scenario.harness.advance(by: 1)
    #expect(scenario.a.presentedViewController == nil && scenario.a.view.superview === scenario.harness.window)
    #expect(scenario.harness.scene.doctor.diagnoses == [])
  }
}
