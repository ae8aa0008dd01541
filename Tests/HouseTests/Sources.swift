import Foundation

/// The package's own source files, read as text, so that tests can enforce the project's rules.
struct SourceFile {
  /// The path relative to the package's root, such as "Sources/UIKit/Core/Views/UIView.swift".
  let path: String
  let text: String
  /// The text without comments, so that a comment may mention what code must not do.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = Self.withoutComments(text)
  }

  /// Removes what follows `//` on a line. Works on bytes, because there are a megabyte or two of them, and tests run unoptimized.
  private static func withoutComments(_ text: String) -> String {
    var kept: [UInt8] = []
    var isComment = false
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\n") { isComment = false }
      if byte == UInt8(ascii: "/"), previous == byte, !isComment {
        isComment = true
        kept.removeLast()
      }
      if !isComment { kept.append(byte) }
      previous = byte
    }
    return String(decoding: kept, as: UTF8.self)
  }

  /// The module that a source file belongs to, such as "UIKit".
  var module: String { String(path.split(separator: "/")[1]) }

  /// The modules that the file imports.
  var imports: Set<String> {
    Set(
      text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ")
        guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "internal" }) else {
          return nil
        }
        return words.last.map { String($0.prefix { $0 != "." }) }
      })
  }

  static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The name of the file without its extension, such as "UIView".
  var typeName: String { String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "") }

  /// The files of the modules, read once for all tests.
  static let sources = all(below: "Sources")

  /// The files of the tests, read once for all tests.
  static let tests = all(below: "Tests")

  /// Returns every Swift file inside a folder of the package at `root`, in the order of the paths.
  static func all(below folder: String, of root: URL = packageRoot) -> [SourceFile] {
    let base = root.appendingPathComponent(folder)
    let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let text = try? String(contentsOf: base.appendingPathComponent(name), encoding: .utf8)
      return text.map { SourceFile(path: "\(folder)/\(name)", text: $0) }
    }
  }
}
