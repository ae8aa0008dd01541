import Foundation

/// The app that was started in a scene by its delegates. Its windows are replaced with the scene's.
@MainActor
final class LaunchedApp {
  private enum Step {
    case launching
    /// The delegates have not been given the scene's window.
    case awaitsWindow
    case done
  }

  /// The app's own delegate, or nil.
  var delegate: (any UIApplicationDelegate)?
  private var step = Step.done
  /// What the delegates have done to the window that is replaced, until the scene's window has it.
  private var looks: WindowLooks?

  /// True while the app is being started, whose windows aren't shown.
  var isLaunching: Bool { step == .launching }

  func launch(_ delegates: [AnyObject], storyboard: UIStoryboard?, in scene: UIWindowScene) -> UIViewController? {
    let (earlierWindows, earlierKeyWindow) = (scene.windows, scene.keyWindow)
    // Those without a controller may be properties of the delegates, which were created before.
    let emptyWindows = earlierWindows.filter { $0.rootViewController == nil }
    step = .launching
    // An app with scenes becomes active with them, and its own delegate isn't notified.
    let hasSceneDelegate = delegates.contains { $0 is any UISceneDelegate }
    let window = storyboard.map { makeWindow(with: $0, in: scene) }
    if let window { give(window, to: delegates) }
    for case let delegate as any UIApplicationDelegate in delegates { start(delegate, isActive: !hasSceneDelegate) }
    for case let delegate as any UISceneDelegate in delegates { connect(delegate, to: scene) }
    let made = scene.windows.filter { window in
      !earlierWindows.contains(window) || emptyWindows.contains(window) && window.rootViewController != nil
    }
    let shown = withExtendedLifetime(window) { made.last { $0.rootViewController != nil } }
    let root = shown?.rootViewController
    let earlierLooks = looks
    looks = shown.map { WindowLooks(of: $0, replacing: earlierLooks) }
    for window in made {
      window.rootViewController = nil
      window.isHidden = true
      scene.remove(window)
    }
    step = .awaitsWindow
    if let earlierKeyWindow {
      scene.keyWindow = earlierKeyWindow
      take(earlierKeyWindow, of: scene)
    }
    return root
  }

  /// Creates the window of an app or a scene whose Info.plist names a storyboard.
  private func makeWindow(with storyboard: UIStoryboard, in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    return window
  }

  /// Sets the window of the scene's delegate, or else of the app's.
  private func give(_ window: UIWindow, to delegates: [AnyObject]) {
    if let delegate = delegates.lazy.compactMap({ $0 as? any UIWindowSceneDelegate }).first {
      delegate.window = window
    } else {
      for case let delegate as any UIApplicationDelegate in delegates { delegate.window = window }
    }
  }

  private func start(_ delegate: any UIApplicationDelegate, isActive: Bool) {
    self.delegate = delegate
    _ = delegate.application(.shared, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(.shared, didFinishLaunchingWithOptions: nil)
    if isActive { delegate.applicationDidBecomeActive(.shared) }
  }

  private func connect(_ delegate: any UISceneDelegate, to scene: UIWindowScene) {
    scene.delegate = delegate
    delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
    delegate.sceneWillEnterForeground(scene)
    delegate.sceneDidBecomeActive(scene)
  }

  /// Replaces the windows that the delegates have created with the scene's key window.
  func take(_ window: UIWindow, of scene: UIWindowScene) {
    guard step == .awaitsWindow else { return }
    step = .done
    looks?.apply(to: window)
    if let delegate, delegate.window != nil { delegate.window = window }
    if let delegate = scene.delegate as? any UIWindowSceneDelegate, delegate.window != nil { delegate.window = window }
  }
}

extension UIWindowScene {
  /// Starts an app by its delegate, its scene's delegate, or both (in this order; one object may be both), as the system does. Returns the
  /// root view controller of the window that they create, or nil if they create none.
  ///
  /// The delegates' own window is never shown: the caller puts the controller into a window of the scene, which replaces the delegates'
  /// window as soon as it is the key window. The scene retains the delegates.
  ///
  /// If the app or the scene has a storyboard, its window, with the initial controller, exists before the delegates are notified.
  package func launch(_ delegates: [AnyObject], storyboard: UIStoryboard? = nil) -> UIViewController? {
    perform { app.launch(delegates, storyboard: storyboard, in: self) }
  }
}
