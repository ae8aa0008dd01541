import Foundation

// The minimized bar, and the accessory above or next to it.
extension UITabBarController {
  func showAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    guard bottomAccessory !== self.bottomAccessory else { return }
    let old = accessoryView
    accessoryView = bottomAccessory.map { TabAccessoryView($0) }
    if isViewLoaded, let accessoryView {
      UIView.performWithoutAnimation {
        view.insertSubview(accessoryView, belowSubview: tabBar)
        accessoryView.frame = accessoryFrame
        accessoryView.layoutIfNeeded()
        if animated { accessoryView.effect = nil }
        if animated { accessoryView.contentView.alpha = 0 }
      }
    }
    let change = { [self] in
      updateInsets()
      old?.effect = nil
      old?.contentView.alpha = 0
      accessoryView?.effect = UIGlassEffect()
      accessoryView?.contentView.alpha = 1
      viewIfLoaded?.layoutIfNeeded()
    }
    guard animated, viewIfLoaded?.window != nil else {
      old?.removeFromSuperview()
      return change()
    }
    UIView.animate(
      springDuration: 0.4, bounce: 0, options: .allowUserInteraction, animations: change, completion: { _ in old?.removeFromSuperview() })
  }

  /// The frame of the accessory: above the bar, or next to the minimized one.
  private var accessoryFrame: CGRect {
    let (margin, height) = (TabAccessoryView.margin, TabAccessoryView.height)
    let left = margin + view.safeAreaInsets.left
    let right = view.bounds.width - margin - view.safeAreaInsets.right
    let bar = tabBar.frame
    guard minimizing.isMinimized else {
      return CGRect(x: bar.minX + left, y: bar.minY - TabAccessoryView.gap - height, width: right - left, height: height)
    }
    let start = left + UITabBar.capsuleSize + TabAccessoryView.gap
    let frame = CGRect(x: start, y: bar.minY + UITabBar.capsuleTop, width: right - start, height: height)
    return view.isRightToLeft
      ? frame.offsetBy(dx: bar.minX + bar.width - frame.maxX - frame.minX, dy: 0) : frame.offsetBy(dx: bar.minX, dy: 0)
  }

  func layOutAccessory() {
    guard let accessoryView else { return }
    if accessoryView.superview !== view { view.insertSubview(accessoryView, belowSubview: tabBar) }
    if accessoryView.frame != accessoryFrame { accessoryView.frame = accessoryFrame }
    accessoryView.isHidden = tabBar.isHidden
  }

  // MARK: Scrolling

  /// Follows the content of the visible page, unless a navigation controller does.
  func followContent() {
    let page = shown
    let content = page is UINavigationController ? nil : page?.viewIfLoaded?.contentScrollView
    guard content !== followedContent else { return }
    followedContent?.onContentMove = nil
    followedContent = content
    content?.onContentMove = { [weak self] in self?.contentDidMove(content) }
    contentDidMove(content)
  }

  /// Updates the bar for the content behind it.
  func contentDidMove(_ content: UIScrollView?) {
    tabBar.edgeLook = ScrollEdgeLook(content?.edgeEffects.bottom)
    tabBar.contentBelow = content?.distanceToBottom ?? 0
    guard let content else { return }
    let step = latestContentOffset.map { $0.content === content ? content.contentOffset.y - $0.y : 0 } ?? 0
    latestContentOffset = (content, content.contentOffset.y)
    let range = content.scrollRange.y
    guard content.isMovedByPerson, step != 0, range.contains(content.contentOffset.y) else { return }
    if minimizing.contentDidMove(by: step, isAtTop: content.contentOffset.y <= range.lowerBound) { showMinimization() }
  }

  func expandBar() {
    guard minimizing.isMinimized else { return }
    minimizing.expand()
    showMinimization()
  }

  private func showMinimization() {
    guard isViewLoaded else { return }
    let change = { [self] in
      tabBar.isMinimized = minimizing.isMinimized
      tabBar.layoutIfNeeded()
      layOutAccessory()
      accessoryView?.isInline = minimizing.isMinimized
      accessoryView?.layoutIfNeeded()
    }
    guard view.window != nil else { return change() }
    UIView.animate(
      springDuration: 0.4, bounce: 0.15, options: [.allowUserInteraction, .beginFromCurrentState], animations: change)
  }
}

extension UIScrollView {
  /// A Boolean value that indicates whether a person moves the content, or has set it in motion.
  fileprivate var isMovedByPerson: Bool { isDragging || isDecelerating || isScrolledByWheel }
}
