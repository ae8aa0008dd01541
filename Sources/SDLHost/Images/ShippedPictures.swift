import Host
import Synchronization

/// The pictures that come with the program. They are trusted, so they can be decoded inside the program if nothing else works.
package enum ShippedPictures {
  private static let folders = Mutex<[[UInt8]]>([])

  /// Adds the folders that have them.
  package static func add(_ paths: [String]) {
    let new = paths.map { FilePath($0).canonical.bytes + [UInt8(ascii: "/")] }
    folders.withLock { known in known += new.filter { !known.contains($0) } }
  }

  /// Returns whether a file is in one of the folders.
  static func contain(_ path: FilePath) -> Bool {
    let bytes = path.canonical.bytes
    return folders.withLock { $0.contains { bytes.starts(with: $0) } }
  }
}
