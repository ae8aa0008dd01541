import Foundation

extension UIAccessibility {
  /// The notifications of assistive programs.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A new screen has appeared, with the element to start from as the argument.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Part of the screen has changed, with the element to go on from as the argument.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// A text is to be read out, which is the argument.
    public static let announcement = Notification(rawValue: 1008)
    /// The content has been scrolled, with a description of the position as the argument.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Tells assistive programs what has changed.
  ///
  /// None runs here. The call is listed with the others of a transition, so that one can see that code makes it, and when.
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
