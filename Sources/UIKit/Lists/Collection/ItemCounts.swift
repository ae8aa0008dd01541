import Foundation

struct ItemCounts {
  /// The number of items in each section when the data was last loaded or updated.
  var sections: [Int] = []
  /// A Boolean value that indicates whether the counts are those of the data source. If not, they are loaded again.
  var areCurrent = false

  var hasItems: Bool { sections.contains { $0 > 0 } }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && (0..<sections[path.section]).contains(path.item)
  }
}
