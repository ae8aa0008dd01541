import UIKit

/// Has a tab bar leave downwards, or come back, together with a page that is shown without it.
@MainActor
final class TabBarSlide {
  private let controller: UITabBarController
  private let page: UIViewController
  private let hides: Bool
  /// What the bar takes from the safe area of the pages, beyond what the screen itself takes.
  private let room: CGFloat
  private var fades = false

  /// A slide for `page`'s coming (`hides`) or leaving; nil where no tab bar is around.
  init?(page: UIViewController, in controller: UITabBarController?, hides: Bool) {
    guard let controller else { return nil }
    self.controller = controller
    self.page = page
    self.hides = hides
    room = controller.tabBar.bounds.height - controller.view.safeAreaInsets.bottom
  }

  private var bar: UITabBar { controller.tabBar }

  /// Makes the room on both screens what it is at rest: with the bar for the one, without it for `page`. To be called before the
  /// screens are laid out.
  func prepare() {
    bar.isHidden = false
    page.additionalSafeAreaInsets.bottom -= room
  }

  /// Moves the bar with `animator`, or fades it where movements are not wanted.
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

  /// The transition is over. The bar is where it belongs, whatever happened on the way, and out of the keyboard's reach when it is not seen.
  func end(hidden: Bool) {
    UIView.performWithoutAnimation {
      page.additionalSafeAreaInsets.bottom += room
      bar.alpha = 1
      // The whole frame: the screen may have another size than when the slide began.
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
