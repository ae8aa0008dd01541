import Foundation

/// A layer that shows only its sublayers, each at its place in 3D space, instead of flattening them into its own plane.
open class CATransformLayer: CALayer {
  override func makeEmptyCopy() -> CALayer { CATransformLayer() }

  open override func presentation() -> CATransformLayer? { makePresentation() }
}
