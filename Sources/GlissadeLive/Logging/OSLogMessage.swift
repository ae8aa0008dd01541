import Foundation

/// A message for a log, with values that are interpolated with their privacy, format and alignment.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  /// Creates a message from a text.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from a text with values.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The text and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds a text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value. The log is the person's own, so that private values are readable in it.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(to: "\(value())")
  }

  /// Adds an integer in a format.
  public mutating func appendInterpolation<Value: BinaryInteger>(
    _ number: @autoclosure () -> Value, format: OSLogIntegerFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(to: format.text(of: number()))
  }

  /// Adds a number in a format.
  public mutating func appendInterpolation<Value: BinaryFloatingPoint>(
    _ number: @autoclosure () -> Value, format: OSLogFloatFormatting, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(to: format.text(of: Double(number())))
  }
}

/// The people to whom a value in a log is readable. On this computer the log is the person's own, and every value is.
public struct OSLogPrivacy: Sendable {
  /// A way of masking a value.
  public enum Mask: Sendable {
    /// By a hash.
    case hash
    /// Not at all.
    case none
  }

  /// The system decides.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Everyone.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but the person.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Nobody but the person.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// Everyone, masked, if the system decides.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Everyone, masked.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in columns.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isLeft = false

  /// No alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// To the left in a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  /// To the right in a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns()) }

  func apply(to text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}
