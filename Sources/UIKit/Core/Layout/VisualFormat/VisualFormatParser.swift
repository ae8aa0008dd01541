import Foundation

struct VisualFormatParser {
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: Set<String>
  private var position = 0

  /// `metrics` and `views` contain the names that the line may use.
  init(_ format: String, metrics: [String: Any] = [:], views: Set<String>) {
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() throws(VisualFormat.Failure) -> VisualFormat {
    var format = VisualFormat()
    skipSpaces()
    if take("H:") {
      format.axis = .horizontal
    } else if take("V:") {
      format.axis = .vertical
    }
    if take("|") { format.leading = try space() }
    format.items.append(try item())
    while true {
      let start = position
      let space = try space()
      if take("|") {
        format.trailing = space
        break
      }
      guard next == "[" else {
        guard space == .none, start == position, next == nil else { throw failure("Expected a view or “|” here") }
        return format
      }
      format.spaces.append(space)
      format.items.append(try item())
    }
    if next != nil { throw failure("Nothing may follow the superview’s edge") }
    return format
  }

  // MARK: Parts

  private mutating func item() throws(VisualFormat.Failure) -> VisualFormat.Item {
    guard take("[") else { throw failure("Expected a “[” here, at the beginning of a view") }
    let start = position
    let name = identifier()
    guard !name.isEmpty else { throw failure("Expected the name of a view here") }
    guard views.contains(name) else {
      throw VisualFormat.Failure(sentence: "\(name) is not a key in the views dictionary.", offset: start)
    }
    let length = next == "(" ? try predicates() : []
    guard take("]") else { throw failure("Expected a “]” here, at the end of a view") }
    return VisualFormat.Item(name: name, length: length)
  }

  private mutating func space() throws(VisualFormat.Failure) -> VisualFormat.Space {
    guard take("-") else { return .none }
    if next == "[" || next == "|" { return .standard }
    let list = next == "(" ? try predicates() : [VisualFormat.Predicate(object: .constant(try constant()))]
    if list.contains(where: { if case .view = $0.object { true } else { false } }) {
      throw failure("A space can’t be compared with a view")
    }
    guard take("-") else { throw failure("Expected a “-” here, at the end of a space") }
    return .predicates(list)
  }

  private mutating func predicates() throws(VisualFormat.Failure) -> [VisualFormat.Predicate] {
    _ = take("(")
    var list = [try predicate()]
    while take(",") { list.append(try predicate()) }
    guard take(")") else { throw failure("Expected a “)” here, at the end of the predicates") }
    return list
  }

  private mutating func predicate() throws(VisualFormat.Failure) -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate(object: .constant(0))
    if take("<=") {
      predicate.relation = .lessThanOrEqual
    } else if take(">=") {
      predicate.relation = .greaterThanOrEqual
    } else {
      _ = take("==")
    }
    predicate.object = try object()
    if take("@") {
      let start = position
      let priority = Float(try constant())
      guard priority > 0, priority <= UILayoutPriority.required.rawValue else {
        throw VisualFormat.Failure(sentence: "A priority is greater than 0 and at most 1000", offset: start)
      }
      predicate.priority = priority
    }
    return predicate
  }

  private mutating func object() throws(VisualFormat.Failure) -> VisualFormat.Object {
    let start = position
    let name = identifier()
    if !name.isEmpty, metrics[name] == nil, views.contains(name) { return .view(name) }
    position = start
    return .constant(try constant())
  }

  /// Reads a number, or the name of one.
  private mutating func constant() throws(VisualFormat.Failure) -> CGFloat {
    let start = position
    let name = identifier()
    if !name.isEmpty {
      if let value = Self.number(metrics[name]) { return value }
      let sentence =
        metrics[name] == nil ? "\(name) is not a key in the metrics dictionary." : "The metric \(name) is not a number."
      throw VisualFormat.Failure(sentence: sentence, offset: start)
    }
    var digits = ""
    while let character = next, character.isNumber || character == "." || character == "-" && digits.isEmpty {
      digits.append(character)
      position += 1
    }
    skipSpaces()
    guard let value = Double(digits) else {
      throw VisualFormat.Failure(sentence: "Expected a number or the name of one here", offset: start)
    }
    return CGFloat(value)
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: Characters

  private var next: Character? { position < characters.count ? characters[position] : nil }

  private mutating func identifier() -> String {
    var name = ""
    while let character = next, character.isLetter || character == "_" || character.isNumber && !name.isEmpty {
      name.append(character)
      position += 1
    }
    skipSpaces()
    return name
  }

  private mutating func take(_ text: String) -> Bool {
    guard characters[position...].starts(with: text) else { return false }
    position += text.count
    skipSpaces()
    return true
  }

  private mutating func skipSpaces() {
    while let character = next, character.isWhitespace { position += 1 }
  }

  private func failure(_ sentence: String) -> VisualFormat.Failure { VisualFormat.Failure(sentence: sentence, offset: position) }
}
