import Foundation

extension UIWindowScene {
  /// Describes everything that has not ended although nothing moves and no finger or key is down. It is empty if all is well.
  ///
  /// Such a state would last: a screen that accepts no input, a gesture that waits for a finger that has left, or a controller that was
  /// notified that it would appear but never that it has.
  package var unfinishedAtRest: [String] {
    var findings: [String] = []
    if isUserInteractionBlocked { findings.append("the screen no longer accepts input") }
    for touch in pointers.touches { findings.append("a touch\(Self.place(of: touch.view)) has not ended though no finger is down") }
    for window in windows where !window.isHidden {
      findings += window.gestureArbiter.engaged.map { recognizer in
        "a \(type(of: recognizer))\(Self.place(of: recognizer.view)) has not ended though no finger is down"
      }
      findings += window.heldPresses.values.map { "the key \($0.key?.charactersIgnoringModifiers ?? "") has not come up" }.sorted()
      findings += window.viewsWithholdingTouches.map { "a \(type(of: $0)) takes no touches, because of an animation that is over" }
      findings += window.rootViewController?.appearanceFaults ?? []
    }
    return findings
  }

  private static func place(of view: UIView?) -> String { view.map { " on a \(type(of: $0))" } ?? "" }
}

extension UIView {
  fileprivate var viewsWithholdingTouches: [UIView] {
    (touchBlocks.animations > 0 ? [self] : []) + subviews.flatMap(\.viewsWithholdingTouches)
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
