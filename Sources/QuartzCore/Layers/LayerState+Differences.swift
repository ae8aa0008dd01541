import Foundation

/// For UIKit's animation blocks: values by property name, and what lies between two of them.
extension LayerState {
  /// The property called `key`; for a colour that is not there the transparent one, for contents that are not there `NSNull`.
  package func value(of key: String) -> Any? {
    guard let property = LayerProperty(rawValue: key) else { return nil }
    if let value = self[property]?.value { return value }
    return switch property.kind {
    case .color: LayerColor.clear.cgColor
    case .contents: NSNull()
    default: nil
    }
  }

  /// What, added to this state's value of `key`, gives that of `old`, and nothing of the same kind. Nil where no such thing exists:
  /// for kinds that do not add up, and for transforms that cannot be undone.
  package func difference(of key: String, from old: LayerState) -> (value: Any, zero: Any)? {
    guard let property = LayerProperty(rawValue: key), let new = self[property], let old = old[property] else { return nil }
    switch (old, new) {
    case (.transform(let old), .transform(let new)):
      return old.relative(to: new).map { ($0, CATransform3D.identity) }
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect):
      guard let value = old.adding(new, times: -1).value, let zero = new.zero.value else { return nil }
      return (value, zero)
    default: return nil
    }
  }
}

extension CALayer {
  /// Sets the property called `key` to what it is in `state`, without any action.
  package func setProperty(_ key: String, from state: LayerState) {
    guard let property = LayerProperty(rawValue: key) else { return }
    willChange()
    let size = bounds.size
    if let value = state[property] {
      modelState[property] = value
    } else {
      modelState.clear(property)
    }
    if property == .bounds, bounds.size != size {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    setNeedsDisplayOfTree()
  }

  /// What the model with the animations of `driver` alone shows now.
  package func presentedState(drivenBy driver: AnimationDriver) -> LayerState {
    var state = modelState
    let time = currentLocalTime
    for animation in runningAnimations where animation.driver === driver { animation.apply(to: &state, at: time) }
    return state
  }
}

extension LayerState {
  /// Takes away a colour or a path.
  fileprivate mutating func clear(_ property: LayerProperty) {
    switch property {
    case .backgroundColor: backgroundColor = nil
    case .borderColor: borderColor = nil
    case .shadowColor: shadowColor = nil
    case .shadowPath: shadowPath = nil
    case .tintColor: backdrop.tintColor = nil
    default: break
    }
  }
}
