import Foundation

/// A drag on a sheet, which moves either the sheet or the scroll view in it.
///
/// A drag that begins on content scrolled to its top moves the sheet. Once the sheet is at its greatest height, the content scrolls. A drag
/// that begins on content that is not at its top never moves the sheet.
@MainActor
final class SheetDragging {
  /// The top edge of the sheet that the drag requests, in the container's coordinates.
  private(set) var edge: CGFloat
  private let scrollView: UIScrollView?
  private var travel: CGFloat
  /// The content offset when the finger last moved, in points.
  private var contentOffset: CGFloat

  /// Creates a drag that begins with the sheet at `edge`, on the given scroll view (which is at its top) if any, after the finger has moved
  /// by `travel` points.
  init(from edge: CGFloat, on scrollView: UIScrollView?, travel: CGFloat) {
    self.edge = edge
    self.scrollView = scrollView
    self.travel = travel
    contentOffset = scrollView?.topOffset ?? 0
  }

  /// Moves the sheet or the content to match a drag of `travel` points, with the sheet no higher than `highest`.
  func move(to travel: CGFloat, highest: CGFloat) {
    let step = travel - self.travel
    self.travel = travel
    guard let scrollView else {
      edge = max(edge + step, highest)
      return
    }
    let top = scrollView.topOffset
    let own = step < 0 ? max(step, min(highest - edge, 0)) : contentOffset <= top + 0.5 ? step : 0
    edge += own
    if own == step, scrollView.contentOffset.y != top { scrollView.contentOffset.y = top }
    contentOffset = scrollView.contentOffset.y
  }

  /// Ends the drag. The content keeps its speed only if the sheet is at `highest` and the content is scrolled.
  func end(highest: CGFloat) {
    guard let scrollView, edge > highest + 0.5 || scrollView.isAtTop else { return }
    scrollView.stopMotion()
    scrollView.contentOffset.y = scrollView.topOffset
  }
}

extension UIScrollView {
  fileprivate var topOffset: CGFloat { -adjustedContentInset.top }

  /// A Boolean value that indicates whether the content is at its top, or pulled below it.
  var isAtTop: Bool { contentOffset.y <= topOffset + 0.5 }
}
