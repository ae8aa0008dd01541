import Foundation

/// The path of a file as the bytes that the file system stores, which need not be text.
package struct FilePath: Hashable, Sendable {
  /// The bytes, without a zero at the end.
  package let bytes: [UInt8]

  package init(bytes: [UInt8]) { self.bytes = bytes }

  package init(_ text: String) { bytes = Array(text.utf8) }

  /// Creates the path of the file that is displayed as `text`, with “�” for bytes that aren't UTF-8, as in arguments and dropped files.
  /// Without such a file, this is the path of the text itself.
  package init(reading text: String) {
    self.init(text)
    guard text.unicodeScalars.contains("\u{FFFD}"), withCString({ access($0, F_OK) }) != 0 else { return }
    var found: [UInt8] = []
    for component in text.split(separator: "/", omittingEmptySubsequences: false) {
      var name = Array(component.utf8)
      if component.unicodeScalars.contains("\u{FFFD}") {
        try? FolderReader(FilePath(bytes: found.isEmpty ? [Self.dot] : found)).forEachEntry { entry, _ in
          guard String(decoding: entry, as: UTF8.self) == component else { return true }
          name = Array(entry)
          return false
        }
      }
      found += name + [Self.slash]
    }
    self.init(bytes: Array(found.dropLast()))
  }

  /// The path as text, for people. Bytes that aren't UTF-8 are replaced by “�”, so other paths may have the same text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  package var lastComponent: ArraySlice<UInt8> { bytes[(bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0)...] }

  /// Calls `body` with the path as a C string.
  package func withCString<Value>(_ body: (UnsafePointer<CChar>) throws -> Value) rethrows -> Value {
    try withUnsafeTemporaryAllocation(of: CChar.self, capacity: bytes.count + 1) { buffer in
      for index in bytes.indices { buffer[index] = CChar(bitPattern: bytes[index]) }
      buffer[bytes.count] = 0
      return try body(UnsafePointer(buffer.baseAddress!))
    }
  }

  /// The absolute path, without “.”, “..” and repeated slashes. Symbolic links are not resolved.
  package var canonical: FilePath {
    let start = bytes.first == Self.slash ? [] : Self.currentDirectory
    var components: [ArraySlice<UInt8>] = []
    for component in (start + [Self.slash] + bytes).split(separator: Self.slash) {
      switch Array(component) {
      case [Self.dot]: break
      case [Self.dot, Self.dot]: _ = components.popLast()
      default: components.append(component)
      }
    }
    return FilePath(bytes: components.isEmpty ? [Self.slash] : components.flatMap { [Self.slash] + $0 })
  }

  private static var currentDirectory: [UInt8] {
    guard let path = getcwd(nil, 0) else { return [] }
    defer { free(path) }
    return path.withMemoryRebound(to: UInt8.self, capacity: strlen(path)) { Array(UnsafeBufferPointer(start: $0, count: strlen(path))) }
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")
}
