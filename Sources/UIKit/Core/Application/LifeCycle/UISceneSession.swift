import Foundation

/// The description of a scene that outlives it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A scene that shows the interface of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, or nil if it has been closed.
  open private(set) weak var scene: UIScene?
  public let role = Role.windowApplication
  public let configuration: UISceneConfiguration
  public let persistentIdentifier = UUID().uuidString
  /// The app's own values.
  open var userInfo: [String: Any]?

  init(of scene: UIScene) {
    self.scene = scene
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }
}

/// The choice of the classes that make up a scene.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// The name of the configuration, or nil.
  public let name: String?
  public let role: UISceneSession.Role
  /// The class of the scene's delegate, or nil. In a file that Glissade runs, the delegate is found whether it is named here or not.
  open var delegateClass: AnyClass?
  /// The class of the scene, or nil for `UIWindowScene`, of which every stage's scene is.
  open var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// The reasons for opening a scene, such as a link. Scenes are opened without any here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    /// The links with which the scene is opened. There are none.
    public let urlContexts: Set<UIOpenURLContext> = []
    /// The activities that the scene continues. There are none.
    public let userActivities: Set<NSUserActivity> = []
    /// The shortcut on the home screen that opens the scene. There is none.
    public let shortcutItem: UIApplicationShortcutItem? = nil
    /// The name of the app that opens the scene. There is none.
    public let sourceApplication: String? = nil
  }
}
