import Foundation

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private unowned let bar: StatusBar

  init(_ bar: StatusBar) {
    self.bar = bar
    super.init()
  }

  public var isStatusBarHidden: Bool { bar.look.isHidden }

  public var statusBarStyle: UIStatusBarStyle { bar.look.style }

  /// The frame is empty while the bar is hidden.
  public var statusBarFrame: CGRect { isStatusBarHidden ? .zero : bar.view.bounds }
}
