import Foundation

/// A row that is out of its place because it is moved, or the gap for an item that is dragged.
@MainActor
final class RowMovement {
  /// The index path in the data source, or nil if the row comes from elsewhere.
  let origin: IndexPath?
  /// The cell that follows the finger, or nil if a drag preview does.
  let cell: UITableViewCell?
  let height: CGFloat
  /// The row that follows the gap, or nil if there is no gap.
  var gap: IndexPath?
  /// The vertical position of the finger in the content, and the distance from it to the middle of the cell, in points.
  var finger: CGFloat
  let grip: CGFloat
  let scroller: EdgeScroller?

  init(
    origin: IndexPath?, cell: UITableViewCell? = nil, height: CGFloat, gap: IndexPath?, finger: CGFloat, grip: CGFloat = 0,
    scroller: EdgeScroller? = nil
  ) {
    (self.origin, self.cell, self.height, self.gap) = (origin, cell, height, gap)
    (self.finger, self.grip, self.scroller) = (finger, grip, scroller)
  }

  /// The row's index path after it is put into the gap.
  var destination: IndexPath? { gap.map(destination) }

  /// Returns the row's index path after it is put before another row.
  func destination(of gap: IndexPath) -> IndexPath {
    guard let origin, origin.section == gap.section, origin.row < gap.row else { return gap }
    return IndexPath(row: gap.row - 1, section: gap.section)
  }

  /// Returns the row that the gap must precede so that the moved row gets an index path.
  func gap(for destination: IndexPath) -> IndexPath {
    guard let origin, origin.section == destination.section, origin.row <= destination.row else { return destination }
    return IndexPath(row: destination.row + 1, section: destination.section)
  }
}
