import Foundation

extension CALayer {
  /// The key of an action's argument for what was shown before the change: the property's value, or the layer's whole picture.
  static let previousValueArgument = "previousValue"

  /// Returns the value of a property or a part of one, such as "position.x" or "transform.rotation.z", or a custom value.
  public func value(forKeyPath keyPath: String) -> Any? {
    AnimatableKeyPath(keyPath).flatMap { $0.value(in: modelState)?.value } ?? extraValues[keyPath]
  }

  /// Sets a property or a part of one, with its action. Under any other name, stores the value with the layer.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = AnimatableKeyPath(keyPath) else {
      if !setOwnValue(value, forKeyPath: keyPath) { extraValues[keyPath] = value }
      return
    }
    guard let value = value.flatMap({ AnimatableValue($0, kind: path.kind) }) else { return }
    change(path.property) { path.set(value, in: &$0) }
  }

  /// Returns the same value as `value(forKeyPath:)`.
  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets a value like `setValue(_:forKeyPath:)`.
  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
