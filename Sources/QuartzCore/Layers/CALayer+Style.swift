import Foundation

// Values from a style, for properties that the layer doesn't define.
extension CALayer {
  /// Returns the value for a key in the style, otherwise in the style's own style, and so on.
  func styledValue(forKey key: String) -> Any? {
    var style = style
    while let current = style {
      if let value = current[key] { return value }
      style = current["style"] as? [AnyHashable: Any]
    }
    return nil
  }

  func styledAction(forKey event: String) -> (any CAAction)? {
    (styledValue(forKey: "actions") as? [AnyHashable: Any])?[event] as? any CAAction
  }

  /// Applies the style to properties that the layer doesn't define. Values from an earlier style count as undefined.
  func styleDidChange() {
    let initial = type(of: self).initialState
    let old = styledState ?? initial
    var new = initial
    for property in LayerProperty.allCases where !property.isPlace {
      guard let value = styledValue(forKey: property.rawValue).flatMap({ AnimatableValue($0, kind: property.kind) }) else { continue }
      new[property] = value
    }
    styledState = style == nil ? nil : new
    for property in LayerProperty.allCases where modelState.equals(old, in: property) && !modelState.equals(new, in: property) {
      change(property) { $0[property] = new[property] }
    }
  }
}

extension LayerState {
  fileprivate func equals(_ other: LayerState, in property: LayerProperty) -> Bool {
    var copy = self
    copy[property] = other[property]
    return copy == self
  }
}
