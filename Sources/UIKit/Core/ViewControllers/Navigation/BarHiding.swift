import Foundation

/// The gestures and the size that hide the bars of a navigation controller.
@MainActor
final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  /// The distance of a swipe after which the bars are hidden or shown, in points.
  private static let distance: CGFloat = 24

  let swipe = UIPanGestureRecognizer()
  let tap = UITapGestureRecognizer()
  /// A Boolean value that indicates whether a compact height hides the bars.
  var hidesInCompactHeight = false { didSet { if hidesInCompactHeight != oldValue { sizeDidChange() } } }

  /// A Boolean value that indicates whether a gesture, and not code, has hidden the bars, so that a drag may still go back.
  var hasHiddenBars: Bool { wasHiddenByGesture && navigationController.isNavigationBarHidden }

  private unowned let navigationController: UINavigationController
  private var wasCompact = false
  private var wasHiddenByGesture = false

  init(_ navigationController: UINavigationController) {
    self.navigationController = navigationController
    super.init()
    swipe.name = "barHideOnSwipe"
    swipe.addTarget(self, action: BarHiding.swiped)
    tap.name = "barHideOnTap"
    tap.cancelsTouchesInView = false
    tap.addTarget(self, action: BarHiding.tapped)
    for recognizer in [swipe, tap] {
      recognizer.isEnabled = false
      recognizer.delegate = self
      navigationController.contentView.addGestureRecognizer(recognizer)
    }
  }

  /// Hides the bars when the content is swiped up, and shows them when it is swiped down.
  private func swiped() {
    let movement = swipe.translation(in: navigationController.view).y
    guard swipe.state == .began || swipe.state == .changed, abs(movement) >= Self.distance else { return }
    swipe.setTranslation(.zero, in: navigationController.view)
    hideBars(movement < 0)
  }

  private func tapped() { hideBars(!navigationController.isNavigationBarHidden) }

  /// Hides the bars, or shows bars that a gesture has hidden.
  private func hideBars(_ hidden: Bool) {
    guard navigationController.transition == nil, hidden != navigationController.isNavigationBarHidden else { return }
    wasHiddenByGesture = hidden
    navigationController.setNavigationBarHidden(hidden, animated: true)
    hideToolbar(hidden, animated: true)
  }

  /// Shows bars that a gesture has hidden, along with the push or pop that is about to begin.
  func pageWillChange() {
    guard hasHiddenBars else { return }
    navigationController.setNavigationBarHidden(false, animated: true)
    hideToolbar(false, animated: true)
  }

  /// A Boolean value that indicates whether the toolbar was visible when the bars were hidden.
  private var hasHiddenToolbar = false

  private func hideToolbar(_ hidden: Bool, animated: Bool) {
    if hidden { hasHiddenToolbar = !navigationController.isToolbarHidden }
    if hasHiddenToolbar { navigationController.setToolbarHidden(hidden, animated: animated) }
  }

  /// Hides the bars when the height becomes compact, and shows them when it no longer is.
  func sizeDidChange() {
    let isCompact = hidesInCompactHeight && navigationController.traitCollection.verticalSizeClass == .compact
    guard isCompact != wasCompact else { return }
    wasCompact = isCompact
    navigationController.setNavigationBarHidden(isCompact, animated: false)
    hideToolbar(isCompact, animated: false)
  }

  // MARK: Arbitration

  /// A swipe is recognized along with the scrolling of the content.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer) -> Bool {
    gestureRecognizer === swipe && (other as? UIPanGestureRecognizer)?.view is UIScrollView
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard gestureRecognizer === swipe else { return true }
    let movement = swipe.translation(in: nil)
    return abs(movement.y) > abs(movement.x)
  }

  /// Taps on controls are left to them.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    gestureRecognizer !== tap || !viewChain(from: touch.view).contains { $0 is UIControl }
  }
}

extension UINavigationController {
  public var hidesBarsOnSwipe: Bool {
    get { hiding?.swipe.isEnabled ?? false }
    set { makeHiding(if: newValue)?.swipe.isEnabled = newValue }
  }

  public var hidesBarsOnTap: Bool {
    get { hiding?.tap.isEnabled ?? false }
    set { makeHiding(if: newValue)?.tap.isEnabled = newValue }
  }

  public var hidesBarsWhenVerticallyCompact: Bool {
    get { hiding?.hidesInCompactHeight ?? false }
    set { makeHiding(if: newValue)?.hidesInCompactHeight = newValue }
  }

  public var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { requiredHiding.swipe }

  public var barHideOnTapGestureRecognizer: UITapGestureRecognizer { requiredHiding.tap }

  private var requiredHiding: BarHiding {
    if let hiding { return hiding }
    let new = BarHiding(self)
    hiding = new
    return new
  }

  private func makeHiding(if needed: Bool) -> BarHiding? { needed ? requiredHiding : hiding }
}
