import Foundation

/// A picture file of the person's.
public struct Photo: Hashable, Identifiable, Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  public var id: String { path }

  /// The file's name with its extension.
  public var fileName: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The file's name as a title.
  public var title: String {
    let name = fileName
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// The title as a person would write it below a picture: “02-first-light” is “First light”.
  public var caption: String {
    let words = title.split { "-_ ".contains($0) }
    let isNumbered = words.count > 1 && words[0].count <= 3 && words[0].allSatisfy(\.isNumber)
    let named = isNumbered ? words.dropFirst() : words[...]
    guard let first = named.first else { return title }
    return ([first.prefix(1).uppercased() + first.dropFirst()] + named.dropFirst().map(String.init)).joined(separator: " ")
  }
}
