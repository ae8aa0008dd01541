import Foundation

// Where the bar is, and what it does to the pages.
extension UINavigationController {
  /// How long the bar takes to leave or come by itself, in seconds, as on iOS.
  private static var barDuration: TimeInterval { 0.2 }

  /// The view has another size or safe area.
  func layOut() {
    catchUpBeforeLayout()
    transition?.resize()
    if let page = transition?.to ?? shown { updateInsets(of: page) }
    layOutBar()
  }

  /// A view that is laid out before it appears, for a snapshot, shows its page.
  private func catchUpBeforeLayout() {
    if shown == nil && !isBusy { catchUp(animated: false) }
  }

  func layOutBar() {
    guard transition == nil || !isBarMoving else { return }
    navigationBar.isHidden = isBarHidden
    moveBar(to: barFrame(away: isBarHidden ? .up : nil))
  }

  /// Whether the transition under way moves the bar as a whole.
  private var isBarMoving: Bool { transition?.context.isOver == false && navigationBar.isMovedByTransition }

  private enum Direction { case up, left, right }

  private func barFrame(away direction: Direction? = nil) -> CGRect {
    let top = view.safeAreaInsets.top
    let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: UINavigationBar.height)
    return switch direction {
    case .up: frame.offsetBy(dx: 0, dy: -top - frame.height)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case nil: frame
    }
  }

  private func moveBar(to frame: CGRect) { if navigationBar.frame != frame { navigationBar.frame = frame } }

  /// The room that bars take from a page. A tab bar that leaves with the page takes none.
  func updateInsets(of page: UIViewController) {
    page.containerSafeAreaInsets = UIEdgeInsets(
      top: isBarHidden ? 0 : UINavigationBar.height, left: 0, bottom: hidesBottomBar(under: page) ? -containerSafeAreaInsets.bottom : 0,
      right: 0)
  }

  func setBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isBarHidden else { return }
    isBarHidden = hidden
    guard isViewLoaded else { return }
    let page = transition?.to ?? shown
    if animated, let transition, transition.context.phase == .prepared {
      updateInsets(of: transition.to)
      return moveBar(along: transition)
    }
    guard animated, view.window != nil else {
      if let page { updateInsets(of: page) }
      return layOutBar()
    }
    navigationBar.isHidden = false
    UIView.animate(
      withDuration: Self.barDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.moveBar(to: self.barFrame(away: hidden ? .up : nil))
        // The page's content moves along with the bar.
        if let page { self.updateInsets(of: page) }
        page?.view.layoutIfNeeded()
      }, completion: { _ in self.layOutBar() })
  }

  /// Moves the bar sideways with the page that it belongs to: its edge meets the edge of the page in front.
  private func moveBar(along transition: ChildTransition) {
    let isPush = !shownStack.contains(transition.to)
    let hidden = isBarHidden
    navigationBar.isMovedByTransition = true
    navigationBar.isHidden = false
    // A bar that leaves a page on a push goes left before the page that comes; one that comes back does the reverse.
    let side: Direction = isPush == hidden ? .left : .right
    if !hidden { UIView.performWithoutAnimation { moveBar(to: barFrame(away: side)) } }
    transition.context.coordinator.add(
      { _ in self.moveBar(to: self.barFrame(away: hidden ? side : nil)) },
      completion: { _ in self.navigationBar.isMovedByTransition = false })
  }

  /// Has the bar's content follow the transition.
  func changeBar(along coordinator: TransitionCoordinator, isPush: Bool) -> NavigationBarChange? {
    view.layoutIfNeeded()
    let change = navigationBar.prepareChange(to: stack.map(\.navigationItem), isPush: isPush)
    let page = transition?.to
    coordinator.add { _ in
      change?.animate()
      self.followContent(of: page)
    }
    return change
  }

  /// Has the bar's background come and go with what scrolls below it in `page`.
  func followContent(of page: UIViewController?) {
    let scrollView = page?.viewIfLoaded?.contentScrollView
    if scrollView !== scrollViewBelowBar {
      scrollViewBelowBar?.whenContentMoved = nil
      scrollViewBelowBar = scrollView
      scrollView?.whenContentMoved = { [weak self] in self?.contentDidMove() }
    }
    contentDidMove()
  }

  private func contentDidMove() {
    navigationBar.contentDidScroll(to: scrollViewBelowBar.map { $0.contentOffset.y + $0.adjustedContentInset.top } ?? 0)
  }
}

extension UIView {
  /// What scrolls in a page: its view, or the first scroll view right inside it.
  fileprivate var contentScrollView: UIScrollView? {
    self as? UIScrollView ?? subviews.lazy.compactMap { $0 as? UIScrollView }.first
  }
}
