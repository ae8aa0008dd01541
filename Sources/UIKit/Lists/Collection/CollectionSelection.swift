import Foundation

/// The selected, pressed and focused items of a collection view or rows of a table view.
struct CollectionSelection {
  /// In the order of selection.
  private(set) var paths: [IndexPath] = []
  var highlighted: IndexPath?
  var focused: IndexPath?

  func contains(_ path: IndexPath) -> Bool { paths.contains(path) }

  mutating func insert(_ path: IndexPath) {
    if !contains(path) { paths.append(path) }
  }

  mutating func remove(_ path: IndexPath) { paths.removeAll { $0 == path } }

  mutating func removeAll() { self = CollectionSelection() }

  /// Updates the index paths after a batch of updates, and removes the paths of deleted items.
  mutating func move(_ newPath: (IndexPath) -> IndexPath?) {
    paths = paths.compactMap(newPath)
    highlighted = highlighted.flatMap(newPath)
    focused = focused.flatMap(newPath)
  }
}
