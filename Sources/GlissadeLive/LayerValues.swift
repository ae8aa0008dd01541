import Foundation
import UIKit

/// The type of a value that a layer of the user's has under a key of its own, with the value that it has at first.
public protocol LayerValue {
  /// The value at first, as that of a property of Objective-C.
  static var initialLayerValue: Self { get }
}

extension CGFloat: LayerValue {
  /// Zero.
  public static var initialLayerValue: CGFloat { 0 }
}
extension Double: LayerValue {
  /// Zero.
  public static var initialLayerValue: Double { 0 }
}
extension Float: LayerValue {
  /// Zero.
  public static var initialLayerValue: Float { 0 }
}
extension Int: LayerValue {
  /// Zero.
  public static var initialLayerValue: Int { 0 }
}
extension Bool: LayerValue {
  /// False.
  public static var initialLayerValue: Bool { false }
}
extension CGPoint: LayerValue {
  /// The origin.
  public static var initialLayerValue: CGPoint { .zero }
}
extension CGSize: LayerValue {
  /// No size.
  public static var initialLayerValue: CGSize { .zero }
}
extension CGRect: LayerValue {
  /// An empty rectangle.
  public static var initialLayerValue: CGRect { .zero }
}
extension Optional: LayerValue {
  /// None.
  public static var initialLayerValue: Wrapped? { nil }
}

// What `@NSManaged` properties of layers become: Core Animation makes their accessors when the program runs.
extension CALayer {
  /// Returns the value under a key, or that which such a property has at first.
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

  /// Sets the value under a key, with its action.
  public func setLiveValue<Value: LayerValue>(_ value: Value, _ key: String) { setValue(value, forKey: key) }

  /// Returns a copy of the layer's own class that shows its values at the current time.
  public func livePresentation<Layer: CALayer>() -> Layer? { presentation(of: Layer.self) }
}
