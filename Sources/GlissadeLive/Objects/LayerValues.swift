import Foundation
import UIKit

/// A type of custom property values of layers.
public protocol LayerValue {
  /// The value before it is set, as in Objective-C.
  static var initialLayerValue: Self { get }
}

extension LayerValue where Self: Numeric {
  /// Zero.
  public static var initialLayerValue: Self { 0 }
}
extension CGFloat: LayerValue {}
extension Double: LayerValue {}
extension Float: LayerValue {}
extension Int: LayerValue {}
extension Bool: LayerValue {
  /// False.
  public static var initialLayerValue: Bool { false }
}
extension CGPoint: LayerValue {
  /// The origin.
  public static var initialLayerValue: CGPoint { .zero }
}
extension CGSize: LayerValue {
  /// The zero size.
  public static var initialLayerValue: CGSize { .zero }
}
extension CGRect: LayerValue {
  /// The zero rectangle.
  public static var initialLayerValue: CGRect { .zero }
}
extension Optional: LayerValue {
  /// Nil.
  public static var initialLayerValue: Wrapped? { nil }
}

// Replaces `@NSManaged` properties of layers, with accessors that Core Animation creates at run time.
extension CALayer {
  /// Returns the value for a key, or the initial value.
  public func liveValue<Value: LayerValue>(_ key: String) -> Value {
    guard let value = value(forKey: key) else { return .initialLayerValue }
    if let value = value as? Value { return value }
    let number = (value as? Double) ?? (value as? CGFloat).map { Double($0) } ?? (value as? NSNumber)?.doubleValue
    switch (number, Value.self) {
    case (let number?, is CGFloat.Type): return CGFloat(number) as? Value ?? .initialLayerValue
    case (let number?, is Double.Type): return number as? Value ?? .initialLayerValue
    case (let number?, is Float.Type): return Float(number) as? Value ?? .initialLayerValue
    case (let number?, is Int.Type): return Int(exactly: number.rounded()) as? Value ?? .initialLayerValue
    default: return .initialLayerValue
    }
  }

  /// Sets the value for a key, with its action.
  public func setLiveValue<Value: LayerValue>(_ value: Value, _ key: String) { setValue(value, forKey: key) }

  /// Returns a copy of the layer, of the same class, with its values at the current time.
  public func livePresentation<Layer: CALayer>() -> Layer? { presentation(of: Layer.self) }
}
