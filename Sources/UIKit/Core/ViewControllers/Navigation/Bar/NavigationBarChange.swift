import Foundation

/// The change of a navigation bar from one item to the next. Titles and back buttons slide into each other, and the rest fades.
@MainActor
final class NavigationBarChange {
  private unowned let bar: UINavigationBar
  private let old: NavigationBarContent
  private var new: NavigationBarContent
  let items: [UINavigationItem]
  private let isPush: Bool
  private let fades: Bool

  /// The item whose appearance the bar currently has.
  private(set) var shownItem: UINavigationItem
  /// A Boolean value that indicates whether the final state has been applied.
  private var isAnimating = false

  /// Creates a change between two contents, both of which are in the bar and laid out.
  init(
    _ bar: UINavigationBar, from old: NavigationBarContent, to new: NavigationBarContent, items: [UINavigationItem], isPush: Bool,
    fades: Bool
  ) {
    self.bar = bar
    self.old = old
    self.new = new
    self.items = items
    self.isPush = isPush
    self.fades = fades
    shownItem = old.item
    UIView.performWithoutAnimation { hide(new) }
  }

  /// The direction in which the front page leaves: 1 to the right, or −1 to the left.
  private var side: CGFloat { bar.isRightToLeft ? -1 : 1 }

  /// Applies the final state. Call it in an animation block.
  func animate() {
    isAnimating = true
    if fades {
      // In the simulator of iOS 27, measured by JakeThomson/swift_transitions, the buttons fade in 0.14 s, and the title changes 0.09 s
      // after the beginning.
      let options: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear, .allowUserInteraction]
      UIView.animate(withDuration: 0.1, delay: 0, options: options) { self.hide(self.old) }
      UIView.animate(withDuration: 0.1, delay: 0.09, options: options) { self.show(self.new) }
    } else {
      hide(old)
      show(new)
    }
    shownItem = new.item
    bar.showBackground(of: new.item)
  }

  /// Shows what has changed in an item. Before the animation, everything changes; during it, texts change in place, and the rest changes at
  /// its end.
  func itemDidChange() {
    UIView.performWithoutAnimation {
      guard !isAnimating else { return [old, new].forEach { bar.showTitle(of: $0) } }
      guard let next = bar.makeNext(for: items, new.parts) else { return }
      new.removeFromSuperview()
      new = next
      hide(next)
    }
  }

  /// Shows the parts of the new content at their heights, unless it is already moving.
  func show(_ parts: BarParts) {
    guard !isAnimating, new.parts != parts else { return }
    UIView.performWithoutAnimation {
      show(new)
      new.show(parts)
      bar.place(new)
      hide(new)
    }
  }

  func finish(_ completed: Bool) {
    let (arrived, left) = completed ? (new, old) : (old, new)
    UIView.performWithoutAnimation {
      left.removeFromSuperview()
      show(left)
      show(arrived)
      arrived.setNeedsLayout()
      bar.changeDidEnd(with: arrived, items: completed ? items : nil)
    }
  }

  private func show(_ content: NavigationBarContent) {
    for view in parts(of: content) {
      view.transform = .identity
      // In an animation block each value is set once: a second one would begin where the first one ends.
      view.alpha = content.restingAlpha(of: view)
    }
  }

  /// Moves a content out of sight: the title of the front page moves to the right, and the title of the back page becomes the front page's
  /// back button. Large titles and search bars move with their pages.
  private func hide(_ content: NavigationBarContent) {
    let front = isPush ? new : old
    let other = content === new ? old : new
    for view in parts(of: content) { view.alpha = 0 }
    if content === new { keepButtons() }
    if fades { return }
    if content === front {
      for view in content.inlineTitles { slide(view, by: side * bar.bounds.width / 2) }
      for view in content.pageParts { slide(view, by: side * bar.bounds.width) }
      if let label = content.backButton?.label { slide(label, toTitleOf: other) }
      // Both pages share one chevron.
      if other.backButton != nil { content.backButton?.chevron.alpha = 1 }
    } else {
      if let label = other.backButton?.label {
        for view in content.inlineTitles { slide(view, by: middle(of: label) - middle(of: content.titleView)) }
      } else {
        for view in content.inlineTitles { slide(view, by: -side * bar.bounds.width / 4) }
      }
      for view in content.pageParts { slide(view, by: -side * bar.bounds.width * NavigationMotion.parallax) }
      if let button = content.backButton {
        slide(button.label, by: side < 0 ? button.bounds.width - button.label.frame.minX : -button.label.frame.maxX)
      }
    }
  }

  /// Shows new buttons that count as the same as old ones in the places of the old ones.
  private func keepButtons() {
    for view in new.sideViews {
      guard let counterpart = new.counterpart(of: view, in: old) else { continue }
      view.alpha = new.restingAlpha(of: view)
      slide(view, by: middle(of: counterpart) - middle(of: view))
    }
  }

  /// Moves the label of a back button to the title that it names: in the row of buttons, or the large one below it.
  private func slide(_ label: UIView, toTitleOf other: NavigationBarContent) {
    guard other.parts.large > 0, let large = other.largeTitle else {
      return slide(label, by: middle(of: other.titleView) - middle(of: label))
    }
    // The position of the large title at rest, not where the change has moved it.
    let end = large.label.center.x + side * label.bounds.width / 2
    label.transform = CGAffineTransform(translationX: end - middle(of: label), y: UINavigationBar.height)
  }

  private func slide(_ view: UIView, by distance: CGFloat) { view.transform = CGAffineTransform(translationX: distance, y: 0) }

  /// Returns the horizontal position of a view's anchor, by default the center, without its transform, in the bar's coordinates.
  private func middle(of view: UIView) -> CGFloat { view.superview?.convert(view.center, to: bar).x ?? 0 }

  private func parts(of content: NavigationBarContent) -> [UIView] {
    content.ownParts + [content.backButton?.label, content.backButton?.chevron].compactMap { $0 }
  }
}
