import Foundation

/// The format of an integer in a log.
public struct OSLogIntegerFormatting: Sendable {
  var radix = 10
  var isUppercase = false
  var prefix = ""
  var minimumDigits = 0
  var showsPlus = false

  /// Decimal digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting() }
  /// Hexadecimal digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// Octal digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

  /// At least `minDigits` decimal digits, with an optional plus sign.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: @autoclosure () -> Int = 0) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(minimumDigits: minDigits(), showsPlus: explicitPositiveSign)
  }

  /// At least `minDigits` hexadecimal digits, with an optional prefix.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false, minDigits: @autoclosure () -> Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, isUppercase: uppercase, prefix: includePrefix ? "0x" : "", minimumDigits: minDigits(), showsPlus: explicitPositiveSign)
  }

  func text<Number: BinaryInteger>(of number: Number) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, minimumDigits - digits.count))
    return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + zeros + digits
  }
}

/// The format of a number in a log.
public struct OSLogFloatFormatting: Sendable {
  var conversion = "f"
  var precision: Int?
  var showsPlus = false

  /// Digits after the point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting() }
  /// Digits and an exponent.
  public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "e") }
  /// The shorter of both.
  public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(conversion: "g") }

  /// A number of digits after the point, with an optional plus sign.
  public static func fixed(
    precision: @autoclosure () -> Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(precision: precision(), showsPlus: explicitPositiveSign)
  }

  func text(of number: Double) -> String {
    String(format: "%" + (showsPlus ? "+" : "") + (precision.map { ".\($0)" } ?? "") + conversion, number)
  }
}
