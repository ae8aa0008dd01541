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
}
