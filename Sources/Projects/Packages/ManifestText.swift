/// The code of a package manifest, in which calls with literal arguments are found.
struct ManifestText {
  /// The literal texts of a call, by the labels of its arguments.
  struct Call {
    /// The texts in each argument.
    var texts: [String: [String]]
    /// Whether it stands in the dependencies of another call.
    var isReference: Bool

    subscript(label: String) -> [String]? { texts[label] }
  }

  /// A piece of code.
  private enum Token: Equatable {
    case text(String)
    case word(String)
    case mark(Character)
  }

  /// The maximum number of calls that are read of each function.
  private static let maximumCount = 1000

  private let tokens: [Token]

  init(_ code: String) { tokens = Self.tokens(of: Array(code)) }

  /// Returns the calls of a function such as ".target", in order.
  func calls(_ function: String) -> [Call] {
    let isMember = function.hasPrefix(".")
    let name = isMember ? String(function.dropFirst()) : function
    let starts = tokens.indices.filter { index in
      guard tokens[index] == .word(name), index + 1 < tokens.count, tokens[index + 1] == .mark("(") else { return false }
      return !isMember || index > 0 && tokens[index - 1] == .mark(".")
    }
    return starts.prefix(Self.maximumCount).map { call(at: $0 + 1) }
  }

  /// Reads the arguments from an opening parenthesis to its closing one.
  private func call(at start: Int) -> Call {
    var texts: [String: [String]] = [:]
    var label = ""
    var depth = 0
    var labels: [Int: String] = [:]
    for index in tokens.indices[start...] {
      switch tokens[index] {
      case .mark("("), .mark("["), .mark("{"): depth += 1
      case .mark(")"), .mark("]"), .mark("}"):
        depth -= 1
        if depth == 0 { return Call(texts: texts, isReference: isReference(start)) }
      case .mark(":"):
        guard index > 0, case .word(let word) = tokens[index - 1] else { continue }
        labels[depth] = word
        if depth == 1 { label = word }
        labels = labels.filter { $0.key <= depth }
      case .mark(","):
        labels[depth] = nil
        if depth == 1 { label = "" }
      case .text(let text):
        // Within dependencies, only names count, not packages and conditions.
        let inner = labels.filter { $0.key > 1 }.max { $0.key < $1.key }?.value
        if inner == nil || inner == "name" { texts[label, default: []].append(text) }
      default: break
      }
    }
    return Call(texts: texts, isReference: isReference(start))
  }

  /// Whether a call is inside an argument named "dependencies" of a call that is itself within a list.
  private func isReference(_ start: Int) -> Bool {
    var depth = 0
    var index = start - 1
    while index > 0 {
      switch tokens[index] {
      case .mark(")"), .mark("]"), .mark("}"): depth += 1
      case .mark("("), .mark("{"): depth -= 1
      case .mark("["):
        depth -= 1
        if depth < 0 { return index >= 2 && tokens[index - 1] == .mark(":") && tokens[index - 2] == .word("dependencies") }
      default: break
      }
      if depth < 0 { return false }
      index -= 1
    }
    return false
  }

  /// Divides code into texts, words and marks, without comments.
  private static func tokens(of code: [Character]) -> [Token] {
    var tokens: [Token] = []
    var index = 0
    while index < code.count {
      let character = code[index]
      if character == "/", index + 1 < code.count, code[index + 1] == "/" {
        while index < code.count, !code[index].isNewline { index += 1 }
      } else if character == "/", index + 1 < code.count, code[index + 1] == "*" {
        index += 2
        while index + 1 < code.count, code[index] != "*" || code[index + 1] != "/" { index += 1 }
        index += 2
      } else if character == "\"" {
        var text = ""
        index += 1
        while index < code.count, code[index] != "\"", !code[index].isNewline {
          if code[index] == "\\" { index += 1 }
          if index < code.count { text.append(code[index]) }
          index += 1
        }
        index += 1
        tokens.append(.text(text))
      } else if character.isLetter || character == "_" {
        var word = ""
        while index < code.count, code[index].isLetter || code[index].isNumber || code[index] == "_" {
          word.append(code[index])
          index += 1
        }
        tokens.append(.word(word))
      } else {
        if !character.isWhitespace { tokens.append(.mark(character)) }
        index += 1
      }
    }
    return tokens
  }
}
