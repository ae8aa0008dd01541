import Foundation

package struct PhotoRecord: Hashable, Sendable {
  /// Unique in the library. A file that is renamed keeps it.
  package let id: String
  package let path: String
  /// A number that changes when the file or its metadata changes.
  package let revision: Int
  /// A Boolean value that indicates whether only fetches that include hidden assets find the picture.
  package let isHidden: Bool

  /// The identifier of a file that hasn't been renamed is its path.
  package init(id: String? = nil, path: String, revision: Int = 0, isHidden: Bool = false) {
    self.id = id ?? path
    self.path = path
    self.revision = revision
    self.isHidden = isHidden
  }
}

/// A folder with pictures, which is an album.
package struct PhotoFolder: Hashable, Sendable {
  /// The folder's path.
  package let id: String
  package let title: String
  /// The pictures directly in the folder.
  package let records: [PhotoRecord]

  package init(path: String, records: [PhotoRecord]) {
    id = path
    title = (path as NSString).lastPathComponent
    self.records = records
  }
}

package struct LibraryListing: Sendable {
  /// In the order in which the program shows them. Hidden pictures are at the end.
  package var records: [PhotoRecord]
  /// In the order of their titles.
  package var folders: [PhotoFolder]

  package init(records: [PhotoRecord] = [], folders: [PhotoFolder] = []) {
    self.records = records
    self.folders = folders
  }

  /// The parts of a library that are listed only on request.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let folders = Parts(rawValue: 1)
    package static let hidden = Parts(rawValue: 2)
  }
}
