import Foundation

/// An item that a person is moving to another place.
@MainActor
final class ItemMovement {
  /// Where the data source has the item.
  let origin: IndexPath
  /// Where the item is shown.
  var place: IndexPath
  let cell: UICollectionViewCell
  /// The numbers of items when the movement began.
  let counts: [Int]
  /// The latest place of the finger, and so of the middle of the cell, in the collection view's content.
  var target: CGPoint
  /// A Boolean value that indicates whether the next frame scrolls on.
  var scrolls = false

  init(_ origin: IndexPath, _ cell: UICollectionViewCell, counts: [Int], target: CGPoint) {
    (self.origin, place, self.cell, self.counts, self.target) = (origin, origin, cell, counts, target)
  }

  /// Returns the index path by which the data source knows the item that is shown at a path.
  func dataPath(of shown: IndexPath) -> IndexPath {
    if shown == place { return origin }
    var path = shown
    // Without the moved item, what follows it is one place further ahead.
    if path.section == place.section, path.item > place.item { path.item -= 1 }
    if path.section == origin.section, path.item >= origin.item { path.item += 1 }
    return path
  }
}
