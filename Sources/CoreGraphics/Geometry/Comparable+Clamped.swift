extension Comparable {
  /// Returns the value in `range` that is closest to this one, or the lower bound for NaN.
  ///
  /// It can be inlined, so that it costs nothing in the loops of other modules.
  @inlinable
  package func clamped(to range: ClosedRange<Self>) -> Self { min(max(range.lowerBound, self), range.upperBound) }
}

extension FixedWidthInteger {
  /// Creates the closest whole number, rounding toward zero, or 0 for NaN. Numbers from a user's code may be anything.
  @inlinable
  package init(clamping number: some BinaryFloatingPoint) {
    self = number.isNaN ? 0 : Self(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
