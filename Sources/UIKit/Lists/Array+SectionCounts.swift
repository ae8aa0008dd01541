import Foundation

// The elements are the numbers of items in the sections of a list.
extension [Int] {
  func holds(_ path: IndexPath) -> Bool {
    path.count == 2 && indices.contains(path.section) && (0..<self[path.section]).contains(path.item)
  }

  /// Returns the next or the previous item, which may be in another section.
  func successor(of path: IndexPath, by step: Int) -> IndexPath? {
    var next = IndexPath(item: path.item + step, section: path.section)
    while !holds(next) {
      next.section += step
      guard indices.contains(next.section) else { return nil }
      next.item = step > 0 ? 0 : self[next.section] - 1
    }
    return next
  }
}
