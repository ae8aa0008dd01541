import Foundation

// The start of an app in a scene.
extension UIWindowScene {
  /// Starts an app by its delegate, its scene's delegate, or both, as the system does, and returns the root view controller of the window
  /// that they create, or nil if they create none.
  ///
  /// The delegates' own window is never shown: the caller puts the controller into a window of the scene, and as soon as that is the key
  /// window, it takes the place of theirs. The scene retains the delegates.
  ///
  /// - Parameter delegates: The application's delegate before the scene's. One object may be both.
  package func launch(_ delegates: [AnyObject]) -> UIViewController? {
    perform {
      let (earlierWindows, earlierKeyWindow) = (windows, keyWindow)
      isLaunching = true
      // An app with scenes becomes active with them, and its own delegate isn't told.
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

  /// Puts the scene's key window in the place of the windows that the delegates have created.
  func giveDelegates(_ window: UIWindow) {
    guard awaitsWindowForDelegates, !isLaunching else { return }
    awaitsWindowForDelegates = false
    if let delegate = applicationDelegate, delegate.window != nil { delegate.window = window }
    if let delegate = delegate as? any UIWindowSceneDelegate, delegate.window != nil { delegate.window = window }
  }
}
