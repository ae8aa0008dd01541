import UIKit

/// A type of numeric literals that can be tuned.
public protocol LiveNumber {
  /// Creates the number that is nearest to `liveValue`.
  init(liveValue: Double)
}

extension Double: LiveNumber {
  /// Creates the number itself.
  public init(liveValue: Double) { self = liveValue }
}

extension Float: LiveNumber {
  /// Creates the nearest number.
  public init(liveValue: Double) { self = Float(liveValue) }
}

extension CGFloat: LiveNumber {
  /// Creates the same number.
  public init(liveValue: Double) { self = CGFloat(liveValue) }
}

extension UICornerRadius: LiveNumber {
  /// Creates a radius in points.
  public init(liveValue: Double) { self = .fixed(CGFloat(liveValue)) }
}

extension LiveNumber where Self: FixedWidthInteger {
  /// Creates the nearest integer, or 0 if there is none.
  public init(liveValue: Double) { self = Self(exactly: liveValue.rounded()) ?? 0 }
}

extension Int: LiveNumber {}
extension UInt: LiveNumber {}
extension Int32: LiveNumber {}
extension UInt32: LiveNumber {}
extension Int64: LiveNumber {}
extension UInt64: LiveNumber {}
