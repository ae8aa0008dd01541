import Rehearsal
import Tweaks

/// An option of a command, shared by the parser, the help text and the command itself.
package struct Option<Value: Sendable>: OptionDeclaration {
  package let name: String
  package let short: Character?
  package let placeholder: String?
  package let valueIfBare: String?
  package let kind: WordKind
  package let help: String
  private let reading: @Sendable (String) throws(ValueRefusal) -> Value

  /// Creates an option with a value, which the help calls `placeholder`.
  ///
  /// If `ifBare` isn't nil, it is the value of an option that is given without one. A given value then has to follow “=”, as in
  /// `--strip=12`. `reading` throws what it would have accepted.
  init(
    _ name: String, short: Character? = nil, _ placeholder: String?, ifBare: String? = nil, kind: WordKind = .text, help: String,
    reading: @escaping @Sendable (String) throws(ValueRefusal) -> Value
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.valueIfBare = ifBare
    self.kind = kind
    self.help = help
    self.reading = reading
  }

  package func read(_ text: String) throws(ValueRefusal) -> any Sendable { try reading(text) }
}

extension Option where Value == Bool {
  package static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
    Option(name, short: short, nil, help: help) { _ in true }
  }
}

extension Option where Value == String {
  /// Creates an option that takes any text that isn't empty.
  package static func text(
    _ name: String, short: Character? = nil, _ placeholder: String, kind: WordKind = .text, help: String
  ) -> Option {
    Option(name, short: short, placeholder, kind: kind, help: help) { text throws(ValueRefusal) in
      if text.isEmpty { throw ValueRefusal("something that is not empty") }
      return text
    }
  }
}

extension Option where Value == Double {
  static func number(_ name: String, _ placeholder: String, in range: ClosedRange<Double>, help: String) -> Option {
    Option(name, placeholder, help: help) { text throws(ValueRefusal) in
      guard let number = Double(text), range.contains(number) else {
        throw ValueRefusal("a number from \(DecimalText.of(range.lowerBound)) to \(DecimalText.of(range.upperBound))")
      }
      return number
    }
  }
}

extension Option where Value == Int {
  package static func count(
    _ name: String, _ placeholder: String, in range: ClosedRange<Int>, ifBare: String? = nil, help: String
  ) -> Option {
    Option(name, placeholder, ifBare: ifBare, help: help) { text throws(ValueRefusal) in
      guard let number = Int(text), range.contains(number) else {
        throw ValueRefusal("a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }
}

extension Option where Value: CaseIterable & RawRepresentable, Value.RawValue == String {
  static func choice(_ name: String, help: String) -> Option {
    let words = Value.allCases.map(\.rawValue)
    return Option(name, words.joined(separator: "|"), kind: .words(words), help: help) { text throws(ValueRefusal) in
      guard let value = Value(rawValue: text) else {
        throw ValueRefusal(words.joined(separator: " or "), nearest: NearestName.find(text, among: words))
      }
      return value
    }
  }
}

/// An option with a value of any type.
package protocol OptionDeclaration: Sendable {
  /// The name without dashes.
  var name: String { get }
  var short: Character? { get }
  /// The name of the value in the help, or nil for an option without one.
  var placeholder: String? { get }
  /// The value if the option is given without one, or nil if it needs one.
  var valueIfBare: String? { get }
  var kind: WordKind { get }
  /// The description, one sentence without a full stop.
  var help: String { get }
  func read(_ text: String) throws(ValueRefusal) -> any Sendable
}

extension OptionDeclaration {
  var takesNextWord: Bool { placeholder != nil && valueIfBare == nil }
}

/// The expected values, in words that follow "needs".
package struct ValueRefusal: Error {
  let expectation: String
  let nearest: String?

  init(_ expectation: String, nearest: String? = nil) {
    self.expectation = expectation
    self.nearest = nearest
  }
}
