import Foundation

/// How much a constraint matters, 1…1000. Lower priorities are heeded as far as all higher ones leave room.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// 1…1000.
  public let rawValue: Float

  /// A priority of 1…1000.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// A priority of 1…1000.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how firmly content resists being cut off.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: how firmly a view keeps to the size of its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how firmly a view that is measured takes the size asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Whether `b` matters more.
  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
  /// A priority that is higher by `change`.
  public static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + change) }
  /// A priority that is lower by `change`.
  public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - change) }
}
