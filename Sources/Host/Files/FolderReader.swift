import Foundation

/// Reads the names in a folder, as the bytes that the file system stores. Foundation loses names that aren't UTF-8.
package final class FolderReader {
  /// The kind of an entry according to the folder, without examining the file itself.
  package enum Kind: Sendable {
    case file, folder, other
    /// A symbolic link, or an entry of a file system that doesn't tell the kind.
    case unknown
  }

  /// The reason why a folder can't be read, in the system's words.
  package struct Failure: Error, Equatable {
    package let reason: String
  }

  private let stream: OpaquePointer

  package init(_ folder: FilePath) throws(Failure) {
    guard let stream = folder.withCString({ opendir($0) }) else { throw Failure(reason: String(cString: strerror(errno))) }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// Calls `body` with each further entry, in no particular order, until it returns false.
  ///
  /// The name ends with a zero, which isn't counted, and is valid only during the call. “.” and “..” are omitted.
  package func forEachEntry(_ body: (_ name: UnsafeBufferPointer<UInt8>, _ kind: Kind) -> Bool) {
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    while let entry = readdir(stream) {
      let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: UInt8.self)
      let count = strlen(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self))
      let dot = UInt8(ascii: ".")
      if name[0] == dot, count == 1 || (count == 2 && name[1] == dot) { continue }
      guard body(UnsafeBufferPointer(start: name, count: count), Kind(entry.pointee.d_type)) else { return }
    }
  }
}

extension FolderReader.Kind {
  fileprivate init(_ type: UInt8) {
    switch Int(type) {
    case Int(DT_REG): self = .file
    case Int(DT_DIR): self = .folder
    case Int(DT_LNK), Int(DT_UNKNOWN): self = .unknown
    default: self = .other
    }
  }
}
