import Foundation

/// A layer that shows its sublayers alone, each where it stands in space, instead of flattening them into its own plane.
open class CATransformLayer: CALayer {
  override func makeEmptyCopy() -> CALayer { CATransformLayer() }

  open override func presentation() -> CATransformLayer? { makePresentation() }
}
