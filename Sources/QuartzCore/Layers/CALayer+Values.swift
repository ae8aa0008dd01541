import Foundation

extension CALayer {
  /// The argument of an action with the value before the change: the property's value, or the layer's whole picture.
  static let previousValueArgument = "previousValue"

  /// Returns the value of a property or a part of one, such as "position.x" or "transform.rotation.z", or a custom value.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let path = AnimatableKeyPath(keyPath) { return path.value(in: modelState)?.value ?? extraValues[keyPath] }
    return extraValues[keyPath] ?? styledValue(forKey: keyPath) ?? type(of: self).defaultValue(forKey: keyPath)
  }

  /// Sets a property or a part of one, with its action. For any other key path, stores the value with the layer.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let path = AnimatableKeyPath(keyPath) else {
      if !setOwnValue(value, forKeyPath: keyPath) { setCustomValue(value, forKey: keyPath) }
      return
    }
    guard let value = value.flatMap({ AnimatableValue($0, kind: path.kind) }) else { return }
    change(path.property) { path.set(value, in: &$0) }
  }

  private func setCustomValue(_ value: Any?, forKey key: String) {
    let needsDisplay = presented == nil && type(of: self).needsDisplay(forKey: key)
    let action = needsDisplay && !CATransaction.disableActions() ? action(forKey: key) : nil
    let before = extraValues[key]
    extraValues[key] = value
    guard needsDisplay else { return }
    setNeedsDisplay()
    action?.run(forKey: key, object: self, arguments: before.map { [Self.previousValueArgument: $0] })
  }

  /// A Boolean value that indicates whether an animation changes a custom key for which the layer redraws itself.
  var hasCustomAnimation: Bool {
    runningAnimations.contains { animation in
      animation.node?.customKey.map { type(of: self).needsDisplay(forKey: $0) } ?? false
    }
  }

  public func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
}
