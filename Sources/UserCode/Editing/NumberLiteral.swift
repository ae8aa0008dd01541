import Foundation

/// A numeric literal in Swift source, and the style in which it is written.
struct NumberLiteral: Equatable, Sendable {
  let value: Double
  private let sign: String
  /// The prefix of the radix, such as "0x", or an empty string for decimal numbers.
  private let prefix: String
  private let integer: Digits
  private let fraction: Digits?
  private let exponent: Exponent?

  /// Creates a literal from its text, or returns nil if the text isn't a number. A sign may precede the digits.
  init?(_ text: String) {
    var rest = Substring(text)
    sign = rest.first.flatMap { "+-".contains($0) ? String(rest.removeFirst()) : nil } ?? ""
    prefix = ["0x", "0o", "0b"].first { rest.hasPrefix($0) } ?? ""
    rest.removeFirst(prefix.count)
    let isHexadecimal = prefix == "0x"
    integer = Digits(&rest, isHexadecimal: isHexadecimal)
    if rest.first == ".", integer.count > 0 {
      rest.removeFirst()
      fraction = Digits(&rest, isHexadecimal: isHexadecimal)
    } else {
      fraction = nil
    }
    exponent = rest.isEmpty ? nil : Exponent(rest)
    guard integer.count > 0, fraction?.count != 0, rest.isEmpty || exponent != nil else { return nil }
    let plain = text.dropFirst(sign.count).filter { $0 != "_" }
    let magnitude: Double? =
      switch prefix {
      case "0o", "0b": fraction == nil ? UInt64(plain.dropFirst(2), radix: prefix == "0o" ? 8 : 2).map { Double($0) } : nil
      default: Double(plain)
      }
    guard let magnitude else { return nil }
    value = sign == "-" ? -magnitude : magnitude
  }

  /// Returns another number in the style of this literal.
  ///
  /// The radix, the digit separators and the form of the exponent are kept. A number gets as many decimals as necessary and, if the
  /// literal's decimals end with a zero, at least as many. A fraction in place of a hexadecimal, octal or binary integer is written as a
  /// decimal number.
  func text(for number: Double) -> String {
    let magnitude = abs(number)
    let sign = number < 0 ? "-" : self.sign == "+" ? "+" : ""
    if prefix.isEmpty {
      if let exponent { return sign + text(for: magnitude, with: exponent) }
    } else if fraction == nil, exponent == nil, let whole = UInt64(exactly: magnitude) {
      return sign + prefix + integer.text(for: whole, radix: prefix == "0x" ? 16 : prefix == "0o" ? 8 : 2)
    } else {
      return sign + Self.decimal(magnitude, places: 0)
    }
    return sign + grouped(Self.decimal(magnitude, places: places))
  }

  private var places: Int { fraction.map { $0.isPadded ? $0.count : 1 } ?? 0 }

  /// Returns a number with an exponent: the literal's own, unless there would be too many or too few digits before it.
  private func text(for magnitude: Double, with exponent: Exponent) -> String {
    var power = exponent.power
    let scale = magnitude == 0 ? 0 : Int(log10(magnitude).rounded(.down))
    if magnitude != 0, !(-1...2).contains(scale - power) { power = scale }
    // A division by a power of ten is exact more often than a multiplication by its inverse.
    let mantissa = power < 0 ? magnitude * pow(10, Double(-power)) : magnitude / pow(10, Double(power))
    return grouped(Self.decimal(mantissa, places: places)) + exponent.text(for: power)
  }

  /// Returns the shortest decimal number that has at least `places` decimals and differs from `magnitude` by rounding errors at most.
  private static func decimal(_ magnitude: Double, places: Int) -> String {
    for places in places...max(places, 17) {
      let text = String(format: "%.\(places)f", magnitude)
      if let read = Double(text), abs(read - magnitude) <= magnitude * 1e-10 { return text }
    }
    return "\(magnitude)"
  }

  /// Returns a decimal number with the literal's separators.
  private func grouped(_ text: String) -> String {
    guard text.allSatisfy({ $0.isNumber || $0 == "." }) else { return text }
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let whole = integer.grouped(String(parts[0]))
    guard parts.count == 2 else { return whole }
    return whole + "." + (fraction?.groupedFromLeft(String(parts[1])) ?? String(parts[1]))
  }
}

extension NumberLiteral {
  /// The digits before or after the decimal point.
  fileprivate struct Digits: Equatable, Sendable {
    let count: Int
    /// A Boolean value that indicates whether the last digit is a zero.
    let isPadded: Bool
    /// The numbers of digits in the first and in the last group, or nil if there are no separators.
    private let groups: (first: Int, last: Int)?
    private let isUppercase: Bool

    /// Takes the digits from the beginning of a text.
    init(_ text: inout Substring, isHexadecimal: Bool) {
      let digits = text.prefix { isHexadecimal ? $0.isHexDigit || $0 == "_" : $0.isASCII && $0.isNumber || $0 == "_" }
      text = text[digits.endIndex...]
      let parts = digits.split(separator: "_")
      count = parts.reduce(0) { $0 + $1.count }
      groups = parts.count > 1 ? (parts[0].count, parts[parts.count - 1].count) : nil
      isUppercase = digits.contains { $0.isUppercase }
      isPadded = digits.last == "0"
    }

    static func == (first: Digits, second: Digits) -> Bool {
      first.count == second.count && first.groups?.first == second.groups?.first && first.groups?.last == second.groups?.last
        && first.isUppercase == second.isUppercase
    }

    /// Returns an integer with at least as many digits.
    func text(for whole: UInt64, radix: Int) -> String {
      let digits = String(whole, radix: radix, uppercase: isUppercase)
      return grouped(String(repeating: "0", count: max(count - digits.count, 0)) + digits)
    }

    /// Returns digits with separators counted from the right, as before a decimal point.
    func grouped(_ digits: String) -> String {
      guard let groups else { return digits }
      return String(Self.separated(digits.reversed(), size: groups.last).reversed())
    }

    /// Returns digits with separators counted from the left, as after a decimal point.
    func groupedFromLeft(_ digits: String) -> String {
      guard let groups else { return digits }
      return Self.separated(Array(digits), size: groups.first)
    }

    private static func separated(_ digits: [Character], size: Int) -> String {
      var text = ""
      for (index, digit) in digits.enumerated() {
        if index > 0, index % size == 0 { text.append("_") }
        text.append(digit)
      }
      return text
    }
  }

  /// The exponent of a literal, such as "e-3".
  fileprivate struct Exponent: Equatable, Sendable {
    /// The power of ten, or of two in a hexadecimal literal.
    let power: Int
    private let letter: Character
    private let hasPlus: Bool

    init?(_ text: Substring) {
      guard let letter = text.first, "eEpP".contains(letter) else { return nil }
      guard let power = Int(text.dropFirst().filter { $0 != "_" }), abs(power) < 400 else { return nil }
      self.letter = letter
      self.power = power
      hasPlus = text.dropFirst().first == "+"
    }

    func text(for power: Int) -> String { "\(letter)\(hasPlus && power >= 0 ? "+" : "")\(power)" }
  }
}
