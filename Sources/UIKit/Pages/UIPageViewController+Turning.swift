import Foundation

// Turning pages.
extension UIPageViewController {
  /// A Boolean value that indicates whether another page is coming in.
  var isTurning: Bool { pending != nil }

  /// The index of the current page in the scroll view.
  private var currentIndex: Int { before == nil ? 0 : 1 }

  // MARK: Layout

  func layOut() {
    let dots = pageControl.numberOfPages > 0 ? UIPageControl.height : 0
    pageControl.frame = CGRect(
      x: 0, y: view.bounds.height - view.safeAreaInsets.bottom - dots, width: view.bounds.width, height: dots)
    let area = CGRect(x: 0, y: 0, width: view.bounds.width, height: view.bounds.height - (dots > 0 ? dots + view.safeAreaInsets.bottom : 0))
    let old = pages.frame
    isArranging = true
    pages.fill(area)
    isArranging = false
    guard pages.frame != old else { return }
    if isTurning { pages.stopMotion() }
    // A page that was coming in is either shown or removed at once.
    if isTurning { pagesDidRest() }
    arrange()
  }

  /// Requests the neighbors of the current page, and places the pages. `shift` is the distance from rest, in pages.
  func arrange(shift: CGFloat = 0) {
    guard isViewLoaded, !isArranging else { return }
    isArranging = true
    before = neighbor { dataSource?.pageViewController(self, viewControllerBefore: $0) }
    after = neighbor { dataSource?.pageViewController(self, viewControllerAfter: $0) }
    placePages(shift: shift)
    isArranging = false
  }

  private func neighbor(_ ask: (UIViewController) -> UIViewController?) -> UIViewController? {
    guard let current, let page = ask(current), page !== current else { return nil }
    return page
  }

  private func placePages(shift: CGFloat) {
    let bounces = dataSource != nil && current != nil
    pages.alwaysBounceHorizontal = bounces && !pages.isVertical
    pages.alwaysBounceVertical = bounces && pages.isVertical
    pages.setPageCount([before, current, after].count { $0 != nil })
    pages.position = CGFloat(currentIndex) + shift
    guard let current else { return }
    current.view.place(in: pages.place(ofPage: currentIndex))
    if current.view.superview !== pages { pages.insertSubview(current.view, at: 0) }
  }

  // MARK: Turning

  /// Called when a finger catches the moving pages. A page that is mostly visible becomes the current one, so that another turn can begin.
  func takeOver() {
    guard isTurning, !isArranging else { return }
    let target = pages.position.rounded()
    guard target != CGFloat(currentIndex) else { return }
    let shift = pages.position - target
    end(completed: true)
    arrange(shift: shift)
    pagesDidMove()
  }

  func pagesDidMove() {
    guard !isArranging, let current else { return }
    let shift = pages.position - CGFloat(currentIndex)
    guard let page = shift > 0 ? after : before, abs(shift) > Self.tolerance else { return }
    let index = currentIndex + (shift > 0 ? 1 : -1)
    if isTurning {
      guard index != pendingIndex else { return }
      end(completed: false)
    }
    begin(page, at: index, from: current)
  }

  /// The distance from rest, in pages, below which no other page counts as visible. It is less than a pixel.
  private static var tolerance: CGFloat { 0.0005 }

  private func begin(_ page: UIViewController, at index: Int, from current: UIViewController) {
    pending = page
    pendingIndex = index
    if isTurnedByPerson { delegate?.pageViewController(self, willTransitionTo: [page]) }
    addChild(page)
    page.loadViewIfNeeded()
    if showsPages {
      current.beginAppearance(false, animated: true)
      page.beginAppearance(true, animated: true)
    }
    page.view.place(in: pages.place(ofPage: index))
    pages.insertSubview(page.view, at: 0)
  }

  func pagesDidRest() {
    guard !isArranging else { return }
    guard isTurning else {
      isTurnedByPerson = true
      return
    }
    let completed = pages.position.rounded() != CGFloat(currentIndex)
    end(completed: completed)
    arrange()
    isTurnedByPerson = true
    let completion = turnCompletion
    turnCompletion = nil
    asked = nil
    completion?(completed)
  }

  private func end(completed: Bool) {
    guard let previous = current, let page = pending else { return }
    let (arrived, left) = completed ? (page, previous) : (previous, page)
    let step = pendingIndex > currentIndex ? 1 : -1
    if completed {
      current = page
      if isTurnedByPerson { showDot(shownDot + step) }
    }
    left.willMove(toParent: nil)
    left.beginAppearance(false, animated: true)
    left.view.removeFromSuperview()
    left.endAppearance()
    if showsPages { arrived.beginAppearance(true, animated: true) }
    if appearance == .appeared { arrived.endAppearance() }
    pending = nil
    left.removeFromParent()
    if completed { arrived.didMove(toParent: self) }
    guard isTurnedByPerson else { return }
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [previous], transitionCompleted: completed)
  }

  private var showsPages: Bool {
    switch appearance {
    case .appearing, .appeared: true
    case .disappearing, .disappeared: false
    }
  }

  // MARK: Setting pages in code

  func setPage(_ page: UIViewController?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?) {
    if isTurning {
      pages.stopMotion()
      pagesDidRest()
    }
    defer { showDots() }
    guard page !== current else {
      completion?(true)
      return
    }
    guard animated, let page, current != nil, viewIfLoaded?.window != nil else {
      replace(by: page)
      completion?(true)
      return
    }
    isArranging = true
    (before, after) = direction == .forward ? (nil, page) : (page, nil)
    placePages(shift: 0)
    isArranging = false
    isTurnedByPerson = false
    asked = page
    turnCompletion = completion
    pages.turn(to: direction == .forward ? 1 : 0)
  }

  private func replace(by page: UIViewController?) {
    let old = current
    current = page
    if let page { addChild(page) }
    old?.willMove(toParent: nil)
    // Removing the views sends the appearance callbacks if they are due.
    old?.viewIfLoaded?.removeFromSuperview()
    arrange()
    old?.removeFromParent()
    page?.didMove(toParent: self)
  }

  // MARK: Dots

  private func showDots() {
    pageControl.numberOfPages = dataSource?.presentationCount(for: self) ?? 0
    showDot(dataSource?.presentationIndex(for: self) ?? 0)
    viewIfLoaded?.setNeedsLayout()
  }

  private func showDot(_ number: Int) {
    shownDot = number
    pageControl.currentPage = number
  }

  /// Turns to the page on the tapped side of the dots. The dot changes when the page has arrived.
  func turnToDot() {
    let step = pageControl.currentPage > shownDot ? 1 : -1
    showDot(shownDot)
    guard !isTurning, (step > 0 ? after : before) != nil else { return }
    pages.turn(to: CGFloat(currentIndex + step))
  }
}
