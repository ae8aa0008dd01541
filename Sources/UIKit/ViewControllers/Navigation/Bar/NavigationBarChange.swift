import Foundation

/// The change of a navigation bar from one item to the next: titles and back buttons slide into each other, the rest fades.
@MainActor
final class NavigationBarChange {
  private unowned let bar: UINavigationBar
  private let old: NavigationBarContent
  private let new: NavigationBarContent
  private let items: [UINavigationItem]
  private let isPush: Bool

  /// The item whose looks the bar has.
  private(set) var shownItem: UINavigationItem

  /// Both contents stand in the bar, laid out.
  init(_ bar: UINavigationBar, from old: NavigationBarContent, to new: NavigationBarContent, items: [UINavigationItem], isPush: Bool) {
    self.bar = bar
    self.old = old
    self.new = new
    self.items = items
    self.isPush = isPush
    shownItem = old.item
    UIView.performWithoutAnimation { hide(new) }
  }

  /// Shows the end: to be called in an animation block.
  func animate() {
    hide(old)
    show(new)
    shownItem = new.item
    bar.showBackground(of: new.item)
  }

  func finish(_ completed: Bool) {
    let (arrived, left) = completed ? (new, old) : (old, new)
    UIView.performWithoutAnimation {
      left.removeFromSuperview()
      show(left)
      show(arrived)
      bar.changeDidEnd(with: arrived, items: completed ? items : nil)
    }
  }

  private func show(_ content: NavigationBarContent) {
    for view in parts(of: content) {
      view.transform = .identity
      view.alpha = 1
    }
  }

  /// Puts a content where it is not seen: the page in front goes to the right, the one behind becomes the other's way back.
  private func hide(_ content: NavigationBarContent) {
    let front = isPush ? new : old
    let other = content === new ? old : new
    for view in parts(of: content) { view.alpha = 0 }
    if content === front {
      slide(content.titleView, by: bar.bounds.width / 2)
      if let label = content.backButton?.label { slide(label, to: other.titleView) }
      // One chevron for both pages.
      if other.backButton != nil { content.backButton?.chevron.alpha = 1 }
    } else {
      if let label = other.backButton?.label {
        slide(content.titleView, to: label)
      } else {
        slide(content.titleView, by: -bar.bounds.width / 4)
      }
      if let label = content.backButton?.label { slide(label, by: -label.frame.maxX) }
    }
  }

  private func slide(_ view: UIView, by distance: CGFloat) { view.transform = CGAffineTransform(translationX: distance, y: 0) }

  private func slide(_ view: UIView, to other: UIView) { slide(view, by: middle(of: other) - middle(of: view)) }

  /// Where a view stands when it is at rest, in the bar's points.
  private func middle(of view: UIView) -> CGFloat { view.superview?.convert(view.center, to: bar).x ?? 0 }

  private func parts(of content: NavigationBarContent) -> [UIView] {
    [content.titleView, content.backButton?.label, content.backButton?.chevron].compactMap { $0 } + content.sideViews
  }
}
