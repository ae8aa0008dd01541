import Foundation
import Host

/// An image file of the user.
public struct Photo: Hashable, Identifiable, Sendable {
  package let file: FilePath

  package init(_ file: FilePath) { self.file = file }

  package init(path: String) { file = FilePath(path) }

  /// The path as text, with “�” for bytes that aren't text.
  public var path: String { file.text }

  /// The photo itself, because two paths can have the same text.
  public var id: Photo { self }

  /// The name of the file with its extension.
  public var fileName: String { String(decoding: file.lastComponent, as: UTF8.self) }

  /// The name of the file without its extension.
  public var title: String {
    let name = fileName
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The title as a caption: “02-first-light” becomes “First light”.
  public var caption: String {
    let words = title.split { "-_ ".contains($0) }
    let isNumbered = words.count > 1 && words[0].count <= 3 && words[0].allSatisfy(\.isNumber)
    let named = isNumbered ? words.dropFirst() : words[...]
    guard let first = named.first else { return title }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + named.dropFirst().map(String.init)).joined(separator: " ")
  }
}
