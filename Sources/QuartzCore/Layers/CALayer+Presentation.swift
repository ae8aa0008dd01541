import Foundation

extension CALayer {
  /// Returns what the layer shows when its local time is `time`: the model with the running animations applied.
  ///
  /// You can request any times in any order.
  package func presentedState(at time: CFTimeInterval) -> LayerState {
    var state = modelState
    for animation in runningAnimations { animation.apply(to: &state, at: time) }
    return state
  }

  /// Returns a copy that shows the layer's values at the current time, or nil for a layer that wasn't on screen at the latest commit.
  ///
  /// Its class is that of the nearest superclass that QuartzCore knows.
  func makePresentation<Layer: CALayer>() -> Layer? {
    if presented != nil { return self as? Layer }
    return isOnScreen ? fill(makeEmptyCopy()) as? Layer : nil
  }

  /// Returns a copy of this class that shows the layer's values at the current time, for code that reads values under keys of its own.
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

  /// Returns a frozen deep copy of this layer and its descendants, either with the model's values or as shown now.
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
    layoutIsNeeded = false
    displayIsNeeded = false
    subtreeNeedsLayout = false
    subtreeIsDirty = false
    sublayersToLayOut = .none
    dirtySublayers = .none
  }

  /// Returns a frozen copy, placed so that its own coordinates are those of its future container.
  func frozenPicture(presentation: Bool) -> CALayer {
    let copy = frozenCopy(presentation: presentation)
    let (opacity, isHidden) = (copy.modelState.opacity, copy.modelState.isHidden)
    copy.settleInOwnSpace()
    copy.modelState.opacity = opacity
    copy.modelState.isHidden = isHidden
    return copy
  }
}
