import Foundation

/// The object that an app starts with, and that is notified of changes of its state.
///
/// A scene that runs an app's code counts as the whole app.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window that the delegate has created, for an app without a scene delegate.
  var window: UIWindow? { get set }
  /// Notifies the delegate that the app has begun to start.
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate that the app has started. An app without a scene delegate creates its window here.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// Notifies the delegate that the app receives events.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Notifies the delegate that the app is about to receive no events.
  func applicationWillResignActive(_ application: UIApplication)
  /// Notifies the delegate that the app has entered the background.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Notifies the delegate that the app is about to leave the background.
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// No window.
  public var window: UIWindow? {
    get { nil }
    set { _ = newValue }
  }
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

extension UIApplication {
  /// A key of the options with which an app is started. Apps are started without options here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the URL with which the app is opened.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The key of the identifier of the app that opens this one.
    public static let sourceApplication = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// The key of the notification that opens the app.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The key of the shortcut on the home screen that opens the app.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// The delegate of the app that runs in the running scene, or nil.
  public var delegate: (any UIApplicationDelegate)? {
    get { (UIWindowScene.running ?? firstScene)?.applicationDelegate }
    set { (UIWindowScene.running ?? firstScene)?.applicationDelegate = newValue }
  }
}
