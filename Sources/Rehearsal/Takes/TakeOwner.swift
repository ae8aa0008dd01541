import Foundation

/// The identifier under which the takes of a demo are stored.
///
/// For a demo in a user's file it consists of the names of the file and the root, such as "Card.swift" or "Card.swift/DarkCard", but not of
/// the file's folder: a take can also be played after the folder was moved, or by another user who has the file. Files of the same name
/// share their takes. Earlier versions wrote an identifier of the whole path, such as "Card-ddfd1b10/DarkCard".
package struct TakeOwner: Equatable, Sendable {
  package let id: String

  /// Creates the owner of takes that refer to a demo.
  package init(_ demo: String) {
    let parts = demo.split(separator: "/", maxSplits: 1)
    guard let name = parts.first, let stem = Self.stem(ofPathID: String(name)) else {
      id = demo
      return
    }
    id = stem + ".swift" + (parts.count > 1 ? "/\(parts[1])" : "")
  }

  /// Returns whether a take that refers to a demo can be played by this one. A take of the file may name a root or none.
  func plays(_ demo: String) -> Bool {
    let other = TakeOwner(demo)
    guard isFile, other.isFile else { return other.id == id }
    let (names, others) = (id.split(separator: "/", maxSplits: 1), other.id.split(separator: "/", maxSplits: 1))
    return names.first == others.first && (names.count != others.count || names == others)
  }

  /// Returns the identifiers under which the takes are stored in a folder: this one, and those of earlier versions.
  func folders(in folder: URL) -> [String] {
    guard isFile else { return [id] }
    let parts = id.split(separator: "/", maxSplits: 1)
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let earlier = entries.sorted().filter { Self.stem(ofPathID: $0).map { $0 + ".swift" == parts[0] } ?? false }
    return [id] + earlier.map { $0 + (parts.count > 1 ? "/\(parts[1])" : "") }
  }

  /// A Boolean value that indicates whether the demo is from a user's file.
  private var isFile: Bool { id.hasSuffix(".swift") || id.contains(".swift/") }

  /// Returns the name of the file in an identifier of a path, or nil for anything else.
  private static func stem(ofPathID name: String) -> String? {
    guard let dash = name.lastIndex(of: "-"), dash != name.startIndex else { return nil }
    let digits = name[name.index(after: dash)...]
    // A 32-bit number. Shorter words may belong to a demo's name.
    return (6...8).contains(digits.count) && digits.allSatisfy(\.isHexDigit) ? String(name[..<dash]) : nil
  }
}
