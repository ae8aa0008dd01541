import Foundation

/// What an app's delegates have set on their window, or added to it, beside the root view controller.
@MainActor
struct WindowLooks {
  private let backgroundColor: UIColor?
  private let tintColor: UIColor?
  private let style: UIUserInterfaceStyle
  /// The views behind the root view, and those in front of it.
  private let views: (behind: [UIView], inFront: [UIView])

  /// Takes the views of a window, and removes those that an earlier app has left in the scene's window.
  init(of window: UIWindow, replacing earlier: WindowLooks?) {
    for view in (earlier?.views).map({ $0.behind + $0.inFront }) ?? [] { view.removeFromSuperview() }
    // The root view would come above what is in a window that isn't shown yet.
    let behind = window.isHidden ? window.subviews : window.viewsBehindRoot.filter { $0.superview === window }
    views = (behind, window.subviews.filter { view in !behind.contains { $0 === view } })
    backgroundColor = window.backgroundColor
    tintColor = window.looks.tintColor
    style = window.overrideUserInterfaceStyle
  }

  func apply(to window: UIWindow) {
    if let backgroundColor { window.backgroundColor = backgroundColor }
    if let tintColor { window.tintColor = tintColor }
    if style != .unspecified { window.overrideUserInterfaceStyle = style }
    for (index, view) in views.behind.enumerated() { window.insertSubview(view, at: index) }
    window.viewsBehindRoot = views.behind
    for view in views.inFront { window.addSubview(view) }
  }
}
