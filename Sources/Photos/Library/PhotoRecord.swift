import Foundation

/// A picture of the library: a file, and the identifier under which apps know it.
package struct PhotoRecord: Hashable, Sendable {
  /// The identifier, which is unique in the library. A file that is renamed keeps it.
  package let id: String
  /// The path of the file.
  package let path: String
  /// A number that changes whenever the file or what is known about it does.
  package let revision: Int
  /// A Boolean value that indicates whether only fetches that include hidden assets find the picture.
  package let isHidden: Bool

  /// Creates a record. The identifier of a file that hasn't been renamed is its path.
  package init(id: String? = nil, path: String, revision: Int = 0, isHidden: Bool = false) {
    self.id = id ?? path
    self.path = path
    self.revision = revision
    self.isHidden = isHidden
  }
}

/// A folder with pictures, which is an album.
package struct PhotoFolder: Hashable, Sendable {
  /// The identifier, which is unique among the albums: the folder's path.
  package let id: String
  /// The name of the album.
  package let title: String
  /// The pictures directly in the folder, in its order.
  package let records: [PhotoRecord]

  /// Creates an album.
  package init(path: String, records: [PhotoRecord]) {
    id = path
    title = (path as NSString).lastPathComponent
    self.records = records
  }
}

/// The pictures and albums at one point in time.
package struct LibraryListing: Sendable {
  /// The pictures, in the order in which the program shows them, and after them the hidden ones.
  package var records: [PhotoRecord]
  /// The albums, in the order of their titles.
  package var folders: [PhotoFolder]

  /// Creates a listing.
  package init(records: [PhotoRecord] = [], folders: [PhotoFolder] = []) {
    self.records = records
    self.folders = folders
  }

  /// The parts of a library that are listed only on request.
  package struct Parts: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The albums.
    package static let folders = Parts(rawValue: 1)
    /// The hidden pictures.
    package static let hidden = Parts(rawValue: 2)
  }
}
