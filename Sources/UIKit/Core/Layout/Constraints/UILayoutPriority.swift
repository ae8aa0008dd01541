import Foundation

/// The priority of a constraint, in 1…1000.
///
/// Lower priorities are satisfied as far as all higher ones allow.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The priority as a number, in 1…1000.
  public let rawValue: Float

  /// Creates a priority from a number in 1…1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority from a number in 1…1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a constraint that must be satisfied: 1000.
  public static let required = UILayoutPriority(1000)
  /// The default priority with which content resists compression: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// The default priority with which a view hugs its content: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority above which a constraint resists a drag that resizes the scene: 510.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which the scene keeps its size: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// The priority of a drag that can't resize the scene: 490.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a measured view takes on the requested size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns whether the first priority is lower than the second.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
  /// Returns a priority that is higher by `change`.
  public static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + change) }
  /// Returns a priority that is lower by `change`.
  public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - change) }
}
