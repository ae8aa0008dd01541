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

  /// True while the app is being started, whose windows aren't shown.
  var isLaunching: Bool { step == .launching }

  func launch(_ delegates: [AnyObject], in scene: UIWindowScene) -> UIViewController? {
    let (earlierWindows, earlierKeyWindow) = (scene.windows, scene.keyWindow)
    step = .launching
    // An app with scenes becomes active with them, and its own delegate isn't notified.
    let hasSceneDelegate = delegates.contains { $0 is any UISceneDelegate }
    for case let delegate as any UIApplicationDelegate in delegates { start(delegate, isActive: !hasSceneDelegate) }
    for case let delegate as any UISceneDelegate in delegates { connect(delegate, to: scene) }
    let made = scene.windows.filter { window in !earlierWindows.contains { $0 === window } }
    let root = made.last { $0.rootViewController != nil }?.rootViewController
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
  package func launch(_ delegates: [AnyObject]) -> UIViewController? { perform { app.launch(delegates, in: self) } }
}
