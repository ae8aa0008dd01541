import Foundation

/// Values by property name and their differences, for UIKit's animation blocks.
extension LayerState {
  /// A missing color becomes a transparent one, and missing contents become `NSNull`.
  package func value(of key: String) -> Any? {
    guard let property = LayerProperty(rawValue: key) else { return nil }
    if let value = self[property]?.value { return value }
    return switch property.kind {
    case .color: LayerColor.clear.cgColor
    case .contents: NSNull()
    default: nil
    }
  }

  /// Returns the difference that, added to this state's value of `key`, gives the value in `old`, and the zero value of the same kind.
  ///
  /// Nil for kinds that can't be added, and for transforms without an inverse.
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
  /// Sets the property `key` to its value in `state`, without running an action.
  package func setProperty(_ key: String, from state: LayerState) {
    guard let property = LayerProperty(rawValue: key) else { return }
    willChange()
    let size = bounds.size
    modelState[property] = state[property]
    if property == .bounds, bounds.size != size {
      setNeedsLayout()
      if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }
    appearanceDidChange()
    if property.isPlace { placeDidChange() }
  }

  /// Returns the model's values with only the animations of `driver` applied, at the current time.
  package func presentedState(drivenBy driver: AnimationDriver) -> LayerState {
    var state = modelState
    let time = currentLocalTime
    for animation in runningAnimations where animation.driver === driver { animation.apply(to: &state, at: time) }
    return state
  }
}
