import Foundation

/// The part of a scroll view's movement at its top that moves a large title of a bar out of sight.
struct TitleCollapse: Equatable {
  /// The height of the whole title, in points, or 0 without a large title.
  var height: CGFloat = 0
  /// The part of it that is out of sight, in points.
  var hidden: CGFloat = 0
}

// The scroll view of a page, which determines the background of the bar and the visible part of a large title.
extension UINavigationController {
  /// Returns the visible height of the large title over a page, and the distance by which the page's content is pulled down, in points.
  func visibleLargeTitle(of page: UIViewController) -> (height: CGFloat, pull: CGFloat) {
    let item = page.navigationItem
    guard navigationBar.isLarge(in: items(upTo: page)) else { return (0, 0) }
    let height = LargeTitleView.height(of: item)
    guard let scrollView = page.viewIfLoaded?.contentScrollView else { return (height, 0) }
    let hidden = min(scrollView.titleCollapse.hidden, height)
    return (height - hidden, scrollView === scrollViewBelowBar ? max(0, -scrollView.distanceBelowBar) : 0)
  }

  private func items(upTo page: UIViewController) -> [UINavigationItem] {
    let end = stack.firstIndex(of: page).map { $0 + 1 }
    // A page that leaves was on top of what is left, or of what was there before.
    return (end.map { Array(stack[..<$0]) } ?? shownStack).map(\.navigationItem)
  }

  /// Makes the bar depend on the scroll position of `page`.
  func followContent(of page: UIViewController?) {
    let scrollView = page?.viewIfLoaded?.contentScrollView
    if scrollView !== scrollViewBelowBar {
      scrollViewBelowBar?.onContentMove = nil
      scrollViewBelowBar = scrollView
      scrollView?.onContentMove = { [weak self] in self?.contentDidMove() }
    }
    contentDidMove()
  }

  private func contentDidMove() {
    collapseTitle()
    navigationBar.edgeLook = ScrollEdgeLook(scrollViewBelowBar?.edgeEffects.top)
    toolbarState.bar?.edgeLook = ScrollEdgeLook(scrollViewBelowBar?.edgeEffects.bottom)
    navigationBar.contentDidScroll(to: scrollViewBelowBar?.distanceBelowBar ?? 0)
    let below = scrollViewBelowBar?.distanceToBottom
    toolbarState.bar?.contentBelow = below ?? 0
    if let tabBar = tabBarController?.tabBar, tabBar.scrollEdgeAppearance != nil { tabBar.contentBelow = below ?? 0 }
  }

  /// Moves as much of a large title out of sight as the content has moved.
  private func collapseTitle() {
    guard let scrollView = scrollViewBelowBar, let page = transition?.to ?? shown else { return }
    let isLarge = navigationBar.isLarge(in: items(upTo: page)) && !isBarHidden && scrollView.makesRoomForBar
    let height = isLarge ? LargeTitleView.height(of: page.navigationItem) : 0
    let old = scrollView.titleCollapse
    let moved = scrollView.distanceBelowBar + old.hidden
    scrollView.titleCollapse = TitleCollapse(height: height, hidden: moved.clamped(to: 0...height))
    if scrollView.titleCollapse != old { updateInsets(of: page) }
    guard height > 0 || old.height > 0 else { return }
    if transition == nil { layOutBar() }
  }
}

extension UIView {
  /// The scroll view of a page: its view, or the first scroll view among its direct subviews.
  var contentScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}

extension UIScrollView {
  /// The distance by which the content has moved below the bar above it, in points. Negative where the content is pulled down.
  fileprivate var distanceBelowBar: CGFloat { contentOffset.y + adjustedContentInset.top }

  /// The distance by which the content goes on below the bar below it, in points.
  fileprivate var distanceToBottom: CGFloat { contentSize.height - (contentOffset.y + bounds.height - adjustedContentInset.bottom) }

  /// A Boolean value that indicates whether the insets include the bar.
  fileprivate var makesRoomForBar: Bool { adjustedContentInset.top > contentInset.top }

  /// Returns the offset at which a released drag ends, so that it leaves a large title of a bar in sight or out of sight.
  func leavingTitleWhole(_ offset: CGFloat) -> CGFloat {
    let range = scrollRange.y
    let moved = offset - range.lowerBound
    guard titleCollapse.height > 0, moved > 0, moved < titleCollapse.height else { return offset }
    return moved < titleCollapse.height / 2 ? range.lowerBound : min(range.lowerBound + titleCollapse.height, range.upperBound)
  }
}
