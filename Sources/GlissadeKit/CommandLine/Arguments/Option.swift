import Tweaks

/// An option of a command, declared once: the parser, the help text and the command that reads it all use this value.
struct Option<Value: Sendable>: OptionDeclaration {
  let name: String
  let short: Character?
  let placeholder: String?
  let valueIfBare: String?
  let help: String
  private let reading: @Sendable (String) throws(ValueRefusal) -> Value

  /// An option that takes a value, called `placeholder` in the help. `reading` throws what it would have accepted instead.
  ///
  /// With `ifBare` the value may be left out, and has to follow “=” where it is given: `--strip`, `--strip=12`.
  init(
    _ name: String, short: Character? = nil, _ placeholder: String, ifBare: String? = nil, help: String,
    reading: @escaping @Sendable (String) throws(ValueRefusal) -> Value
  ) {
    self.name = name
    self.short = short
    self.placeholder = placeholder
    self.valueIfBare = ifBare
    self.help = help
    self.reading = reading
  }

  func read(_ text: String) throws(ValueRefusal) -> any Sendable { try reading(text) }
}

extension Option where Value == Bool {
  /// An option that takes no value: it is there or it is not.
  static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
    Option(flag: name, short: short, help: help)
  }

  private init(flag name: String, short: Character?, help: String) {
    self.name = name
    self.short = short
    self.placeholder = nil
    self.valueIfBare = nil
    self.help = help
    reading = { _ in true }
  }
}

extension Option where Value == String {
  /// An option that takes any text.
  static func text(_ name: String, short: Character? = nil, _ placeholder: String, help: String) -> Option {
    Option(name, short: short, placeholder, help: help) { text throws(ValueRefusal) in
      if text.isEmpty { throw ValueRefusal("something that is not empty") }
      return text
    }
  }
}

extension Option where Value == Double {
  /// An option that takes a number in `range`.
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
  /// An option that takes a whole number in `range`.
  static func count(
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
  /// An option that takes one of a few words.
  static func choice(_ name: String, help: String) -> Option {
    let words = Value.allCases.map(\.rawValue)
    return Option(name, words.joined(separator: "|"), help: help) { text throws(ValueRefusal) in
      guard let value = Value(rawValue: text) else {
        throw ValueRefusal(words.joined(separator: " or "), nearest: NearestName.find(text, among: words))
      }
      return value
    }
  }
}

/// An option whatever the type of its value.
protocol OptionDeclaration: Sendable {
  /// Without the dashes.
  var name: String { get }
  var short: Character? { get }
  /// What the value is called in the help; nil for an option without a value.
  var placeholder: String? { get }
  /// What counts where the option is given without a value; nil where it needs one.
  var valueIfBare: String? { get }
  /// One sentence without a full stop.
  var help: String { get }
  func read(_ text: String) throws(ValueRefusal) -> any Sendable
}

extension OptionDeclaration {
  /// Whether the word after the option is its value.
  var takesNextWord: Bool { placeholder != nil && valueIfBare == nil }
}

/// What an option would have accepted, in words that follow "needs".
struct ValueRefusal: Error {
  let expectation: String
  let nearest: String?

  init(_ expectation: String, nearest: String? = nil) {
    self.expectation = expectation
    self.nearest = nearest
  }
}
