import Foundation

extension CGRect {
  /// A Boolean value that indicates whether this rectangle and another have more in common than an edge or a corner, as on Apple's
  /// platforms. Foundation's method on Linux counts rectangles that only touch as well.
  ///
  /// This is a property of a function's type because a second method would be ambiguous, while a property is preferred to a method of
  /// the same name. It is written as the method is: `rectangle.intersects(other)`.
  @inlinable public var intersects: @Sendable (_ other: CGRect) -> Bool {
    { other in
      !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }
}
