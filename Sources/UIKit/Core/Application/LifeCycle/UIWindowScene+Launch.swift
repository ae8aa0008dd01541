import Foundation

extension UIWindowScene {
  /// Starts an app by its delegate, its scene's delegate, or both (in this order; one object may be both), as the system does. Returns the
  /// root view controller of the window that they create, or nil if they create none.
  ///
  /// The delegates' own window is never shown: the caller puts the controller into a window of the scene, which replaces the delegates'
  /// window as soon as it is the key window. The scene retains the delegates.
  package func launch(_ delegates: [AnyObject]) -> UIViewController? {
    perform {
      let (earlierWindows, earlierKeyWindow) = (windows, keyWindow)
      isLaunching = true
      // An app with scenes becomes active with them, and its own delegate isn't notified.
      let hasSceneDelegate = delegates.contains { $0 is any UISceneDelegate }
      for case let delegate as any UIApplicationDelegate in delegates { start(delegate, isActive: !hasSceneDelegate) }
      for case let delegate as any UISceneDelegate in delegates { connect(delegate) }
      let made = windows.filter { window in !earlierWindows.contains { $0 === window } }
      let root = made.last { $0.rootViewController != nil }?.rootViewController
      for window in made {
        window.rootViewController = nil
        window.isHidden = true
        remove(window)
      }
      isLaunching = false
      awaitsWindowForDelegates = true
      if let earlierKeyWindow {
        keyWindow = earlierKeyWindow
        giveDelegates(earlierKeyWindow)
      }
      return root
    }
  }

  private func start(_ delegate: any UIApplicationDelegate, isActive: Bool) {
    applicationDelegate = delegate
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    if isActive { delegate.applicationDidBecomeActive(.shared) }
  }

  private func connect(_ delegate: any UISceneDelegate) {
    self.delegate = delegate
    delegate.scene(self, willConnectTo: session, options: ConnectionOptions())
    delegate.sceneWillEnterForeground(self)
    delegate.sceneDidBecomeActive(self)
  }

  /// Replaces the windows that the delegates have created with the scene's key window.
  func giveDelegates(_ window: UIWindow) {
    guard awaitsWindowForDelegates, !isLaunching else { return }
    awaitsWindowForDelegates = false
    if let delegate = applicationDelegate, delegate.window != nil { delegate.window = window }
    if let delegate = delegate as? any UIWindowSceneDelegate, delegate.window != nil { delegate.window = window }
  }
}
