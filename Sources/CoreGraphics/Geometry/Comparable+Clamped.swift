extension Comparable {
  /// Returns the value in `range` that is closest to this one.
  ///
  /// It can be inlined, so that it costs nothing in the loops of other modules.
  @inlinable
  package func clamped(to range: ClosedRange<Self>) -> Self { min(max(self, range.lowerBound), range.upperBound) }
}
