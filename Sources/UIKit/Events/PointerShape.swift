/// What the mouse pointer looks like.
public enum PointerShape: Sendable {
  case arrow
  /// Over text that can be edited.
  case text
  /// Over an edge that can be dragged to the left and right.
  case resizeSideways
  /// Over an edge that can be dragged up and down.
  case resizeUpAndDown
}
