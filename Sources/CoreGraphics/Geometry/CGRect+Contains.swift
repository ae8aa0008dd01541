import Foundation

/// Foundation's methods on Linux create ranges of the edges, and end the program if an edge is NaN. These are properties of function types,
/// which take precedence over the methods, as `intersects` is.
extension CGRect {
  /// A Boolean value that indicates whether a point is inside the rectangle: on its minimum edges or beyond, but not on its maximum edges.
  ///
  /// A rectangle with an edge that is NaN contains no point. Use it like the method: `rectangle.contains(point)`.
  @inlinable public var contains: @Sendable (_ point: CGPoint) -> Bool {
    { point in !isNull && minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY }
  }

  /// The part that this rectangle and another have in common, or the null rectangle if there is none or an edge is NaN.
  ///
  /// Use it like the method: `rectangle.intersection(other)`.
  @inlinable public var intersection: @Sendable (_ other: CGRect) -> CGRect {
    { other in
      guard !isNull, !other.isNull, minX <= other.maxX, other.minX <= maxX, minY <= other.maxY, other.minY <= maxY else { return .null }
      let (left, right) = (Swift.max(minX, other.minX), Swift.min(maxX, other.maxX))
      let (top, bottom) = (Swift.max(minY, other.minY), Swift.min(maxY, other.maxY))
      return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
  }
}
