import UIKit

/// The named layers of a stage, and those around them, which are all that has to be looked at to say where the named ones are.
///
/// Made after a turn, it holds until the next: only turns change the tree.
@MainActor
struct NamedLayers {
  /// A named layer, and where it is seen.
  struct Sight {
    let layer: CALayer
    let name: String
    let outline: LayerOutline
  }

  private struct Branch {
    let layer: CALayer
    let name: String?
    let branches: [Branch]
  }

  private let root: Branch?

  init(below root: CALayer) { self.root = Self.branch(of: root) }

  /// The part of the tree that leads to names; nil where there is none.
  private static func branch(of layer: CALayer) -> Branch? {
    let name = layer.name.flatMap { $0.isEmpty ? nil : $0 }
    var branches: [Branch] = []
    for sublayer in layer.sublayers ?? [] { if let branch = branch(of: sublayer) { branches.append(branch) } }
    return name == nil && branches.isEmpty ? nil : Branch(layer: layer, name: name, branches: branches)
  }

  /// All that are not hidden, as they are presented when the scene's clock shows `time`; those behind first.
  func sights(at time: TimeInterval) -> [Sight] {
    var sights: [Sight] = []
    func collect(_ branch: Branch, outer: CATransform3D, opacity outerOpacity: Double) {
      let layer = branch.layer
      let state = layer.presentedState(at: layer.localTime(atSceneTime: time))
      if state.isHidden { return }
      let opacity = outerOpacity * Double(state.opacity)
      let total = CATransform3DConcat(state.transformToSuperlayer, outer)
      if let name = branch.name {
        let outline = LayerOutline(state, projection: total.projected, opacity: opacity)
        sights.append(Sight(layer: layer, name: name, outline: outline))
      }
      guard !branch.branches.isEmpty else { return }
      // A layer shows its sublayers in its own plane, unless it is there to give them depth.
      let plane = layer is CATransformLayer ? total : total.flattened
      let inner = state.transformOfSublayers.map { CATransform3DConcat($0, plane) } ?? plane
      for inside in branch.branches { collect(inside, outer: inner, opacity: opacity) }
    }
    if let root { collect(root, outer: .identity, opacity: 1) }
    return sights
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
