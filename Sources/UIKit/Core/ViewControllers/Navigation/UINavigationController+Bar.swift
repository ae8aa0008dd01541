import Foundation

// The layout of the navigation bar, and its effect on the pages.
extension UINavigationController {
  public static var hideShowBarDuration: CGFloat { 0.2 }

  /// Lays out the bar and the pages after a change of the view's size or safe area.
  func layOut() {
    showCurrentControllerBeforeLayout()
    hiding?.sizeDidChange()
    transition?.resize()
    if let page = transition?.to ?? shown { updateInsets(of: page) }
    layOutBar()
    if let shown, searchHome(of: shown) == .toolbar { updateToolbarItems(animated: false) }
    layOutToolbar()
  }

  /// Lays out the bar and the page after a change of the items, which may affect the size of the title.
  func barItemsDidChange() {
    if let transition, transition.context.phase == .prepared {
      updateInsets(of: transition.to)
      navigationBar.change?.show(barParts(of: transition.to).unpulled)
    }
    guard isViewLoaded, transition == nil, let shown else { return }
    updateInsets(of: shown)
    layOutBar()
    updateToolbarItems(animated: false)
    followContent(of: shown)
  }

  /// Shows the page of a view that is laid out before it appears, for example for a snapshot.
  private func showCurrentControllerBeforeLayout() {
    if shown == nil && !isBusy { showCurrentController(animated: false) }
  }

  func layOutBar() {
    guard transition == nil || !isBarMoving else { return }
    navigationBar.isHidden = isBarHidden
    moveBar(to: barFrame(away: isBarHidden ? .up : nil))
    if let barPage { navigationBar.show(barParts(of: barPage)) }
    shown?.navigationItem.searchController?.layOutCover()
  }

  /// A Boolean value that indicates whether the transition in progress moves the whole bar.
  private var isBarMoving: Bool { transition?.context.isOver == false && navigationBar.isMovedByTransition }

  private enum Direction { case up, left, right }

  private func barFrame(away direction: Direction? = nil) -> CGRect {
    let top = view.safeAreaInsets.top
    let parts = barPage.map { barParts(of: $0) } ?? BarParts()
    let frame = CGRect(x: 0, y: top, width: view.bounds.width, height: parts.height)
    return switch direction {
    case .up: frame.offsetBy(dx: 0, dy: -top - frame.height)
    case .left: frame.offsetBy(dx: -frame.width, dy: 0)
    case .right: frame.offsetBy(dx: frame.width, dy: 0)
    case nil: frame
    }
  }

  /// The page whose title determines the height of the bar.
  private var barPage: UIViewController? {
    guard let transition else { return shown }
    return transition.context.phase == .prepared ? transition.from : transition.to
  }

  private func moveBar(to frame: CGRect) {
    guard navigationBar.frame != frame else { return }
    navigationBar.frame = frame
    // Its background extends to the top of the view.
    navigationBar.setNeedsLayout()
  }

  /// Updates the safe area insets that the bars cause in a page, and the page's position if it is at rest.
  func updateInsets(of page: UIViewController) {
    let (safe, bars, covered) = (viewIfLoaded?.safeAreaInsets ?? .zero, barInsets(of: page), insetsBesideBars(of: page))
    // The safe area of the page includes bars as far as the page extends behind them.
    func inset(_ safe: CGFloat, _ bar: CGFloat, _ covered: CGFloat) -> CGFloat {
      covered == 0 ? bar : max(safe + bar - covered, 0) - max(safe - covered, 0)
    }
    page.containerSafeAreaInsets = UIEdgeInsets(
      top: inset(safe.top, bars.top, covered.top), left: 0, bottom: inset(safe.bottom, bars.bottom, covered.bottom), right: 0)
    if transition == nil { placeBesideBars(page) }
  }

  /// Returns the insets that the controller's bars add to its safe area for a page. They are smaller if a tab bar is hidden with the page.
  private func barInsets(of page: UIViewController) -> UIEdgeInsets {
    let bottom = hidesBottomBar(under: page) ? -containerSafeAreaInsets.bottom : 0
    return UIEdgeInsets(
      top: isBarHidden ? 0 : barParts(of: page).inset, left: 0, bottom: bottom + (showsToolbar(under: page) ? UIToolbar.height : 0),
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
      layOutBar()
      return followContent(of: page)
    }
    navigationBar.isHidden = false
    UIView.animate(
      withDuration: Self.hideShowBarDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.moveBar(to: self.barFrame(away: hidden ? .up : nil))
        // The content of the page moves along with the bar.
        if let page { self.updateInsets(of: page) }
        page?.view.layoutIfNeeded()
      },
      completion: { _ in
        self.layOutBar()
        if self.transition == nil { self.followContent(of: self.shown) }
      })
  }

  /// Moves the bar sideways with its page, so that its edge meets the edge of the front page.
  private func moveBar(along transition: ChildTransition) {
    let isPush = !shownStack.contains(transition.to)
    let hidden = isBarHidden
    navigationBar.isMovedByTransition = true
    navigationBar.isHidden = false
    // A bar that a push hides moves to the left, with the page behind. One that a push shows comes from the right, and pops do the reverse.
    let side: Direction = isPush == hidden ? .left : .right
    if !hidden { UIView.performWithoutAnimation { moveBar(to: barFrame(away: side)) } }
    transition.context.coordinator.add(
      { _ in self.moveBar(to: self.barFrame(away: hidden ? side : nil)) },
      completion: { _ in self.navigationBar.isMovedByTransition = false })
  }

  /// Animates the change of the bar's content and height along with the transition. If it `fades`, as during a zoom, the items stay in
  /// place.
  func changeBar(along coordinator: TransitionCoordinator, isPush: Bool, fades: Bool) -> NavigationBarChange? {
    view.layoutIfNeeded()
    let page = transition?.to
    let parts = page.map { barParts(of: $0).unpulled } ?? BarParts()
    let change = navigationBar.prepareChange(to: stack.map(\.navigationItem), parts: parts, isPush: isPush, fades: fades)
    coordinator.add { _ in
      change?.animate()
      self.followContent(of: page)
      guard !self.isBarMoving else { return }
      // The buttons take touches while the bar changes its height.
      UIView.animate(
        withDuration: 0, delay: 0, options: [.allowUserInteraction, .overrideInheritedOptions],
        animations: {
          self.moveBar(to: self.barFrame(away: self.isBarHidden ? .up : nil))
          self.navigationBar.layoutIfNeeded()
        })
    }
    return change
  }
}

extension UINavigationController: PageArranging {
  func placePage() { barItemsDidChange() }

  func insetsBesideBars(of page: UIViewController) -> UIEdgeInsets {
    guard isViewLoaded else { return .zero }
    let (safe, bars) = (view.safeAreaInsets, barInsets(of: page))
    var insets = UIEdgeInsets.zero
    if !isBarHidden, !page.extends(belowTranslucentBar: navigationBar.isTranslucent, at: .top) {
      // Content extends below the parts that it scrolls out of sight.
      let parts = barParts(of: page)
      insets.top = safe.top + (page.viewIfLoaded?.contentScrollView == nil ? parts.inset : parts.row)
    }
    if let isTranslucent = bottomBarIsTranslucent(under: page), !page.extends(belowTranslucentBar: isTranslucent, at: .bottom) {
      insets.bottom = max(safe.bottom + bars.bottom, 0)
    }
    return insets
  }

  /// Returns whether the upper of the bars below a page is translucent, or nil if there is none.
  private func bottomBarIsTranslucent(under page: UIViewController) -> Bool? {
    if showsToolbar(under: page) { return toolbarState.bar?.isTranslucent ?? true }
    guard let tabs = tabBarController, containerSafeAreaInsets.bottom > 0, !hidesBottomBar(under: page) else { return nil }
    return tabs.tabBar.isTranslucent
  }
}

extension UINavigationController: PresentationSizing {
  /// The size of the top page below the bar.
  var sizeOfShownContent: CGSize? {
    guard var size = topViewController?.contentSizeForPresentation else { return nil }
    if size.height > 0, !isNavigationBarHidden { size.height += UINavigationBar.height }
    return size
  }
}
