import UIKit

/// The named layers of a stage and their superlayers, which are enough to find the positions of the named ones.
///
/// Only turns change the tree, so a value created after a turn is valid until the next one.
@MainActor
struct NamedLayers {
  struct VisibleLayer {
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

  /// Returns the part of the tree that leads to named layers, or nil if there is none.
  private static func branch(of layer: CALayer) -> Branch? {
    let name = layer.name.flatMap { $0.isEmpty ? nil : $0 }
    var branches: [Branch] = []
    for sublayer in layer.sublayers ?? [] { if let branch = branch(of: sublayer) { branches.append(branch) } }
    return name == nil && branches.isEmpty ? nil : Branch(layer: layer, name: name, branches: branches)
  }

  /// Returns all visible named layers from back to front, as presented at `time` of the scene's clock.
  func visibleLayers(at time: TimeInterval) -> [VisibleLayer] {
    var visibleLayers: [VisibleLayer] = []
    func collect(_ branch: Branch, outer: CATransform3D, opacity outerOpacity: Double) {
      let layer = branch.layer
      let state = layer.presentedState(at: layer.localTime(atSceneTime: time))
      if state.isHidden { return }
      let opacity = outerOpacity * Double(state.opacity)
      let total = CATransform3DConcat(state.transformToSuperlayer, outer)
      if let name = branch.name {
        let outline = LayerOutline(state, projection: total.projected, opacity: opacity)
        visibleLayers.append(VisibleLayer(layer: layer, name: name, outline: outline))
      }
      guard !branch.branches.isEmpty else { return }
      // A layer flattens its sublayers into its own plane, unless it is a transform layer.
      let plane = state.isFlattening ? total.flattened : total
      let inner = state.transformOfSublayers.map { CATransform3DConcat($0, plane) } ?? plane
      for inside in branch.branches { collect(inside, outer: inner, opacity: opacity) }
    }
    if let root { collect(root, outer: .identity, opacity: 1) }
    return visibleLayers
  }
}

extension LayerOutline {
  fileprivate init(_ state: LayerState, projection: Homography, opacity: Double) {
    let bounds = state.bounds
    // A point at or behind the eye has no position on the screen. It is drawn as near to the eye as possible.
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
