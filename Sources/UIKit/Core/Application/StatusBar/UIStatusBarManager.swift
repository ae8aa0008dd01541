import Foundation

/// The style of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark in the light interface style, and light in the dark one.
  case `default` = 0
  /// Light, for dark content below.
  case lightContent = 1
  /// Dark, for light content below.
  case darkContent = 3
}

/// The animation with which a status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

/// An object that describes the current status bar of a scene.
///
/// Controllers determine its appearance: see `UIViewController.prefersStatusBarHidden`.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private unowned let bar: StatusBar

  init(_ bar: StatusBar) {
    self.bar = bar
    super.init()
  }

  public var isStatusBarHidden: Bool { bar.look.isHidden }

  /// The style of the bar.
  ///
  /// `.default` follows the interface style.
  public var statusBarStyle: UIStatusBarStyle { bar.look.style }

  /// The frame of the bar on the screen, in points, which is empty while the bar is hidden.
  public var statusBarFrame: CGRect { isStatusBarHidden ? .zero : bar.view.bounds }
}
