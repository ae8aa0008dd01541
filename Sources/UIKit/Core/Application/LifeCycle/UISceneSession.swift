import Foundation

/// The description of a scene, which outlives it.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Nil once the scene has been closed.
  open private(set) weak var scene: UIScene?
  public let role = Role.windowApplication
  public let configuration: UISceneConfiguration
  public let persistentIdentifier = UUID().uuidString
  open var userInfo: [String: Any]?

  init(of scene: UIScene) {
    self.scene = scene
    configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    super.init()
  }
}

@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// Glissade finds the delegate whether it is named here or not.
  open var delegateClass: AnyClass?
  /// Every stage has a `UIWindowScene`, whatever class is named here.
  open var sceneClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

extension UIScene {
  /// Scenes are opened without reasons such as links here, so all properties are empty.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []
    public let userActivities: Set<NSUserActivity> = []
    public let shortcutItem: UIApplicationShortcutItem? = nil
    public let sourceApplication: String? = nil
  }
}
