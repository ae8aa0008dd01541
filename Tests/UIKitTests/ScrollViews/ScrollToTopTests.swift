import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Taps on the status bar")
struct ScrollToTopTests {
  private final class Delegate: UIScrollViewDelegate {
    var agrees = true
    var count = 0
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { agrees }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { count += 1 }
  }

  private let harness = SceneHarness(safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
  private let delegate = Delegate()

  private func addScrollView() -> UIScrollView {
    let view = UIScrollView(frame: harness.rootView.bounds)
    view.contentSize = CGSize(width: 390, height: 4000)
    view.delegate = delegate
    harness.turn { harness.rootView.addSubview(view) }
    harness.turn { view.contentOffset.y = 1000 }
    return view
  }

  private func tap() {
    if harness.scene.statusBar == nil { harness.scene.addStatusBar() }
    harness.click(CGPoint(x: 60, y: 20))
    harness.advance(by: 0.5)
  }

  @Test("A tap scrolls to the top, below the safe area, and tells the delegate")
  func scrolls() {
    let view = addScrollView()
    tap()
    #expect(view.contentOffset.y == -47)
    #expect(delegate.count == 1)
    tap()
    #expect(delegate.count == 1)
  }

  @Test("A scroll view or its delegate may refuse")
  func refusals() {
    let view = addScrollView()
    view.scrollsToTop = false
    tap()
    #expect(view.contentOffset.y == 1000)
    view.scrollsToTop = true
    delegate.agrees = false
    tap()
    #expect(view.contentOffset.y == 1000)
  }

  @Test("With two scroll views in sight that want it, nothing scrolls; one out of sight doesn't count")
  func several() {
    let view = addScrollView()
    let other = addScrollView()
    tap()
    #expect(view.contentOffset.y == 1000)
    harness.turn { other.isHidden = true }
    tap()
    #expect(view.contentOffset.y == -47)
  }

  @Test("A control below the bar, and a recognizer that takes the tap, keep it")
  func otherTaps() {
    let view = addScrollView()
    var count = 0
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 47))
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    harness.turn { harness.rootView.addSubview(button) }
    tap()
    #expect(count == 1 && view.contentOffset.y == 1000)
  }

  @Test("A drag that begins at the bar is no tap")
  func drags() {
    let view = addScrollView()
    view.isScrollEnabled = false
    harness.scene.addStatusBar()
    harness.drag(from: CGPoint(x: 60, y: 20), to: CGPoint(x: 60, y: 300), steps: 6)
    harness.advance(by: 0.5)
    #expect(view.contentOffset.y == 1000)
  }
}
