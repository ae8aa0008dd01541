import Foundation

/// The names that a module may make public: a file in the folder `PublicFace`, with one name a line.
///
/// The head of the file ends with its last line that begins with "#". There, a name is followed by a dash and the reason why it
/// is public although it isn't Apple's. `Type.*` stands for a type with its members. The file of a module that is called like one of
/// Apple's is a head alone, because all else has to be in its ``AppleTable``.
struct PublicFaceList {
  /// The file's path in the package, such as "Tests/HouseTests/PublicFace/UIKit.txt".
  let path: String
  private let head: [String]
  /// The names below the head.
  let names: Set<String>
  /// The names in the head.
  let exceptions: Set<String>

  init(of module: String) throws {
    path = "Tests/HouseTests/PublicFace/\(module).txt"
    let lines = try String(contentsOf: SourceFile.packageRoot.appendingPathComponent(path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let end = lines.lastIndex { $0.hasPrefix("#") } ?? -1
    head = Array(lines[...end])
    names = Set(lines[(end + 1)...].filter { !$0.isEmpty })
    exceptions = Set(head.filter { $0.contains(" — ") }.map { $0.components(separatedBy: " — ")[0] })
  }

  /// Returns a Boolean value that indicates whether an exception allows `name`.
  func isException(_ name: String) -> Bool { exceptions.contains { Self.covers($0, name) } }

  /// Returns a Boolean value that indicates whether an exception is for `name`, or for the type that `name` belongs to.
  static func covers(_ exception: String, _ name: String) -> Bool {
    guard exception.hasSuffix(".*") else { return exception == name }
    return name == exception.dropLast(2) || name.hasPrefix(exception.dropLast())
  }

  /// Writes the file with `names` in place of the names below the head.
  func write(_ names: Set<String>) throws {
    let text = (head + names.filter { !isException($0) }.sorted()).joined(separator: "\n") + "\n"
    try text.write(to: SourceFile.packageRoot.appendingPathComponent(path), atomically: true, encoding: .utf8)
  }
}
