extension Comparable {
  /// Returns the value in `range` that is closest to this one, or the lower bound for what is not a number.
  ///
  /// It can be inlined, so that it costs nothing in the loops of other modules.
  @inlinable
  package func clamped(to range: ClosedRange<Self>) -> Self { min(max(range.lowerBound, self), range.upperBound) }
}

extension FixedWidthInteger {
  /// Creates the whole number that is closest to a number toward zero, or 0 for what is not a number.
  ///
  /// Numbers from the code of a user may be anything.
  @inlinable
  package init(clamping number: some BinaryFloatingPoint) {
    self = number.isNaN ? 0 : Self(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : .max)
  }
}
