extension CALayer {
  /// Shows a state that another layer presents, without its sublayers, mask and animations.
  package func show(_ state: LayerState) {
    guard state != modelState else { return }
    willChange()
    modelState = state
    appearanceDidChange()
  }
}
