import Foundation

struct ItemCounts {
  /// The number of items in each section when the data was last loaded or updated.
  var sections: [Int] = []
  /// A Boolean value that indicates whether the counts are those of the data source. If not, they are loaded again.
  var areCurrent = false

  /// Asks the data source for the number of items in each section.
  @MainActor
  static func load(_ list: UICollectionView) -> [Int] {
    guard let dataSource = list.dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: list)).map { dataSource.collectionView(list, numberOfItemsInSection: $0) }
  }

  var hasItems: Bool { sections.contains { $0 > 0 } }

  func contains(_ path: IndexPath) -> Bool { sections.holds(path) }
}
