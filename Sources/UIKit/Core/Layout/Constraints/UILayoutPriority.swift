import Foundation

/// A number in 1…1000. Lower priorities are satisfied as far as all higher ones allow.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public static let required = UILayoutPriority(1000)
  public static let defaultHigh = UILayoutPriority(750)
  public static let defaultLow = UILayoutPriority(250)
  /// The priority above which a constraint resists a drag that resizes the scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// The priority with which the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which a measured view takes on the requested size.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
  public static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + change) }
  public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - change) }
}
