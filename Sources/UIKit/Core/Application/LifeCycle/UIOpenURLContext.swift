import Foundation

/// A link that an app is asked to open.
@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  /// Creates the context of a link.
  package init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A shortcut to an action of an app on the home screen.
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The identifier of the action.
  open var type: String
  open var localizedTitle: String
  /// The text below the title, or nil.
  open var localizedSubtitle: String?

  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    super.init()
  }
}

extension UIApplication {
  /// A key of the options with which an app is asked to open a link.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of the identifier of the app that asks.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// The key of a value that the app passes.
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// The key of a value that tells whether the document must be copied before it is used.
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
