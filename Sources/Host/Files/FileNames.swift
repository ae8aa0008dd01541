import Foundation

/// The names of files in one block of memory, as a folder may contain a hundred thousand.
package struct FileNames: Sendable {
  private var bytes: [UInt8] = []
  /// For each name the position after its last byte.
  private var ends: [Int] = []
  private var order = NameOrder()

  package init() {}

  package var count: Int { ends.count }

  package mutating func append(_ name: UnsafeBufferPointer<UInt8>) {
    bytes.append(contentsOf: name)
    ends.append(bytes.count)
    order.append(name)
  }

  private func range(_ index: Int) -> Range<Int> { (index == 0 ? 0 : ends[index - 1])..<ends[index] }

  /// Returns the paths of the files in a folder, in the natural order of their names. The path of the folder ends with a slash.
  package func sortedPaths(inFolder folder: [UInt8]) -> [FilePath] {
    order.sorted().map { path(of: $0, inFolder: folder) }
  }

  /// Returns the paths of the first and the last files in the natural order of their names, at most `count` each, which is faster than
  /// sorting all. The path of the folder ends with a slash.
  package func outermostPaths(inFolder folder: [UInt8], count: Int) -> (first: [FilePath], last: [FilePath]) {
    let (first, last) = order.outermost(count)
    return (first.map { path(of: $0, inFolder: folder) }, last.map { path(of: $0, inFolder: folder) })
  }

  private func path(of index: Int, inFolder folder: [UInt8]) -> FilePath {
    let range = range(index)
    var path: [UInt8] = []
    path.reserveCapacity(folder.count + range.count)
    path += folder
    path += bytes[range]
    return FilePath(bytes: path)
  }
}
