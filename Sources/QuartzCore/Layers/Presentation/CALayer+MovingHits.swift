import CoreGraphics

extension CALayer {
  /// Returns the point on this layer, as it appears now, for `point` in the superlayer's coordinate space.
  ///
  /// Nil unless the layer is moved by a driver with `hitTestsPresentedPosition`.
  package func pointOnMovingLayer(_ point: CGPoint) -> CGPoint? {
    guard isMoving([.position, .bounds, .transform, .anchorPoint]) else { return nil }
    let seen = presentedState(at: currentLocalTime).transformToSuperlayer
    let total = parent?.modelState.transformOfSublayers.map { CATransform3DConcat(seen, $0) } ?? seen
    return total.projected.inverted?.project(point)
  }

  /// The presented origin of the bounds while a driver with `hitTestsPresentedPosition` scrolls the content, otherwise nil.
  package var movingBoundsOrigin: CGPoint? {
    isMoving([.bounds]) ? presentedState(at: currentLocalTime).bounds.origin : nil
  }

  /// Returns whether a driver with `hitTestsPresentedPosition` animates one of the properties.
  private func isMoving(_ properties: Set<LayerProperty>) -> Bool {
    runningAnimations.contains { animation in
      animation.driver?.hitTestsPresentedPosition == true && animation.properties.contains { properties.contains($0) }
    }
  }
}
