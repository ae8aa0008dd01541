/// A file with build settings (.xcconfig), with those that it includes.
enum ConfigurationFile {
  /// The maximum depth of files that include files.
  private static let maximumDepth = 8

  /// Returns the settings of a file. A file that isn't there has none, as one that a package manager would write.
  static func settings(at path: String, depth: Int = 0) -> [String: String] {
    guard depth < maximumDepth, let text = try? FileContents.text(at: path) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.split(separator: "\n") {
      let line = trimmed(withoutComment(line))
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2 else { continue }
        let file = FilePaths.absolute(String(parts[1]), in: FilePaths.folder(of: path))
        settings.merge(Self.settings(at: file, depth: depth + 1)) { $1 }
      } else if let equals = separator(in: line) {
        let name = String(trimmed(line[..<equals]))
        let value = String(trimmed(line[line.index(after: equals)...]))
        settings[name] = value.hasSuffix(";") ? String(value.dropLast()) : value
      }
    }
    return settings
  }

  /// The position of the equals sign that isn't part of a condition such as "[sdk=iphone*]".
  private static func separator(in line: Substring) -> Substring.Index? {
    var depth = 0
    return line.indices.first { index in
      if line[index] == "[" { depth += 1 }
      if line[index] == "]" { depth -= 1 }
      return line[index] == "=" && depth == 0
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text
    while let first = text.first, first.isWhitespace { text = text.dropFirst() }
    while let last = text.last, last.isWhitespace { text = text.dropLast() }
    return text
  }
}
