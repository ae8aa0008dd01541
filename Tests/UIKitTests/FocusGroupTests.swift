import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite struct FocusGroupTests {
  private let harness = SceneHarness()

  private func add(_ frame: CGRect, to parent: UIView? = nil) -> FocusableView {
    let view = FocusableView(frame: frame)
    (parent ?? harness.rootView).addSubview(view)
    return view
  }

  @Test func `columns are read one after the other, rows inside of each from the top`() {
    let (left, right) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 400)), UIView(frame: CGRect(x: 97, y: 0, width: 200, height: 400))
    )
    for view in [right, left] { harness.rootView.addSubview(view) }
    let low = add(CGRect(x: 0, y: 300, width: 10, height: 10), to: left)
    let high = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: right)
    harness.key(.keyboardTab)
    #expect(harness.window.focusedView === low)
    harness.key(.keyboardTab)
    #expect(harness.window.focusedView === high)
  }

  @Test func `Tab stops once in a focus group, at the view with the highest priority, and the arrow keys move inside it`() {
    let group = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    group.focusGroupIdentifier = "list"
    harness.rootView.addSubview(group)
    let rows = (0..<4).map { add(CGRect(x: 0, y: $0 * 40, width: 100, height: 30), to: group) }
    let after = add(CGRect(x: 0, y: 350, width: 100, height: 30))
    rows[2].focusGroupPriority = .prioritized
    harness.key(.keyboardTab)
    #expect(harness.window.focusedView === rows[2])
    harness.key(.keyboardUpArrow)
    #expect(harness.window.focusedView === rows[1])
    harness.key(.keyboardTab)
    #expect(harness.window.focusedView === after)
    harness.key(.keyboardTab)
    harness.key(.keyboardHome)
    #expect(harness.window.focusedView === rows[0])
    harness.key(.keyboardEnd)
    #expect(harness.window.focusedView === rows[3])
    harness.key(.keyboardDownArrow)
    #expect(harness.window.focusedView === rows[3])
  }

  @Test func `in a scroll view the arrow keys move a focus that is shown, and scroll otherwise`() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    harness.rootView.addSubview(scrollView)
    let rows = (0..<3).map { add(CGRect(x: 0, y: $0 * 300, width: 100, height: 30), to: scrollView) }
    harness.key(.keyboardTab)
    harness.key(.keyboardDownArrow)
    #expect(harness.window.focusedView === rows[1])
    harness.advance(by: 1)
    let place = scrollView.contentOffset.y
    #expect(place > 0)
    harness.click(CGPoint(x: 50, y: 190))
    harness.key(.keyboardUpArrow)
    harness.advance(by: 1)
    #expect(scrollView.contentOffset.y < place)
  }

  @Test func `the ring is cut off where a scroll view cuts its view off`() {
    let scrollView = UIScrollView(frame: CGRect(x: 20, y: 20, width: 300, height: 200))
    scrollView.contentSize = CGSize(width: 300, height: 1000)
    harness.rootView.addSubview(scrollView)
    _ = add(CGRect(x: 0, y: 0, width: 100, height: 30), to: scrollView)
    harness.key(.keyboardTab)
    harness.scene.perform { scrollView.contentOffset.y = 20 }
    harness.turn()
    #expect(harness.window.focusRing.layer.superlayer?.frame == CGRect(x: 16, y: 16, width: 308, height: 208))
  }

  @Test func `a view in front with a scope of its own keeps the focus inside`() {
    _ = add(CGRect(x: 0, y: 0, width: 10, height: 10))
    let dialog = ScopeView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    harness.rootView.addSubview(dialog)
    let inside = add(CGRect(x: 0, y: 0, width: 10, height: 10), to: dialog)
    for _ in 0..<3 {
      harness.key(.keyboardTab)
      #expect(harness.window.focusedView === inside)
    }
  }
}

private final class FocusableView: UIView {
  override var canBecomeFocused: Bool { true }
}

private final class ScopeView: UIView, FocusScope {}
