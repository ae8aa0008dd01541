import Foundation

/// A module that a file imports.
struct ModuleImport: Equatable, Sendable {
  var module: String
  /// The path of the file.
  var path: String
  /// From 1.
  var line: Int
  /// The column in UTF-8 bytes, from 1.
  var column: Int
  /// A Boolean value that indicates whether the import is inside a condition that may be false here, such as `canImport`.
  var isOptional: Bool
}

/// Finds the imports of a file, without parsing the rest of it.
struct ImportScan {
  /// The imports in their order. A module that is imported twice is there twice.
  let imports: [ModuleImport]

  /// Reads the text of a file. Comments and literals don't count.
  init(_ bytes: [UInt8], path: String) {
    var found: [ModuleImport] = []
    var conditions: [String] = []
    for (index, line) in Self.code(of: bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) else { continue }
      // Most lines can be neither an import nor a condition.
      guard first == UInt8(ascii: "#") || Self.mentionsImport(line) else { continue }
      let text = String(decoding: line, as: UTF8.self)
      let words = text.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("#if") {
        conditions.append(String(words.dropFirst(3)))
      } else if words.hasPrefix("#else") || words.hasPrefix("#elseif") {
        if !conditions.isEmpty { conditions[conditions.count - 1] = words.hasPrefix("#elseif") ? String(words.dropFirst(7)) : "else" }
      } else if words.hasPrefix("#endif") {
        _ = conditions.popLast()
      } else {
        for statement in text.split(separator: ";") {
          guard let match = statement.prefixMatch(of: Self.pattern) else { continue }
          let column = text[..<match.module.startIndex].utf8.count + 1
          found.append(
            ModuleImport(
              module: String(match.module), path: path, line: index + 1, column: column,
              isOptional: !conditions.allSatisfy(Self.isTrueHere)))
        }
      }
    }
    imports = found
  }

  private static let keyword = Array("import ".utf8)

  private static func mentionsImport(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > keyword.count else { return false }
    return line.indices.dropLast(keyword.count).contains { line[$0] == keyword[0] && line[$0...].starts(with: keyword) }
  }

  /// Returns whether a condition always holds for code on an iPhone.
  private static func isTrueHere(_ condition: String) -> Bool { condition.contains("os(iOS)") || condition.contains("DEBUG") }

  private static var pattern: Regex<(Substring, module: Substring)> {
    #/
    \s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?
    import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor|macro)\s+)?(?<module>[A-Za-z_]\w*)
    /#
  }

  /// Returns the code with spaces in place of comments and of the contents of literals. Lines keep their numbers and columns.
  private static func code(of bytes: [UInt8]) -> [UInt8] {
    enum State: Equatable {
      case code, lineComment, comment(Int), text, lines
    }
    var (result, state, index) = (bytes, State.code, 0)
    let (quote, slash, star, escape, newline) = (UInt8(0x22), UInt8(0x2F), UInt8(0x2A), UInt8(0x5C), UInt8(0x0A))
    func has(_ first: UInt8, _ second: UInt8) -> Bool { bytes[index] == first && index + 1 < bytes.count && bytes[index + 1] == second }
    func hasThreeQuotes() -> Bool { index + 2 < bytes.count && bytes[index...index + 2].allSatisfy { $0 == quote } }
    func blank(_ count: Int) {
      for place in index..<min(index + count, bytes.count) where bytes[place] != newline { result[place] = 0x20 }
      index += count
    }
    while index < bytes.count {
      switch state {
      case .code:
        if has(slash, slash) {
          state = .lineComment
        } else if has(slash, star) {
          state = .comment(1)
          blank(2)
        } else if hasThreeQuotes() {
          state = .lines
          blank(3)
        } else if bytes[index] == quote {
          state = .text
          blank(1)
        } else {
          index += 1
        }
      case .lineComment:
        if bytes[index] == newline { state = .code }
        blank(1)
      case .comment(let depth):
        if has(star, slash) {
          state = depth == 1 ? .code : .comment(depth - 1)
          blank(2)
        } else if has(slash, star) {
          state = .comment(depth + 1)
          blank(2)
        } else {
          blank(1)
        }
      case .text:
        // A text on one line ends with it in any case, so that a raw text can't hide the rest of the file.
        if bytes[index] == quote || bytes[index] == newline { state = .code }
        blank(bytes[index] == escape && index + 1 < bytes.count && bytes[index + 1] != newline ? 2 : 1)
      case .lines:
        if hasThreeQuotes() {
          state = .code
          blank(3)
        } else {
          blank(bytes[index] == escape ? 2 : 1)
        }
      }
    }
    return result
  }
}
