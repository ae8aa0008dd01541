import Foundation

extension CGRect {
  /// A Boolean value that indicates whether this rectangle and another have more in common than an edge or a corner, as on Apple's
  /// platforms.
  ///
  /// Foundation's method on Linux also counts rectangles that only touch. This is a property of a function type, because a second method
  /// would be ambiguous, while a property takes precedence over a method of the same name. Use it like the method:
  /// `rectangle.intersects(other)`.
  @inlinable public var intersects: @Sendable (_ other: CGRect) -> Bool {
    { other in
      !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
  }
}
