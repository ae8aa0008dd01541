import Foundation

/// What table and collection views have in common.
@MainActor
protocol ListView: UIScrollView {
  var selection: ListSelection { get }
  var dragging: ListDragging { get }
  var dragList: any DragList { get }

  func contains(_ path: IndexPath) -> Bool
  /// Returns nil if there is no element at `point`, which is in the content.
  func elementPath(at point: CGPoint) -> IndexPath?
  /// Returns the cell of an element, or nil if it isn't visible. The layout isn't updated.
  func elementCell(at path: IndexPath) -> (any ListCell)?
}
