import Foundation

/// A row that is out of its place, because a person moves it or drags something over the table.
@MainActor
final class RowMovement {
  /// Where the data source has the row, or nil if it comes from elsewhere.
  let origin: IndexPath?
  /// The cell that follows the finger, or nil if a preview follows it.
  let cell: UITableViewCell?
  /// The height of the gap that the other rows make, in points.
  let height: CGFloat
  /// The row before which the gap is, or nil for none.
  var gap: IndexPath?
  /// The vertical place of the finger in the content, and the distance from it to the middle of the cell, in points.
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

  /// The index path that the row has when it is put into the gap.
  var destination: IndexPath? { gap.map(destination) }

  /// Returns the index path that the row has when it is put before another one.
  func destination(of gap: IndexPath) -> IndexPath {
    guard let origin, origin.section == gap.section, origin.row < gap.row else { return gap }
    return IndexPath(row: gap.row - 1, section: gap.section)
  }

  /// Returns the row before which the row is put so that it has an index path.
  func gap(for destination: IndexPath) -> IndexPath {
    guard let origin, origin.section == destination.section, origin.row <= destination.row else { return destination }
    return IndexPath(row: destination.row + 1, section: destination.section)
  }
}
