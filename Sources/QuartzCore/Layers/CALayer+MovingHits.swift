import CoreGraphics
import Foundation

extension CALayer {
  /// Where `point`, in the superlayer's coordinates, lies on this layer as it is seen at this moment. Nil unless a driver that wants to
  /// be hit where it is seen moves the layer.
  package func pointOnMovingLayer(_ point: CGPoint) -> CGPoint? {
    let geometry: Set<LayerProperty> = [.position, .bounds, .transform, .anchorPoint]
    let isMoved = runningAnimations.contains { animation in
      animation.driver?.isHitWhereSeen == true && animation.properties.contains { geometry.contains($0) }
    }
    guard isMoved else { return nil }
    let seen = presentedState(at: currentLocalTime).transformToSuperlayer
    let total = parent?.modelState.transformOfSublayers.map { CATransform3DConcat(seen, $0) } ?? seen
    return total.projected.inverted?.project(point)
  }
}
