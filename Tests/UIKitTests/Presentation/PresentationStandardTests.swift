import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Standard modal animations") struct PresentationStandardTests {
  private func scenario(_ style: UIModalTransitionStyle) -> PresentationScenario {
    let scenario = PresentationScenario(.fullScreen, custom: false)
    scenario.b.modalTransitionStyle = style
    return scenario
  }

  @Test("Cover vertical slides up by the system's spring, for half a second, and down again")
  func coverVertical() throws {
    let scenario = scenario(.coverVertical)
    scenario.present()
    scenario.harness.turn()
    scenario.harness.advance(by: 0.1)
    let layer = scenario.b.view.layer
    // SP-07: at 0.1 s the spring has come 0.544778 of its way.
    #expect(abs(try #require(layer.presentation()).frame.minY - 844 * (1 - 0.544778)) < 0.01)
    scenario.harness.advance(by: 0.41)
    #expect(scenario.a.presentedViewController === scenario.b && scenario.a.view.window == nil)
    scenario.dismiss()
    scenario.harness.turn()
    scenario.harness.advance(by: 0.1)
    #expect(abs(try #require(layer.presentation()).frame.minY - 844 * 0.544778) < 0.01)
    scenario.harness.advance(by: 0.41)
    #expect(scenario.a.view.window != nil && scenario.b.view.transform == .identity)
  }

  @Test("Cross dissolve fades without moving and leaves the view's own alpha")
  func crossDissolve() throws {
    let scenario = scenario(.crossDissolve)
    scenario.b.view.alpha = 0.8
    scenario.present()
    scenario.harness.turn()
    scenario.harness.advance(by: 0.175)
    let shown = try #require(scenario.b.view.layer.presentation())
    #expect(abs(shown.opacity - 0.4) < 0.01)
    #expect(shown.frame == scenario.harness.window.bounds)
    scenario.harness.advance(by: 1)
    scenario.dismiss()
    scenario.harness.advance(by: 1)
    #expect(abs(scenario.b.view.alpha - 0.8) < 1e-6)
    #expect(scenario.harness.window.subviews == [scenario.a.view])
  }

  @Test("Flip turns the old view away, then the new one in, and leaves no trace")
  func flip() throws {
    let scenario = scenario(.flipHorizontal)
    scenario.present()
    scenario.harness.advance(by: 0.3)
    let opacity = { (view: UIView) in view.layer.presentation()?.opacity }
    #expect(opacity(scenario.a.view) == 1 && opacity(scenario.b.view) == 0)
    // Half-way there in time is half-way round: 45° of the first quarter at a quarter of the way.
    #expect(try #require(scenario.a.view.layer.presentation()).transform.m11 < 0.6)
    scenario.harness.advance(by: 0.3)
    #expect(opacity(scenario.a.view) == 0 && opacity(scenario.b.view) == 1)
    scenario.harness.advance(by: 0.4)
    #expect(CATransform3DIsIdentity(scenario.b.view.transform3D) && CATransform3DIsIdentity(scenario.a.view.transform3D))
    scenario.dismiss()
    scenario.harness.advance(by: 1)
    #expect(scenario.harness.window.subviews == [scenario.a.view])
    #expect(scenario.a.view.alpha == 1 && CATransform3DIsIdentity(scenario.a.view.transform3D))
  }

  @Test("The standard animations can be driven by a gesture, and called off without a trace", arguments: [0, 1, 2])
  func driven(style: Int) throws {
    let scenario = PresentationScenario(.fullScreen)
    let driver = UIPercentDrivenInteractiveTransition()
    let transition = try #require(UIModalTransitionStyle(rawValue: style))
    scenario.b.modalTransitionStyle = transition
    scenario.delegate.presenting = transition.animator(isPresenting: true)
    scenario.delegate.interaction = driver
    let before = words(for: scenario.harness.window)
    scenario.present()
    for step in 1...8 {
      scenario.harness.scene.perform { driver.update(CGFloat(step) / 10) }
      scenario.harness.advance(by: 1.0 / 60)
    }
    #expect(words(for: scenario.harness.window) != before)
    scenario.harness.scene.perform { driver.cancel() }
    scenario.harness.advance(by: 1)
    #expect(words(for: scenario.harness.window) == before && scenario.harness.scene.doctor.diagnoses == [])
  }

  @Test("A controller that defines a context may also say how those who cover it come")
  func contextTransitionStyle() throws {
    let scenario = PresentationScenario(.overCurrentContext, custom: false)
    scenario.a.definesPresentationContext = true
    scenario.a.providesPresentationContextTransitionStyle = true
    scenario.a.modalTransitionStyle = .crossDissolve
    scenario.present()
    scenario.harness.advance(by: 0.1)
    let shown = try #require(scenario.b.view.layer.presentation())
    #expect(shown.opacity < 1 && shown.frame.minY == 0)
  }

  @Test("Exchanging children runs both ways of appearance around the animation")
  func exchange() {
    let journal = Journal()
    let root = UIViewController()
    let harness = SceneHarness(root: root)
    let (old, new) = (ReportingController("old", journal), ReportingController("new", journal))
    for child in [old, new] { root.addChild(child) }
    harness.scene.perform { root.view.addSubview(old.view) }
    harness.turn()
    _ = journal.take()
    harness.scene.perform {
      root.transition(from: old, to: new, duration: 0.2, animations: { old.view.alpha = 0 }, completion: { _ in journal.note("done") })
    }
    harness.advance(by: 0.1)
    #expect(old.view.superview === root.view && new.view.superview === root.view)
    harness.advance(by: 0.2)
    #expect(old.view.superview == nil)
    #expect(
      journal.take() == [
        "old.willDisappear", "new.didLoad", "new.willAppear", "new.isAppearing", "old.didDisappear", "new.didAppear", "done",
      ])
  }

  @Test("Exchanging children dissolves one into the other, if the options say so")
  func exchangeByDissolving() {
    let root = UIViewController()
    let harness = SceneHarness(root: root)
    let (old, new) = (UIViewController(), UIViewController())
    for child in [old, new] { root.addChild(child) }
    harness.scene.perform { root.view.addSubview(old.view) }
    harness.turn()
    var isDone = false
    harness.scene.perform {
      root.transition(
        from: old, to: new, duration: 0.2, options: [.transitionCrossDissolve, .curveLinear], animations: nil,
        completion: { isDone = $0 })
    }
    let cover = root.view.layer.sublayers?.last
    harness.advance(by: 0.1)
    #expect(root.view.subviews == [new.view])
    #expect(abs(harness.scene.perform { cover?.presentation()?.opacity ?? 0 } - 0.5) < 0.01)
    harness.advance(by: 0.2)
    #expect(isDone)
    #expect(root.view.layer.sublayers?.count == 1)
  }

  @Test("A scene in slow motion presents slowly; another scene meanwhile goes at its own speed")
  func ownClocks() {
    let (slow, normal) = (scenario(.coverVertical), scenario(.coverVertical))
    slow.harness.scene.speed = 0.1
    for scenario in [slow, normal] { scenario.present() }
    for _ in 0..<60 {
      slow.harness.advance(by: 1.0 / 60)
      normal.harness.advance(by: 1.0 / 60)
    }
    #expect(!normal.b.isBeingPresented && slow.b.isBeingPresented)
    slow.harness.scene.isPaused = true
    slow.harness.advance(by: 10)
    #expect(slow.b.isBeingPresented && slow.harness.scene.isUserInteractionBlocked)
    slow.harness.scene.isPaused = false
    slow.harness.advance(by: 5)
    #expect(!slow.b.isBeingPresented)
  }
}
