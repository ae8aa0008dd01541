import UIKit

/// Moves a tab bar down out of sight, or back, together with a page that is shown without it.
@MainActor
final class TabBarSlide {
  private let controller: UITabBarController
  private let page: UIViewController
  private let hides: Bool
  /// The height that the bar adds to the bottom safe area of the pages, in points.
  private let room: CGFloat
  private var fades = false

  /// Creates a slide for the push (`hides`) or pop of `page`, or returns nil if there is no tab bar.
  init?(page: UIViewController, in controller: UITabBarController?, hides: Bool) {
    guard let controller else { return nil }
    self.controller = controller
    self.page = page
    self.hides = hides
    room = controller.tabBar.bounds.height - controller.view.safeAreaInsets.bottom
  }

  private var bar: UITabBar { controller.tabBar }

  /// A Boolean value that indicates whether a tap selects another tab. It must be false while the bar moves out of sight, as the other tab
  /// would be without a bar.
  var takesTouches: Bool {
    get { bar.isUserInteractionEnabled }
    set { bar.isUserInteractionEnabled = newValue }
  }

  /// Gives both screens their final safe areas: one with the bar, and `page` without it. Call it before the layout of the screens.
  func prepare() {
    bar.isHidden = false
    page.additionalSafeAreaInsets.bottom -= room
  }

  func run(with animator: UIViewPropertyAnimator, fades: Bool) {
    self.fades = fades
    if fades {
      bar.alpha = hides ? 1 : 0
      bar.frame.origin.y = place(hidden: false)
      animator.addAnimations { [bar, hides] in bar.alpha = hides ? 0 : 1 }
    } else {
      animator.addAnimations { [self] in bar.frame.origin.y = place(hidden: hides) }
    }
  }

  /// Moves the bar to its final position after the transition, completed or cancelled.
  ///
  /// A bar that isn't visible is hidden, so it gets no key focus. It stays if another tab has been selected meanwhile, such as by a touch
  /// that began before the slide.
  func end(hidden: Bool) {
    let hidden = hidden && controller.selectedViewController.map { page.view.isDescendant(of: $0.view) } == true
    UIView.performWithoutAnimation {
      page.additionalSafeAreaInsets.bottom += room
      bar.alpha = 1
      takesTouches = true
      // Sets the whole frame, as the screen may have changed its size during the slide.
      let width = controller.view.bounds.width
      bar.frame = CGRect(x: 0, y: place(hidden: hidden), width: width, height: bar.bounds.height)
      bar.isHidden = hidden
    }
  }

  private func place(hidden: Bool) -> CGFloat {
    let bottom = controller.view.bounds.height
    return hidden ? bottom : bottom - bar.bounds.height
  }
}
