import Foundation

/// A finger that drags a sheet, or scrolls what is in it: decides which of the two moves.
///
/// A drag that begins on content which stands at its top moves the sheet; once the sheet is as high as it can be, the content scrolls
/// on. A drag that begins on scrolled content never moves the sheet.
@MainActor
final class SheetDragging {
  /// Where the finger would have the sheet's top edge.
  private(set) var edge: CGFloat
  private let scrollView: UIScrollView?
  private var travel: CGFloat
  /// Where the content stood when the finger last moved.
  private var contentOffset: CGFloat

  /// A drag that begins with the sheet at `edge`, on content that stands at its top, if on any, the finger having travelled so far.
  init(from edge: CGFloat, on scrollView: UIScrollView?, travel: CGFloat) {
    self.edge = edge
    self.scrollView = scrollView
    self.travel = travel
    contentOffset = scrollView?.topOffset ?? 0
  }

  /// The finger has travelled to `travel`; the sheet may be dragged no higher than `highest`.
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

  /// The finger has let go; the speed belongs to the sheet if it is not at rest at `highest`.
  func end(highest: CGFloat) {
    guard let scrollView, edge > highest + 0.5 || scrollView.isAtTop else { return }
    scrollView.stopMotion()
    scrollView.contentOffset.y = scrollView.topOffset
  }
}

extension UIScrollView {
  fileprivate var topOffset: CGFloat { -adjustedContentInset.top }

  /// Whether the content stands at its top, or is pulled below it.
  var isAtTop: Bool { contentOffset.y <= topOffset + 0.5 }
}
