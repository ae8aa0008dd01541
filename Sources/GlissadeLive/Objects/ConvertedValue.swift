import Foundation
import UIKit

/// A value that is converted to the type of a property, as key-value coding does with the attributes in Interface Builder files.
struct ConvertedValue {
  private let value: Any

  init(_ value: Any) { self.value = value }

  /// Returns the value as a number or a Boolean value of a type, which can be optional, or nil if that isn't possible.
  func value<Value>(of type: Value.Type) -> Value? {
    let wrapped = (type as? any OptionalParameter.Type)?.wrappedType ?? type
    // A nil would be cast to an optional type.
    guard let converted = converted(to: wrapped) else { return nil }
    return converted as? Value
  }

  private func converted(to type: Any.Type) -> Any? {
    if type == Bool.self { return number.map { $0 != 0 } }
    if type == NSNumber.self { return number.map { NSNumber(value: $0) } }
    guard let number else { return nil }
    if let type = type as? any BinaryFloatingPoint.Type { return type.init(number) }
    if let type = type as? any FixedWidthInteger.Type { return integer(number, of: type) }
    return nil
  }

  private func integer<Integer: FixedWidthInteger>(_ number: Double, of type: Integer.Type) -> Integer {
    Integer(exactly: number.rounded(.towardZero)) ?? (number < 0 ? .min : number > 0 ? .max : 0)
  }

  /// The value as a number, or nil if it isn't one.
  private var number: Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as String: ["YES", "true"].contains(value) ? 1 : ["NO", "false"].contains(value) ? 0 : Double(value)
    default: nil
    }
  }
}
