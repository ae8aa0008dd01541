import Foundation

/// A layer that shows only its sublayers, each at its place in 3D space, instead of flattening them into its own plane.
open class CATransformLayer: CALayer {
  override class var initialSpecifics: LayerState.Specifics { .transform }

  override func makeEmptyCopy() -> CALayer { CATransformLayer() }

  open override func presentation() -> CATransformLayer? { makePresentation() }
}

extension LayerState {
  /// A Boolean value that indicates whether the layer flattens its sublayers into its own plane, as all but transform layers do.
  package var isFlattening: Bool {
    if case .transform = specifics { false } else { true }
  }
}
