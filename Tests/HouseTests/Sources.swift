import Foundation

/// The package's own source files, read as text, so that house rules can be kept by tests.
struct SourceFile {
  /// The path below the package's root, such as "Sources/UIKit/Views/UIView.swift".
  let path: String
  let text: String
  /// The text without comments, so that a comment may speak of what code may not do.
  let code: String

  init(path: String, text: String) {
    self.path = path
    self.text = text
    code = Self.withoutComments(text)
  }

  /// Leaves out what follows `//` on a line. By bytes: there are a megabyte or two of them, and tests run unoptimised.
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
