import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Presenters behind sheets of full height") struct RecessionTests {
  private let scenario = PresentationScenario(.pageSheet, custom: false)
  private var harness: SceneHarness { scenario.harness }
  private var window: UIWindow { harness.window }

  private func present(_ detents: [UISheetPresentationController.Detent]) {
    scenario.b.sheetPresentationController?.detents = detents
    scenario.presented()
  }

  /// Returns the frame of a view in the window, as set or as shown in the middle of an animation.
  private func frame(of view: UIView, shown: Bool = false) -> CGRect {
    harness.perform {
      guard shown, let card = view.superview as? PresenterCard else { return view.convert(view.bounds, to: nil) }
      let transform = harness.shownState(of: card.layer).transform
      return CGRect(x: card.bounds.midX * (1 - transform.m11), y: 0, width: card.bounds.width * transform.m11, height: 0)
    }
  }

  private func present(_ presented: UIViewController, from presenter: UIViewController) { present(presented, from: presenter, in: harness) }

  private func present(_ presented: UIViewController, from presenter: UIViewController, in harness: SceneHarness) {
    harness.turn { presenter.present(presented, animated: true) }
    harness.advance(by: 1)
  }

  @Test("Given a large sheet, then the presenter is 16 points narrower at each side and rounded, and its own frame stays")
  func large() throws {
    present([.large()])
    let view: UIView = scenario.a.view
    let shown = frame(of: view)
    #expect(abs(shown.minX - 16) < 0.01 && abs(shown.width - 358) < 0.01 && abs(shown.minY) < 0.01)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 844) && view.transform == .identity)
    let card = try #require(view.superview)
    #expect(card.clipsToBounds && abs(card.layer.cornerRadius - 10 * 390 / 358) < 0.01)
    scenario.dismiss()
    harness.advance(by: 0.1)
    let midway = frame(of: view, shown: true)
    #expect(midway.minX > 1 && midway.minX < 15)
    let state = harness.perform { harness.shownState(of: card.layer) }
    #expect(state.masksToBounds && state.corners.radius > 0.5 && state.corners.radius < 10, "Its corners are round on the way")
    harness.advance(by: 1)
    #expect(view.superview === window && frame(of: view) == window.bounds && harness.layer(named: "presenter") == nil)
  }

  @Test("The presenter of a medium sheet stays; it recedes as the sheet is dragged to the large height, and with it")
  func dragged() {
    present([.medium(), .large()])
    #expect(frame(of: scenario.a.view) == window.bounds)
    harness.press(CGPoint(x: 200, y: 500))
    harness.move(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 294), steps: 20)
    let edge = scenario.b.view.frame.minY
    let part = (422 - edge) / 412
    #expect(part > 0.4 && part < 0.6)
    #expect(abs(frame(of: scenario.a.view).minX - 16 * part) < 0.01)
    harness.release(CGPoint(x: 200, y: 294))
    harness.advance(by: 1)
    let expected: CGFloat = scenario.b.view.frame.minY == 10 ? 16 : 0
    #expect(abs(frame(of: scenario.a.view).minX - expected) < 0.01)
  }

  @Test("A drag down brings the presenter forward with the sheet; a sheet that springs back sends it back")
  func dismissedByDrag() {
    present([.large()])
    harness.press(CGPoint(x: 200, y: 100))
    harness.move(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 310), steps: 30)
    let drop = scenario.b.view.transform.ty
    #expect(drop > 150)
    #expect(abs(frame(of: scenario.a.view).minX - 16 * (1 - drop / 834)) < 0.01)
    harness.advance(by: 0.3)
    harness.release(CGPoint(x: 200, y: 310))
    harness.advance(by: 1)
    #expect(abs(frame(of: scenario.a.view).minX - 16) < 0.01)
    harness.press(CGPoint(x: 200, y: 100))
    harness.move(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), steps: 30)
    harness.release(CGPoint(x: 200, y: 700))
    harness.advance(by: 1)
    #expect(scenario.a.presentedViewController == nil && frame(of: scenario.a.view) == window.bounds)
  }

  @Test("Sheets on sheets: each recedes by one more, all the way back when all are dismissed at once")
  func stacked() {
    present([.large()])
    let c = UIViewController()
    present(c, from: scenario.b)
    let (front, back) = (frame(of: scenario.b.view), frame(of: scenario.a.view))
    #expect(abs(front.minX - 16) < 0.01 && abs(front.minY) < 0.01, "the sheet behind takes the presenter's place")
    #expect(abs(back.minX - 32) < 0.01 && abs(back.minY) < 0.01)
    harness.turn { scenario.a.dismiss(animated: true) }
    #expect(abs(frame(of: scenario.a.view, shown: true).minX - 16) < 1, "what is seen behind the sheet stays where it is seen")
    harness.advance(by: 1)
    #expect(frame(of: scenario.a.view) == window.bounds && scenario.a.view.superview === window)
    #expect(scenario.b.view.superview == nil)
  }

  @Test("One sheet dismissed of two: the other comes forward to its place")
  func oneOfTwo() {
    present([.large()])
    let c = UIViewController()
    present(c, from: scenario.b)
    harness.turn { c.dismiss(animated: true) }
    harness.advance(by: 1)
    #expect(frame(of: scenario.b.view) == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(abs(frame(of: scenario.a.view).minX - 16) < 0.01)
    #expect(scenario.b.view.superview is PresentationContainerView)
  }

  @Test("A sheet at medium height in front of a large one leaves that in its place; a full screen on a sheet doesn't bring the root back")
  func mixed() {
    present([.large()])
    let c = UIViewController()
    c.sheetPresentationController?.detents = [.medium()]
    present(c, from: scenario.b)
    #expect(frame(of: scenario.b.view) == CGRect(x: 0, y: 10, width: 390, height: 834))
    harness.turn { c.dismiss(animated: false) }
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    present(full, from: scenario.b)
    harness.turn { full.dismiss(animated: true) }
    harness.advance(by: 1)
    #expect(frame(of: scenario.b.view) == CGRect(x: 0, y: 10, width: 390, height: 834))
    #expect(abs(frame(of: scenario.a.view).minX - 16) < 0.01)
  }

  @Test("Nothing recedes at regular width or compact height, also when the screen turns", arguments: [true, false])
  func otherSizes(rotates: Bool) {
    let b = UIViewController()
    let harness = SceneHarness(size: rotates ? CGSize(width: 390, height: 844) : CGSize(width: 1024, height: 768))
    let root = harness.window.rootViewController!
    harness.turn { root.present(b, animated: true) }
    harness.advance(by: 1)
    if rotates {
      #expect(harness.layer(named: "presenter") != nil)
      harness.perform { harness.scene.resize(to: CGSize(width: 844, height: 390)) }
      harness.advance(by: 1)
    }
    let shown = harness.perform { root.view.convert(root.view.bounds, to: nil) }
    #expect(shown == harness.window.bounds)
  }

  @Test("A root view controller that is replaced under a sheet leaves nothing of the card")
  func replacedRoot() {
    present([.large()])
    let other = UIViewController()
    harness.turn { window.rootViewController = other }
    #expect(window.subviews == [other.view] && scenario.a.view.superview == nil)
  }

  @Test("The status bar is light over the window's black, while a sheet is up")
  func statusBar() throws {
    let root = UIViewController()
    let harness = SceneHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), root: root)
    harness.scene.addStatusBar()
    harness.turn()
    let b = UIViewController()
    harness.turn { root.present(b, animated: true) }
    harness.advance(by: 1)
    #expect(harness.scene.statusBar?.look.isLight == true)
    #expect(abs(harness.perform { root.view.convert(root.view.bounds, to: nil).minY } - 47) < 0.01)
    #expect(root.view.safeAreaInsets.top == 47, "the page isn't laid out again")
    let c = UIViewController()
    present(c, from: b, in: harness)
    harness.press(CGPoint(x: 200, y: 100))
    harness.move(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 200, y: 700), steps: 20)
    #expect(harness.scene.statusBar?.look.isLight == true, "the sheet behind it is still there")
    harness.release(CGPoint(x: 200, y: 700))
    harness.advance(by: 1)
    #expect(b.presentedViewController == nil && harness.scene.statusBar?.look.isLight == true)
    harness.turn { b.dismiss(animated: true) }
    harness.advance(by: 1)
    #expect(harness.scene.statusBar?.look.isLight == false)
  }
}
