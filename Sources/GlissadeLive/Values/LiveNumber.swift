import UIKit

/// A type of numeric literals that can be tuned.
public protocol LiveNumber {
  /// Creates the number that is nearest to `liveValue`.
  init(liveValue: Double)
}

extension LiveNumber where Self: BinaryFloatingPoint {
  /// Creates the nearest number.
  public init(liveValue: Double) { self = Self(liveValue) }
}

extension Double: LiveNumber {}
extension Float: LiveNumber {}
extension CGFloat: LiveNumber {}

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
