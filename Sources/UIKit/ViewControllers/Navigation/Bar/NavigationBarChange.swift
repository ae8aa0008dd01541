import Foundation

/// The change of a navigation bar from one item to the next. Titles and back buttons slide into each other, and the rest fades.
@MainActor
final class NavigationBarChange {
  private unowned let bar: UINavigationBar
  private let old: NavigationBarContent
  private let new: NavigationBarContent
  private let items: [UINavigationItem]
  private let isPush: Bool

  /// The item whose appearance the bar currently has.
  private(set) var shownItem: UINavigationItem

  /// Creates a change between two contents, both of which are in the bar and laid out.
  init(_ bar: UINavigationBar, from old: NavigationBarContent, to new: NavigationBarContent, items: [UINavigationItem], isPush: Bool) {
    self.bar = bar
    self.old = old
    self.new = new
    self.items = items
    self.isPush = isPush
    shownItem = old.item
    UIView.performWithoutAnimation { hide(new) }
  }

  /// Applies the final state. Call it in an animation block.
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

  /// Moves a content to where it is invisible: the title of the front page goes right, and the title of the back page becomes
  /// the front page's back button.
  private func hide(_ content: NavigationBarContent) {
    let front = isPush ? new : old
    let other = content === new ? old : new
    for view in parts(of: content) { view.alpha = 0 }
    if content === front {
      slide(content.titleView, by: bar.bounds.width / 2)
      if let label = content.backButton?.label { slide(label, to: other.titleView) }
      // Both pages share one chevron.
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

  /// Returns the horizontal center of a view without its transform, in the bar's points.
  private func middle(of view: UIView) -> CGFloat { view.superview?.convert(view.center, to: bar).x ?? 0 }

  private func parts(of content: NavigationBarContent) -> [UIView] {
    [content.titleView, content.backButton?.label, content.backButton?.chevron].compactMap { $0 } + content.sideViews
  }
}
