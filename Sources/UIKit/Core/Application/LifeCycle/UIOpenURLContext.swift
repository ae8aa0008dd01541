import Foundation

@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {
  public let url: URL

  package init(url: URL) {
    self.url = url
    super.init()
  }
}

@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  open var type: String
  open var localizedTitle: String
  open var localizedSubtitle: String?

  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    super.init()
  }
}

extension UIApplication {
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let sourceApplication = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }
}
