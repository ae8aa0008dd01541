import Foundation

/// Parses the format of a predicate, such as `mediaType == %d AND isFavorite == YES`.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any?>

  /// Returns nil if the format is invalid or there are too few arguments.
  static func parse(_ format: String, _ arguments: [Any?]) -> PredicateTree? {
    guard let tokens = PredicateToken.tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let tree = parser.disjunction(), parser.tokens.isEmpty else { return nil }
    return tree
  }

  // MARK: Conditions

  private mutating func disjunction() -> PredicateTree? {
    guard var tree = conjunction() else { return nil }
    while takeWord("or") || takeSign("||") {
      guard let right = conjunction() else { return nil }
      tree = .or(tree, right)
    }
    return tree
  }

  private mutating func conjunction() -> PredicateTree? {
    guard var tree = negation() else { return nil }
    while takeWord("and") || takeSign("&&") {
      guard let right = negation() else { return nil }
      tree = .and(tree, right)
    }
    return tree
  }

  private mutating func negation() -> PredicateTree? {
    if takeWord("not") || takeSign("!") { return negation().map { .not($0) } }
    if takeWord("truepredicate") { return .constant(true) }
    if takeWord("falsepredicate") { return .constant(false) }
    // A parenthesis opens either an operand, as in “(mediaSubtypes & 4) != 0”, or a condition.
    let start = self
    if let comparison = comparison() { return comparison }
    self = start
    guard takeSign("("), let tree = disjunction(), takeSign(")") else { return nil }
    return tree
  }

  private mutating func comparison() -> PredicateTree? {
    guard let left = operand(), let relation = relation(), let right = operand() else { return nil }
    return .comparison(left, relation, right)
  }

  private mutating func relation() -> PredicateTree.Relation? {
    switch tokens.popFirst() {
    case .sign(let sign):
      switch sign {
      case "=", "==": return options().map { $0.isEmpty ? .equal : .text(.equals, ignoring: $0) }
      case "!=", "<>": return .notEqual
      case "<": return .less
      case "<=", "=<": return .lessOrEqual
      case ">": return .greater
      case ">=", "=>": return .greaterOrEqual
      default: return nil
      }
    case .word(let word):
      switch word.lowercased() {
      case "between": return .between
      case "in": return .isIn
      case let name: return PredicateTree.TextRelation(rawValue: name).flatMap { text in options().map { .text(text, ignoring: $0) } }
      }
    default: return nil
    }
  }

  /// Options such as `[cd]` ignore case and diacritics.
  private mutating func options() -> String.CompareOptions? {
    guard takeSign("[") else { return [] }
    guard case .word(let letters) = tokens.popFirst(), takeSign("]") else { return nil }
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  // MARK: Operands

  private mutating func operand() -> PredicateTree.Operand? {
    operations(["&", "|"]) { $0.operations(["+", "-"]) { $0.operations(["*", "/"]) { $0.primary() } } }
  }

  private mutating func operations(
    _ signs: [String], _ next: (inout PredicateParser) -> PredicateTree.Operand?
  ) -> PredicateTree.Operand? {
    guard var left = next(&self) else { return nil }
    while case .sign(let sign) = tokens.first, signs.contains(sign), let character = sign.first {
      tokens.removeFirst()
      guard let right = next(&self) else { return nil }
      left = .operation(character, left, right)
    }
    return left
  }

  private mutating func primary() -> PredicateTree.Operand? {
    switch tokens.popFirst() {
    case .number(let number): return .value(.number(number))
    case .text(let text): return .value(.text(text))
    case .word(let word): return Self.constant(word).map { .value($0) } ?? .key(word)
    case .argument(let isKey):
      guard let argument = arguments.popFirst() else { return nil }
      if isKey { return (argument as? String).map { .key($0) } }
      return PhotoValue(argument).map { .value($0) }
    case .sign("("):
      guard let inner = operand(), takeSign(")") else { return nil }
      return inner
    case .sign("{"): return list()
    case .sign("-"): return primary().map { .operation("-", .value(.number(0)), $0) }
    default: return nil
    }
  }

  private mutating func list() -> PredicateTree.Operand? {
    var elements: [PredicateTree.Operand] = []
    if takeSign("}") { return .list([]) }
    repeat {
      guard let element = operand() else { return nil }
      elements.append(element)
    } while takeSign(",")
    return takeSign("}") ? .list(elements) : nil
  }

  private static func constant(_ word: String) -> PhotoValue? {
    switch word.lowercased() {
    case "true", "yes": .number(1)
    case "false", "no": .number(0)
    case "nil", "null": .null
    default: nil
    }
  }

  // MARK: Tokens

  private mutating func takeWord(_ word: String) -> Bool {
    guard case .word(let found) = tokens.first, found.lowercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func takeSign(_ sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }
}
