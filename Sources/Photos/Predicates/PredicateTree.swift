import Foundation

indirect enum PredicateTree: Sendable {
  case constant(Bool)
  case not(PredicateTree)
  case and(PredicateTree, PredicateTree)
  case or(PredicateTree, PredicateTree)
  case comparison(Operand, Relation, Operand)

  indirect enum Operand: Sendable {
    case value(PhotoValue)
    case key(String)
    case list([Operand])
    case operation(Character, Operand, Operand)
  }

  enum Relation: Sendable {
    case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, between, isIn
    case text(TextRelation, ignoring: String.CompareOptions)
  }

  enum TextRelation: String, Sendable {
    case contains, beginsWith = "beginswith", endsWith = "endswith", like, matches, equals
  }

  /// `value` returns the value of a key, or nil if the object doesn't have the key.
  func isTrue(_ value: (String) -> PhotoValue?) -> Bool {
    switch self {
    case .constant(let value): value
    case .not(let tree): !tree.isTrue(value)
    case .and(let left, let right): left.isTrue(value) && right.isTrue(value)
    case .or(let left, let right): left.isTrue(value) || right.isTrue(value)
    case .comparison(let left, let relation, let right): relation.holds(left.result(value), right.result(value))
    }
  }

  var keys: Set<String> {
    switch self {
    case .constant: []
    case .not(let tree): tree.keys
    case .and(let left, let right), .or(let left, let right): left.keys.union(right.keys)
    case .comparison(let left, _, let right): left.keys.union(right.keys)
    }
  }
}

extension PredicateTree.Operand {
  func result(_ value: (String) -> PhotoValue?) -> PhotoValue {
    switch self {
    case .value(let value): return value
    case .key(let key): return value(key) ?? .null
    case .list(let elements): return .list(elements.map { $0.result(value) })
    case .operation(let sign, let left, let right):
      let (left, right) = (left.result(value), right.result(value))
      if let a = left.bits, let b = right.bits, sign == "&" || sign == "|" { return .number(Double(sign == "&" ? a & b : a | b)) }
      guard case .number(let a) = left, case .number(let b) = right else { return .null }
      switch sign {
      case "+": return .number(a + b)
      case "-": return .number(a - b)
      case "*": return .number(a * b)
      case "/": return .number(a / b)
      default: return .null
      }
    }
  }

  var keys: Set<String> {
    switch self {
    case .value: []
    case .key(let key): [key]
    case .list(let elements): elements.reduce(into: []) { $0.formUnion($1.keys) }
    case .operation(_, let left, let right): left.keys.union(right.keys)
    }
  }
}

extension PredicateTree.Relation {
  func holds(_ left: PhotoValue, _ right: PhotoValue) -> Bool {
    switch self {
    case .equal: return left == right
    case .notEqual: return left != right
    case .less: return left.isComparable(to: right) && left < right
    case .lessOrEqual: return left.isComparable(to: right) && !(right < left)
    case .greater: return left.isComparable(to: right) && right < left
    case .greaterOrEqual: return left.isComparable(to: right) && !(left < right)
    case .between:
      guard case .list(let bounds) = right, bounds.count == 2 else { return false }
      return Self.greaterOrEqual.holds(left, bounds[0]) && Self.lessOrEqual.holds(left, bounds[1])
    case .isIn:
      if case .list(let elements) = right { return elements.contains(left) }
      return Self.text(.contains, ignoring: []).holds(right, left)
    case .text(let relation, let options):
      guard case .text(let left) = left, case .text(let right) = right else { return false }
      return relation.holds(left, right, options)
    }
  }
}

extension PredicateTree.TextRelation {
  func holds(_ text: String, _ part: String, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .equals: return text.compare(part, options: options) == .orderedSame
    case .contains: return text.range(of: part, options: options) != nil
    case .beginsWith: return text.range(of: part, options: options.union(.anchored)) != nil
    case .endsWith: return text.range(of: part, options: options.union([.anchored, .backwards])) != nil
    case .matches: return Self.matches(text, part, options)
    case .like:
      let pattern = part.map { $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0)) }.joined()
      return Self.matches(text, pattern, options)
    }
  }

  private static func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: options.intersection(.caseInsensitive).union(.regularExpression)) != nil
  }
}

extension PhotoValue {
  /// Returns whether the values have types that can be ordered.
  fileprivate func isComparable(to other: PhotoValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.date, .date), (.text, .text): true
    default: false
    }
  }
}
