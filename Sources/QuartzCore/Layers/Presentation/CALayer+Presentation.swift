import Foundation

extension CALayer {
  /// Returns the model with the running animations applied at the local time `time`. You can request any times in any order.
  package func presentedState(at time: CFTimeInterval) -> LayerState {
    var state = modelState
    for animation in runningAnimations { animation.apply(to: &state, at: time) }
    return state
  }

  /// Returns a copy with the presented values, or nil if the layer wasn't on screen at the latest commit.
  ///
  /// Its class is the nearest superclass that QuartzCore knows.
  func makePresentation<Layer: CALayer>() -> Layer? {
    if presented != nil { return self as? Layer }
    return isOnScreen ? fill(makeEmptyCopy()) as? Layer : nil
  }

  /// Returns a copy of this class with the presented values, for code that reads custom keys.
  package func presentation<Layer: CALayer>(of type: Layer.Type) -> Layer? {
    presented != nil ? self as? Layer : isOnScreen ? fill(Layer()) as? Layer : nil
  }

  private func fill(_ copy: CALayer) -> CALayer {
    copy.copyValues(from: self)
    for animation in runningAnimations { animation.apply(to: &copy.extraValues, at: currentLocalTime) }
    copy.modelState = presentedState(at: currentLocalTime)
    copy.presented = self
    copy.settle()
    return copy
  }

  /// Returns a frozen deep copy of this layer and its descendants, with either the model's or the presented values.
  package func frozenCopy(presentation: Bool) -> CALayer {
    let copy = makeEmptyCopy()
    copy.copyValues(from: self)
    if presentation { copy.modelState = presentedState(at: currentLocalTime) }
    for layer in children { copy.addSublayer(layer.frozenCopy(presentation: presentation)) }
    copy.mask = maskLayer?.frozenCopy(presentation: presentation)
    copy.settle()
    return copy
  }

  /// Clears a copy's requests for layout and display.
  func settle() {
    layoutPass = LayerPass()
    displayPass = LayerPass()
  }

  /// Returns a frozen copy in the coordinate space of its future container.
  func frozenPicture(presentation: Bool) -> CALayer {
    let copy = frozenCopy(presentation: presentation)
    let (opacity, isHidden) = (copy.modelState.opacity, copy.modelState.isHidden)
    copy.settleInOwnSpace()
    copy.modelState.opacity = opacity
    copy.modelState.isHidden = isHidden
    return copy
  }
}
