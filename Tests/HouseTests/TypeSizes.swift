import Foundation

/// How large each type of some source files is, with all its extensions in its module.
///
/// The style's indentation tells where a type ends. A nested type counts for itself, not for the type around it.
struct TypeSizes {
  struct Size {
    var lines = 0
    /// The stored instance properties that are variables.
    var variables = 0
    /// A Boolean value that indicates whether the variables are state. Those of a structure are what the value consists of.
    var isClass = false
  }

  /// The sizes by the types' full names, such as "UIKit.UIView.ContentMode".
  private(set) var sizes: [String: Size] = [:]

  init(of files: [SourceFile]) {
    for file in files { measure(file) }
  }

  private mutating func measure(_ file: SourceFile) {
    var open: [(name: String, indentation: Int)] = []
    var isInLiteral = false
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      defer { if line.components(separatedBy: "\"\"\"").count.isMultiple(of: 2) { isInLiteral.toggle() } }
      let indentation = line.prefix { $0 == " " }.count
      if let type = open.last {
        if !isInLiteral, line.dropFirst(indentation).hasPrefix("}"), indentation == type.indentation {
          open.removeLast()
          continue
        }
        sizes[type.name, default: Size()].lines += 1
        guard !isInLiteral else { continue }
        if indentation == type.indentation + 2, Self.isStored(line, before: index + 1 < lines.count ? lines[index + 1] : "") {
          sizes[type.name, default: Size()].variables += 1
        }
      }
      guard !isInLiteral, indentation == (open.last?.indentation).map({ $0 + 2 }) ?? 0, let declaration = Self.declaration(in: line) else {
        continue
      }
      let name = "\(open.last?.name ?? file.module).\(declaration.name)"
      if declaration.keyword == "class" || declaration.keyword == "actor" { sizes[name, default: Size()].isClass = true }
      if !line.hasSuffix("}") { open.append((name, indentation)) }
    }
  }

  /// Returns the keyword and the name of the type that a line declares or extends.
  private static func declaration(in line: Substring) -> (keyword: Substring, name: Substring)? {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(where: { ["class", "struct", "enum", "extension", "actor", "protocol"].contains($0) }),
      index + 1 < words.count, words[..<index].allSatisfy(isModifier)
    else { return nil }
    let name = words[index + 1].prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    // Not a `class func` or `class var`.
    return name.first?.isUppercase == true ? (words[index], name) : nil
  }

  /// Returns whether a line declares a stored instance property that is a variable.
  private static func isStored(_ line: Substring, before next: Substring) -> Bool {
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(of: "var"), words[..<index].allSatisfy(isModifier), !words[..<index].contains("static"),
      !words[..<index].contains("class")
    else { return false }
    guard let brace = line.firstIndex(of: "{") else { return true }
    if line[..<brace].contains(" = ") { return true }
    let body = line[line.index(after: brace)...].trimmingCharacters(in: .whitespaces)
    return (body.isEmpty ? next.trimmingCharacters(in: .whitespaces) : body).prefixMatch(of: #/(?:didSet|willSet)\b/#) != nil
  }

  private static func isModifier(_ word: Substring) -> Bool {
    let modifiers: Set = [
      "public", "package", "internal", "private", "fileprivate", "open", "final", "indirect", "nonisolated", "weak", "unowned", "lazy",
      "override", "dynamic", "static", "class",
    ]
    return word.hasPrefix("@") || modifiers.contains(String(word.prefix { $0 != "(" }))
  }
}
