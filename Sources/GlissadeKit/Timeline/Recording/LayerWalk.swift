import UIKit

/// Goes through all layers of a stage, those behind first.
@MainActor
enum LayerWalk {
  /// An animation on the stage, and what its layer is called.
  struct Sight {
    let animation: ObservedAnimation
    let title: LayerTitle
  }

  /// Every animation that is on a layer in the tree below `root`.
  static func animations(below root: CALayer) -> [Sight] {
    var sights: [Sight] = []
    func collect(_ layer: CALayer, in container: String?) {
      let name = layer.name.flatMap { $0.isEmpty ? nil : $0 }
      if layer.hasAnimations {
        let kind = kind(of: layer)
        let title = LayerTitle(text: name ?? kind, isNamed: name != nil, container: container)
        for animation in layer.observedAnimations { sights.append(Sight(animation: animation, title: title)) }
      }
      if let mask = layer.mask { collect(mask, in: name ?? container) }
      for sublayer in layer.sublayers ?? [] { collect(sublayer, in: name ?? container) }
    }
    collect(root, in: nil)
    return sights
  }

  /// The class of a layer's view, without its module and what it is generic about; of the layer itself where it has no view.
  private static func kind(of layer: CALayer) -> String {
    let type = layer.delegate.map { String(describing: Swift.type(of: $0)) } ?? String(describing: Swift.type(of: layer))
    return String(type.prefix { $0 != "<" })
  }

  /// A named layer, and where it is seen.
  struct Outline {
    let layer: CALayer
    let name: String
    let outline: LayerOutline
  }

  /// Every named layer in the tree below `root` that is not hidden, as it is presented when the scene's clock shows `time`.
  static func outlines(below root: CALayer, at time: TimeInterval) -> [Outline] {
    var outlines: [Outline] = []
    func collect(_ layer: CALayer, outer: CATransform3D, opacity outerOpacity: Double) {
      let state = layer.presentedState(at: layer.localTime(atSceneTime: time))
      if state.isHidden { return }
      let opacity = outerOpacity * Double(state.opacity)
      let total = CATransform3DConcat(state.transformToSuperlayer, outer)
      if let name = layer.name, !name.isEmpty {
        outlines.append(Outline(layer: layer, name: name, outline: LayerOutline(state, projection: total.projected, opacity: opacity)))
      }
      guard let sublayers = layer.sublayers, !sublayers.isEmpty else { return }
      // A layer shows its sublayers in its own plane, unless it is there to give them depth.
      let plane = layer is CATransformLayer ? total : total.flattened
      let inner = state.transformOfSublayers.map { CATransform3DConcat($0, plane) } ?? plane
      for sublayer in sublayers { collect(sublayer, outer: inner, opacity: opacity) }
    }
    collect(root, outer: .identity, opacity: 1)
    return outlines
  }
}

extension LayerOutline {
  fileprivate init(_ state: LayerState, projection: Homography, opacity: Double) {
    let bounds = state.bounds
    // What lies at or behind the eye has no place on the screen; it is taken to lie as near to the eye as can be drawn.
    func seen(_ point: CGPoint) -> CGPoint {
      let depth = max(projection.w(at: point), 0.0001)
      return CGPoint(
        x: (point.x * projection.m11 + point.y * projection.m21 + projection.m31) / depth,
        y: (point.x * projection.m12 + point.y * projection.m22 + projection.m32) / depth)
    }
    corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      CGPoint(x: bounds.minX, y: bounds.maxY),
    ].map(seen)
    center = seen(CGPoint(x: bounds.midX, y: bounds.midY))
    self.opacity = opacity
  }
}
