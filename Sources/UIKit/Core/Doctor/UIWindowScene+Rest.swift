import Foundation

extension UIWindowScene {
  /// Describes everything that has not ended although nothing moves and no finger or key is down. It is empty if all is well.
  ///
  /// Such a state would last: a screen that accepts no input, a gesture that waits for a finger that has left, or a controller that was
  /// notified that it would appear but never that it has.
  package var unfinishedAtRest: [String] {
    let blocked = isUserInteractionBlocked ? ["the screen no longer accepts input"] : []
    let touches = input.pointers.touches.map { "a touch\($0.view.place) has not ended though no finger is down" }
    return blocked + touches + windows.filter { !$0.isHidden }.flatMap(\.unfinishedAtRest)
  }
}

extension UIWindow {
  fileprivate var unfinishedAtRest: [String] {
    let gestures = gestureArbiter.engaged.map { "a \(type(of: $0))\($0.view.place) has not ended though no finger is down" }
    let keys = heldPresses.values.map { "the key \($0.key?.charactersIgnoringModifiers ?? "") has not come up" }.sorted()
    let views = viewsWithholdingTouches.map { "a \(type(of: $0)) takes no touches, because of an animation that is over" }
    return gestures + keys + views + (rootViewController?.appearanceFaults ?? [])
  }
}

extension UIView? {
  fileprivate var place: String { map { " on a \(type(of: $0))" } ?? "" }
}

extension UIView {
  fileprivate var viewsWithholdingTouches: [UIView] {
    (touching.animations > 0 ? [self] : []) + subviews.flatMap(\.viewsWithholdingTouches)
  }
}

extension UIViewController {
  /// The differences between the appearance callbacks of this controller, its children and its presentation, and their actual visibility.
  fileprivate var appearanceFaults: [String] {
    [appearanceFault].compactMap { $0 } + children.flatMap(\.appearanceFaults) + (presented?.presentedViewController.appearanceFaults ?? [])
  }

  private var appearanceFault: String? {
    let name = "\(type(of: self))"
    let isSeen = viewIfLoaded?.window != nil
    return switch appearance {
    case .appearing: "\(name) was told viewWillAppear and never viewDidAppear"
    case .disappearing: "\(name) was told viewWillDisappear and never viewDidDisappear"
    case .appeared where !isSeen: "\(name) was told that it has appeared, but its view is in no window"
    case .disappeared where isSeen && !isLeftBehindByRequest:
      "the view of \(name) is in the window, but the controller was never told that it appears"
    case .appeared, .disappeared: nil
    }
  }

  /// True if code has told this controller, or one that contains it, that it disappears below a presentation. A sheet that leaves its
  /// presenter's view in the window may do that, and tells it to appear when the sheet is dismissed.
  private var isLeftBehindByRequest: Bool {
    guard presentedViewController != nil else { return false }
    return sequence(first: self, next: \.parent).contains(where: \.appearanceChange.hidesByRequest)
  }
}
