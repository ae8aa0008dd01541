import Foundation

/// The object that is notified of changes of a scene's state.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// Notifies the delegate that the scene has been opened.
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  /// Notifies the delegate that the scene has been closed.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Notifies the delegate that the scene receives events.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Notifies the delegate that the scene is about to receive no events.
  func sceneWillResignActive(_ scene: UIScene)
  /// Notifies the delegate that the scene is about to leave the background.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Notifies the delegate that the scene has entered the background.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window that the delegate has created.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
}
