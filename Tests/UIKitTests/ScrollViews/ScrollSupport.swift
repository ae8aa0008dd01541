import UIKit
import UITestSupport

extension TouchScene {
  /// Adds a scroll view of 400 × 800 points.
  func addScrollView(content: CGSize = CGSize(width: 400, height: 4000), delegate: ScrollLog) -> UIScrollView {
    let scrollView = add(UIScrollView(), frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    scrollView.contentSize = content
    scrollView.delegate = delegate
    return scrollView
  }
}

/// A delegate that logs the calls of a scroll view, and returns what the test specifies.
@MainActor
final class ScrollLog: UIScrollViewDelegate {
  private(set) var calls: [String] = []
  private(set) var velocity = CGPoint.zero
  private(set) var target = CGPoint.zero
  var chosenTarget: CGPoint?
  var holdsAtTop = false
  var zoomed: UIView?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if holdsAtTop { scrollView.contentOffset = .zero }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let chosenTarget { targetContentOffset.pointee = chosenTarget }
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { calls.append("willBeginDecelerating") }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { calls.append("didEndDecelerating") }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { calls.append("didEndScrollingAnimation") }

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
}
