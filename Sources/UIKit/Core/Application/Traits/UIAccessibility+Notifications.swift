import Foundation

extension UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The argument is the element to start from.
    public static let screenChanged = Notification(rawValue: 1000)
    /// The argument is the element to continue from.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The argument is the text to read out.
    public static let announcement = Notification(rawValue: 1008)
    /// The argument is a description of the position.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// No assistive program runs here, but the call is listed with the other calls of a transition.
  public static func post(notification: Notification, argument: Any?) {
    TransitionCalls.reporting(.uikit, "UIAccessibility.post(notification:argument:)", [notification, argument]) {}
  }
}

extension UIAccessibility.Notification: CustomStringConvertible {
  public var description: String {
    switch self {
    case .screenChanged: "screenChanged"
    case .layoutChanged: "layoutChanged"
    case .announcement: "announcement"
    case .pageScrolled: "pageScrolled"
    default: "\(rawValue)"
    }
  }
}
