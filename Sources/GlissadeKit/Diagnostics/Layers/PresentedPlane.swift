import QuartzCore
import UIKit

/// Where the points of a layer are seen at a moment, and what is in it: the way down a layer tree as it is presented.
struct PresentedPlane {
  /// From the points of the superlayer's content to the scene's.
  private let transform: CATransform3D
  /// The superlayer's time, in seconds.
  private let time: CFTimeInterval

  /// Around a scene's root layer, at a time of the scene (seconds).
  init(at time: TimeInterval) {
    transform = CATransform3DIdentity
    self.time = time
  }

  private init(transform: CATransform3D, time: CFTimeInterval) {
    self.transform = transform
    self.time = time
  }

  /// A layer, how it looks at this moment, where it is seen, and the plane of its sublayers.
  struct Sight {
    let layer: CALayer
    let state: LayerState
    /// From the layer's points to the scene's.
    let map: Homography
    let inside: PresentedPlane

    /// The layer's corners in the scene's points, clockwise from the top left; nil where some lie behind the eye.
    var corners: [CGPoint]? {
      let bounds = state.bounds
      let corners = [
        CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
        CGPoint(x: bounds.minX, y: bounds.maxY),
      ]
      guard corners.allSatisfy({ map.w(at: $0) > 0.01 }) else { return nil }
      return corners.map(map.project)
    }

    /// Whether `point`, in the scene's points, lies on the layer.
    func contains(_ point: CGPoint) -> Bool {
      guard let own = map.inverted?.project(point), map.w(at: own) > 0 else { return false }
      return state.bounds.contains(own)
    }
  }

  /// A layer of this plane; nil while it is not seen.
  func sight(of layer: CALayer) -> Sight? {
    let sight = place(of: layer)
    return sight.state.isHidden || sight.state.opacity <= 0 ? nil : sight
  }

  private func place(of layer: CALayer) -> Sight {
    let local = layer.localTime(fromParent: time)
    let state = layer.presentedState(at: local)
    let total = CATransform3DConcat(state.transformToSuperlayer, transform)
    let basis = layer is CATransformLayer ? total : total.flattened
    let inner = state.transformOfSublayers.map { CATransform3DConcat($0, basis) } ?? basis
    return Sight(layer: layer, state: state, map: total.projected, inside: PresentedPlane(transform: inner, time: local))
  }

  /// Any layer below the one that this plane surrounds, hidden ones as well; nil where it is in another tree.
  func place(of layer: CALayer, below root: CALayer) -> Sight? {
    if layer === root { return place(of: root) }
    guard let parent = layer.superlayer else { return nil }
    return place(of: parent, below: root)?.inside.place(of: layer)
  }
}
