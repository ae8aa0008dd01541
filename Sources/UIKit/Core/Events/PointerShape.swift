/// The shape of the mouse pointer.
package enum PointerShape: Sendable {
  /// The standard arrow.
  case arrow
  /// The shape over editable text.
  case text
  /// The shape over an edge that can be dragged horizontally.
  case resizeSideways
  /// The shape over an edge that can be dragged vertically.
  case resizeUpAndDown
  /// The shape over what can be moved in all directions.
  case move
}
