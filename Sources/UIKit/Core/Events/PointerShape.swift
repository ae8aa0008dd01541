package enum PointerShape: Sendable {
  case arrow
  case text
  case resizeSideways
  case resizeUpAndDown
  /// Over an item that can be moved in all directions.
  case move
}
