import UIKit

/// A time as a fraction of seconds. It stands in for CoreMedia's type.
public struct CMTime: Hashable, Comparable, Sendable {
  /// The numerator.
  public var value: Int64
  /// The denominator: the number of parts of a second.
  public var timescale: Int32
  private var kind = Kind.number

  private enum Kind: Hashable { case number, invalid, indefinite, infinite }

  /// Creates a time that is no time.
  public init() { self.init(kind: .invalid) }

  /// Creates a time of `value` parts of a second.
  public init(value: Int64, timescale: Int32) {
    (self.value, self.timescale) = (value, timescale)
    if timescale <= 0 { kind = .invalid }
  }

  /// Creates a time from seconds, rounded to a part of a second.
  public init(seconds: Double, preferredTimescale: Int32) {
    guard seconds.isFinite else { self = seconds.isNaN ? .invalid : .positiveInfinity; return }
    self.init(value: Int64((seconds * Double(preferredTimescale)).rounded().clamped(to: -9e15...9e15)), timescale: preferredTimescale)
  }

  private init(kind: Kind) { (value, timescale, self.kind) = (0, kind == .invalid ? 0 : 1, kind) }

  /// The start of a film.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime(kind: .invalid)
  /// A time that isn't known, as the duration of what is broadcast.
  public static let indefinite = CMTime(kind: .indefinite)
  /// A time after all others.
  public static let positiveInfinity = CMTime(kind: .infinite)

  /// The time in seconds, or not a number.
  public var seconds: Double {
    switch kind {
    case .number: Double(value) / Double(timescale)
    case .invalid, .indefinite: .nan
    case .infinite: .infinity
    }
  }

  /// A Boolean value that indicates whether this is a time.
  public var isValid: Bool { kind != .invalid }
  /// A Boolean value that indicates whether this is a number of seconds.
  public var isNumeric: Bool { kind == .number }
  /// A Boolean value that indicates whether the time isn't known.
  public var isIndefinite: Bool { kind == .indefinite }

  /// Returns whether a time is before another.
  public static func < (first: CMTime, second: CMTime) -> Bool { first.seconds < second.seconds }

  /// Returns whether two times are the same number of seconds.
  public static func == (first: CMTime, second: CMTime) -> Bool {
    first.kind == second.kind && (first.kind != .number || first.seconds == second.seconds)
  }

  /// Hashes the number of seconds.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    if kind == .number { hasher.combine(seconds) }
  }

  /// Returns the sum of two times.
  public static func + (first: CMTime, second: CMTime) -> CMTime { combined(first, second, +) }

  /// Returns the difference of two times.
  public static func - (first: CMTime, second: CMTime) -> CMTime { combined(first, second, -) }

  private static func combined(_ first: CMTime, _ second: CMTime, _ operation: (Double, Double) -> Double) -> CMTime {
    guard first.isNumeric, second.isNumeric else { return first.isNumeric ? second : first }
    return CMTime(seconds: operation(first.seconds, second.seconds), preferredTimescale: max(first.timescale, second.timescale))
  }
}

/// No time.
public let kCMTimeInvalid = CMTime.invalid
/// The start of a film.
public let kCMTimeZero = CMTime.zero

/// Returns a time of `value` parts of a second.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime { CMTime(value: value, timescale: timescale) }

/// Returns a time of seconds, rounded to a part of a second.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

/// Returns a time in seconds, or not a number.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
