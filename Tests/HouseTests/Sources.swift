import Foundation

/// The package's own source files, read as text, so that house rules can be kept by tests.
struct SourceFile {
  /// The path below the package's root, such as "Sources/UIKit/Views/UIView.swift".
  let path: String
  let text: String

  /// The module a source file belongs to: "UIKit".
  var module: String { String(path.split(separator: "/")[1]) }

  /// The modules that the file imports.
  var imports: Set<String> {
    Set(
      text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy({ $0.hasPrefix("@") }) else { return nil }
        return words.last.map { String($0.prefix { $0 != "." }) }
      })
  }

  static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Every Swift file below `folder`, in the order of their paths.
  static func all(below folder: String) -> [SourceFile] {
    let base = packageRoot.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let text = try? String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      return text.map { SourceFile(path: "\(folder)/\(name)", text: $0) }
    }
  }
}
