import Foundation

extension CALayer {
  /// What the layer shows when its own (local) time is `time`: the model with the running animations applied. Any time may be asked
  /// for, in any order.
  public func presentedState(at time: CFTimeInterval) -> LayerState {
    var state = modelState
    for animation in runningAnimations { animation.apply(to: &state, at: time) }
    return state
  }

  /// A copy of the kind of this layer (of its nearest class from here) that shows its values at the current time.
  func makePresentation<Layer: CALayer>() -> Layer? {
    if presented != nil { return self as? Layer }
    let copy = makeEmptyCopy()
    copy.copyValues(from: self)
    copy.modelState = presentedState(at: currentLocalTime)
    copy.presented = self
    return copy as? Layer
  }

  /// A deep copy that nothing changes any more: this layer with all that it contains, as its model says or as it is shown now.
  public func frozenCopy(presentation: Bool) -> CALayer {
    let copy = makeEmptyCopy()
    copy.copyValues(from: self)
    if presentation { copy.modelState = presentedState(at: currentLocalTime) }
    for layer in children { copy.addSublayer(layer.frozenCopy(presentation: presentation)) }
    copy.mask = maskLayer?.frozenCopy(presentation: presentation)
    copy.settle()
    return copy
  }

  /// Makes a copy ask for no layout and no display.
  func settle() {
    layoutIsNeeded = false
    displayIsNeeded = false
    subtreeIsDirty = false
  }

  /// A frozen copy that stands such that its own coordinates are those of what it is put into.
  func frozenPicture(presentation: Bool) -> CALayer {
    let copy = frozenCopy(presentation: presentation)
    let (opacity, isHidden) = (copy.modelState.opacity, copy.modelState.isHidden)
    copy.settleInOwnSpace()
    copy.modelState.opacity = opacity
    copy.modelState.isHidden = isHidden
    return copy
  }
}
