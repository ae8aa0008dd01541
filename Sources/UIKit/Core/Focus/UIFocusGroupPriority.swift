import Foundation

/// Tab moves the focus to the view of a focus group with the highest priority.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// The priority of the view that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The priority of a view with a special role, such as the selected row of a list.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}

extension UIView {
  struct FocusGroup {
    var identifier: String?
    var priority = UIFocusGroupPriority.ignored
  }

  /// The view's own identifier, or the nearest ancestor's.
  var inheritedFocusGroup: String? { viewChain(from: self).first { $0.focusGroupIdentifier != nil }?.focusGroupIdentifier }
}
