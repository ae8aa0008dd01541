import CoreGraphics
import Foundation

extension CALayer {
  /// Returns the point on this layer, as it appears now, for `point` in the superlayer's coordinates.
  ///
  /// Nil unless the layer is moved by a driver with `hitTestsPresentedPosition`.
  package func pointOnMovingLayer(_ point: CGPoint) -> CGPoint? {
    let geometry: Set<LayerProperty> = [.position, .bounds, .transform, .anchorPoint]
    let isMoved = runningAnimations.contains { animation in
      animation.driver?.hitTestsPresentedPosition == true && animation.properties.contains { geometry.contains($0) }
    }
    guard isMoved else { return nil }
    let seen = presentedState(at: currentLocalTime).transformToSuperlayer
    let total = parent?.modelState.transformOfSublayers.map { CATransform3DConcat(seen, $0) } ?? seen
    return total.projected.inverted?.project(point)
  }
}
