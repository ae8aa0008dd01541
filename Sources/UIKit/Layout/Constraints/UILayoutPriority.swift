import Foundation

/// How much a constraint matters, 1…1000. Lower priorities are heeded as far as all higher ones leave room.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  public let rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how firmly content resists being cut off.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: how firmly a view keeps to the size of its content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how firmly a view that is measured takes the size asked for.
  public static let fittingSizeLevel = UILayoutPriority(50)

  public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }
  public static func + (priority: UILayoutPriority, change: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue + change) }
  public static func - (priority: UILayoutPriority, change: Float) -> UILayoutPriority { UILayoutPriority(priority.rawValue - change) }
}
