import Foundation

/// The part of a scroll view's movement at its top that moves a search bar and a large title of a bar out of sight, in this order.
struct TitleCollapse: Equatable {
  /// The height of the whole search bar, in points, or 0 if there is none that moves.
  var search: CGFloat = 0
  /// The height of the whole title, in points, or 0 without a large title.
  var title: CGFloat = 0
  /// The height of both that is out of sight, in points.
  var hidden: CGFloat = 0

  var height: CGFloat { search + title }

  /// Returns the nearest position at which each of them is completely visible or completely hidden, in points.
  func whole(near moved: CGFloat) -> CGFloat {
    let stops = [0, search, height]
    return stops.min { abs($0 - moved) < abs($1 - moved) } ?? moved
  }
}

// The scroll view of a page, which determines the background of the bar and the visible part of a large title.
extension UINavigationController {
  /// Returns the visible heights of the bar's parts over a page.
  func barParts(of page: UIViewController) -> BarParts {
    let whole = collapse(of: page)
    let search = stackedSearch(of: page)
    var parts = BarParts(large: whole.title, search: search.map { SearchHolder.height(of: $0.searchBar) } ?? 0)
    if search?.hidesBarNow == true { parts.row = BarParts.searchTop }
    guard let scrollView = page.viewIfLoaded?.contentScrollView else { return parts }
    let hidden = min(scrollView.titleCollapse.hidden, whole.height)
    parts.search -= min(hidden, whole.search)
    parts.large -= max(0, hidden - whole.search)
    if scrollView === scrollViewBelowBar, parts.large > 0 || parts.search > 0 { parts.pull = max(0, -scrollView.distanceBelowBar) }
    return parts
  }

  /// Returns the heights of the parts that content moves out of sight on a page.
  private func collapse(of page: UIViewController) -> TitleCollapse {
    let item = page.navigationItem
    let search = stackedSearch(of: page)
    let isLarge = navigationBar.isLarge(in: items(upTo: page)) && search?.hidesBarNow != true
    let moves = item.hidesSearchBarWhenScrolling && search?.isActive == false
    return TitleCollapse(
      search: moves ? search.map { SearchHolder.height(of: $0.searchBar) } ?? 0 : 0, title: isLarge ? LargeTitleView.height(of: item) : 0)
  }

  private func items(upTo page: UIViewController) -> [UINavigationItem] {
    let end = stack.firstIndex(of: page).map { $0 + 1 }
    // A page that leaves was on top of the remaining stack, or of the previous one.
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
    // A title that moves out of sight changes the insets of the content, which may then move.
    guard !isFollowingContent else { return }
    isFollowingContent = true
    defer { isFollowingContent = false }
    collapseTitle()
    navigationBar.edgeLook = ScrollEdgeLook(scrollViewBelowBar?.edgeEffects.top)
    toolbarState.bar?.edgeLook = ScrollEdgeLook(scrollViewBelowBar?.edgeEffects.bottom)
    navigationBar.contentDidScroll(to: scrollViewBelowBar?.distanceBelowBar ?? 0)
    let below = scrollViewBelowBar?.distanceToBottom
    toolbarState.bar?.contentBelow = below ?? 0
    if let tabs = tabBarController, tabs.shown === self { tabs.contentDidMove(scrollViewBelowBar) }
  }

  /// Moves as much of a search bar and a large title out of sight as the content has moved.
  private func collapseTitle() {
    guard let scrollView = scrollViewBelowBar, let page = transition?.to ?? shown else { return }
    let first = scrollView.titleCollapse
    // The new insets may move the content, which then hides a different part. At some heights of the screen, this doesn't settle.
    for _ in 0..<Self.collapseRounds {
      var new = isBarHidden || !makesRoomForBar(scrollView, of: page) ? TitleCollapse() : collapse(of: page)
      let old = scrollView.titleCollapse
      new.hidden = (scrollView.distanceBelowBar + old.hidden).clamped(to: 0...new.height)
      guard new != old else { break }
      scrollView.titleCollapse = new
      updateInsets(of: page)
    }
    guard scrollView.titleCollapse.height > 0 || first.height > 0 || stackedSearch(of: page) != nil else { return }
    if transition == nil { layOutBar() }
  }

  /// Returns whether a page makes room for the bar, by its position or by the insets of its content.
  private func makesRoomForBar(_ scrollView: UIScrollView, of page: UIViewController) -> Bool {
    let isBesideBar = page.edges.besideBars.top > 0 && scrollView.contentInsetAdjustmentBehavior != .never
    return isBesideBar || scrollView.adjustedContentInset.top > scrollView.contentInset.top
  }

  /// The maximum number of times that insets and content adapt to each other in a movement of the content.
  private static var collapseRounds: Int { 4 }
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

  /// The distance by which the content continues below the bottom bar, in points.
  var distanceToBottom: CGFloat { contentSize.height - (contentOffset.y + bounds.height - adjustedContentInset.bottom) }

  /// Returns the offset at which a released drag ends, so that a search bar and a large title are completely visible or completely hidden.
  func leavingTitleWhole(_ offset: CGFloat) -> CGFloat {
    let range = scrollRange.y
    let moved = offset - range.lowerBound
    guard titleCollapse.height > 0, moved > 0, moved < titleCollapse.height else { return offset }
    return min(range.lowerBound + titleCollapse.whole(near: moved), range.upperBound)
  }
}
