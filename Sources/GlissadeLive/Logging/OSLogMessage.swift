import Foundation

/// A message for a log, with values in a privacy, a format and an alignment.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  let text: String

  /// Creates a message from a literal.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message from an interpolation.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// The text and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var text = ""

  /// Creates an empty interpolation.
  public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value. Private values are readable, because the log belongs to the user.
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

/// The visibility of a value in a log. It has no effect, because the log belongs to the user.
public struct OSLogPrivacy: Sendable {
  /// A way of masking a value.
  public enum Mask: Sendable {
    /// A hash.
    case hash
    /// No mask.
    case none
  }

  /// The system decides.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }
  /// Readable.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Readable only by the user.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Readable only by the user.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// The system decides whether to mask the value.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
  /// Masked.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// The alignment of a value in columns.
public struct OSLogStringAlignment: Sendable {
  var columns = 0
  var isLeft = false

  /// No alignment.
  public static var none: OSLogStringAlignment { OSLogStringAlignment() }
  /// Left-aligned in a number of columns.
  public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns(), isLeft: true)
  }
  /// Right-aligned in a number of columns.
  public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns()) }

  func apply(to text: String) -> String {
    let space = String(repeating: " ", count: max(0, columns - text.count))
    return isLeft ? text + space : space + text
  }
}
