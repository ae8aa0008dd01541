import Foundation

/// An item that is being moved, or the gap for an item that is dragged.
@MainActor
final class ItemMovement {
  /// The index path in the data source, or nil if the item comes from elsewhere.
  let origin: IndexPath?
  var place: IndexPath
  /// The cell that follows the finger, or nil for a gap.
  let cell: UICollectionViewCell?
  let counts: [Int]
  /// The latest location of the finger, and so of the cell's center, in the collection view's content.
  var target: CGPoint
  /// Scrolls near the edges while a finger moves the item. Nil for a gap.
  let scroller: EdgeScroller?

  init(_ origin: IndexPath, _ cell: UICollectionViewCell, counts: [Int], target: CGPoint, scroller: EdgeScroller) {
    (self.origin, place, self.cell, self.counts, self.target, self.scroller) = (origin, origin, cell, counts, target, scroller)
  }

  /// Creates a gap for the item at `origin` or, if that is nil, for one that comes from elsewhere.
  init(gapAt place: IndexPath, from origin: IndexPath?, counts: [Int]) {
    (self.origin, self.place, cell, self.counts) = (origin, place, nil, counts)
    (target, scroller) = (.zero, nil)
  }

  var isGap: Bool { cell == nil }

  /// Returns the data source's index path of the item that is shown at a path, or nil for the gap of an item from elsewhere.
  func dataPath(of shown: IndexPath) -> IndexPath? {
    if shown == place { return origin }
    var path = shown
    // Without the moved item, the items after it are one place further ahead.
    if path.section == place.section, path.item > place.item { path.item -= 1 }
    if let origin, path.section == origin.section, path.item >= origin.item { path.item += 1 }
    return path
  }

  /// Returns the index path at which an item of the data source is shown.
  func shownPath(of data: IndexPath) -> IndexPath {
    if data == origin { return place }
    var path = data
    if let origin, path.section == origin.section, path.item > origin.item { path.item -= 1 }
    if path.section == place.section, path.item >= place.item { path.item += 1 }
    return path
  }
}
