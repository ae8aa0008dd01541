import Foundation

/// What a status bar is drawn in.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark on a light interface, light on a dark one.
  case `default` = 0
  /// Light, for dark content below.
  case lightContent = 1
  /// Dark, for light content below.
  case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// Tells what a scene's status bar looks like at the moment. Controllers decide about it: see `UIViewController.prefersStatusBarHidden`.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private unowned let bar: StatusBar

  init(_ bar: StatusBar) {
    self.bar = bar
    super.init()
  }

  /// Whether the bar is hidden, or on its way out.
  public var isStatusBarHidden: Bool { bar.look.isHidden }

  /// What the bar is drawn in; `.default` means that it follows light and dark.
  public var statusBarStyle: UIStatusBarStyle { bar.look.style }

  /// Where the bar is on the screen, in points; empty while it is hidden.
  public var statusBarFrame: CGRect { isStatusBarHidden ? .zero : bar.view.bounds }
}
