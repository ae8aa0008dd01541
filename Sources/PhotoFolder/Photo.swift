import Foundation
import Host

/// An image file of the person's.
public struct Photo: Hashable, Identifiable, Sendable {
  /// The path of the file.
  package let file: FilePath

  /// Creates a photo with the given path.
  package init(_ file: FilePath) { self.file = file }

  /// Creates a photo with the given path.
  package init(path: String) { file = FilePath(path) }

  /// The path of the file, as text. In a path that isn't text, “�” stands for what can't be shown.
  public var path: String { file.text }

  /// The photo itself, as two files may have the same path as text.
  public var id: Photo { self }

  /// The name of the file with its extension.
  public var fileName: String { String(decoding: file.lastComponent, as: UTF8.self) }

  /// The name of the file as a title.
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
