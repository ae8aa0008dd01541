import Foundation

/// What the text of a podspec says about its module. It is read, never run.
struct Podspec {
  /// The name with which the module is imported.
  let module: String
  /// The patterns of its files, such as "Sources/**/*.swift".
  let patterns: [String]

  /// Reads the podspec's text. `name` is that of the file, without its extension.
  init(_ text: String, name: String) {
    let lines = text.split(whereSeparator: \.isNewline)
    func values(_ key: String) -> [String] {
      for line in lines {
        guard let range = line.range(of: ".\(key)"), let equals = line[range.upperBound...].firstIndex(of: "="),
          line[range.upperBound..<equals].allSatisfy(\.isWhitespace)
        else { continue }
        return line[equals...].matches(of: /["'](?<text>[^"']*)["']/).map { String($0.text) }
      }
      return []
    }
    module = values("module_name").first ?? values("name").first ?? name
    patterns = values("source_files")
  }

  /// The folders before the first wildcard of each pattern, below the podspec's own.
  var folders: [String] {
    var folders: [String] = []
    for pattern in patterns {
      let parts = pattern.split(separator: "/")
      let plain = parts.prefix { part in !part.contains { "*{?[".contains($0) } && !part.hasSuffix(".swift") }
      let folder = plain.joined(separator: "/")
      if !folders.contains(folder) { folders.append(folder) }
    }
    return folders
  }
}
