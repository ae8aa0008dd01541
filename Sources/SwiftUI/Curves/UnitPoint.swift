import Foundation

/// A point in a rectangle, as a fraction of its size.
@frozen public struct UnitPoint: Hashable, Sendable {
  /// The horizontal fraction.
  public var x: CGFloat
  /// The vertical fraction.
  public var y: CGFloat

  /// Creates the point (0, 0).
  public init() { (x, y) = (0, 0) }

  /// Creates a point with the given fractions.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The origin, (0, 0).
  public static let zero = UnitPoint()
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  public static let top = UnitPoint(x: 0.5, y: 0)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
