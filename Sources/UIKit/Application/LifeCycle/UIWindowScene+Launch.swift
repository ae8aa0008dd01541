import Foundation

// The start of an app in a scene.
extension UIWindowScene {
  /// Starts an app by its delegate or its scene's delegate, as the system does, and returns the root view controller of the window that the
  /// delegate creates, or nil if it creates none.
  ///
  /// The delegate's own window is never shown: the caller puts the controller into a window of the scene, and as soon as that is the key
  /// window, it takes the place of the delegate's. The scene retains the delegate.
  package func launch(_ delegate: AnyObject) -> UIViewController? {
    perform {
      let (earlierWindows, earlierKeyWindow) = (windows, keyWindow)
      isLaunching = true
      if let application = delegate as? any UIApplicationDelegate { start(application) }
      if let sceneDelegate = delegate as? any UISceneDelegate { connect(sceneDelegate) }
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

  private func start(_ delegate: any UIApplicationDelegate) {
    applicationDelegate = delegate
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    delegate.applicationDidBecomeActive(.shared)
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
