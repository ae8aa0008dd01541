import QuartzCore
import UIKit

/// The coordinate space of a layer's sublayers at one time, for traversing a layer tree as presented.
struct PresentedPlane {
  /// The transform from this space to the scene. It is the identity for the root layer.
  var transform = CATransform3DIdentity
  /// The superlayer's time, in seconds.
  let time: CFTimeInterval

  struct PresentedLayer {
    let layer: CALayer
    let state: LayerState
    /// The transform from the layer's coordinate system to the scene's.
    let transform: CATransform3D
    let map: Homography
    let inside: PresentedPlane

    /// The corners in the scene's coordinate system, clockwise from the top left, or nil if any is behind the eye.
    var corners: [CGPoint]? {
      let bounds = state.bounds
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        CGPoint(x: bounds.minX, y: bounds.maxY),
      ]
      guard corners.allSatisfy({ map.w(at: $0) > 0.01 }) else { return nil }
      return corners.map(map.project)
    }

    /// Returns the layer moved by an offset in its own coordinate system.
    func moved(by offset: CGVector) -> PresentedLayer {
      PresentedLayer(
        layer, state, transform: CATransform3DConcat(CATransform3DMakeTranslation(offset.dx, offset.dy, 0), transform), time: inside.time)
    }

    fileprivate init(_ layer: CALayer, _ state: LayerState, transform: CATransform3D, time: CFTimeInterval) {
      (self.layer, self.state, self.transform) = (layer, state, transform)
      map = transform.projected
      let basis = state.isFlattening ? transform.flattened : transform
      inside = PresentedPlane(transform: state.transformOfSublayers.map { CATransform3DConcat($0, basis) } ?? basis, time: time)
    }

    /// `point` is in the scene's coordinate system.
    func contains(_ point: CGPoint) -> Bool {
      guard let own = map.inverted?.project(point), map.w(at: own) > 0 else { return false }
      return state.bounds.contains(own)
    }
  }

  /// Returns nil for an invisible layer.
  func presentedLayer(of layer: CALayer) -> PresentedLayer? {
    let presentedLayer = place(of: layer)
    return presentedLayer.state.isHidden || presentedLayer.state.opacity <= 0 ? nil : presentedLayer
  }

  private func place(of layer: CALayer) -> PresentedLayer {
    let local = layer.localTime(fromParent: time)
    let state = layer.presentedState(at: local)
    return PresentedLayer(layer, state, transform: CATransform3DConcat(state.transformToSuperlayer, transform), time: local)
  }

  /// Returns a layer in the tree of `root`, even if it is hidden, or nil for a layer in another tree.
  func place(of layer: CALayer, below root: CALayer) -> PresentedLayer? {
    if layer === root { return place(of: root) }
    guard let parent = layer.superlayer else { return nil }
    return place(of: parent, below: root)?.inside.place(of: layer)
  }
}
