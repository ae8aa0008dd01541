import Foundation

extension UIWindowScene {
  /// What has not come to its end though nothing moves any more and no finger or key is down, in words; empty where all is well.
  ///
  /// Whatever is named here stays: a screen that takes no input, a gesture that waits for a finger that has left, a controller that was
  /// told that it will appear and never that it has.
  package var unfinishedAtRest: [String] {
    var findings: [String] = []
    if isUserInteractionBlocked { findings.append("the screen takes no input any more") }
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
    (touchBlockingAnimations > 0 ? [self] : []) + subviews.flatMap(\.viewsWithholdingTouches)
  }
}

extension UIViewController {
  /// How what this controller and those that depend on it were told of their appearance differs from what there is to see.
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
    case .disappeared where isSeen: "the view of \(name) is in the window, but the controller was never told that it appears"
    case .appeared, .disappeared: nil
    }
  }
}
