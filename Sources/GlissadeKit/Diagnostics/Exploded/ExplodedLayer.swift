import QuartzCore
import UIKit

/// A layer of a stage as presented, for a plane of its own: its own content without that of its sublayers.
struct ExplodedLayer {
  let layer: CALayer
  /// What the layer shows, with the opacity of all superlayers, and placed in the scene's coordinate system.
  let state: LayerState
  /// The transform from the layer's coordinate system to the scene's.
  let transform: CATransform3D
  /// The smallest rectangle around the layer, in the scene's coordinate system.
  let box: CGRect
  /// The part of the scene outside of which superlayers clip the layer, or nil if they don't.
  let clip: CGRect?
  /// The number of planes behind the layer's.
  let level: Int

  /// Returns all layers of a scene with visible content at the time of its latest turn, from back to front.
  ///
  /// A layer's plane is in front of its superlayer's, and of those of all layers behind that it overlaps, now or at rest.
  @MainActor
  static func all(in scene: UIWindowScene) -> [ExplodedLayer] {
    var collector = Collector(screen: scene.screen.bounds)
    collector.add(scene.rootLayer, in: PresentedPlane(time: scene.time), opacity: 1, clip: nil, level: 0)
    return collector.layers
  }

  private struct Collector {
    let screen: CGRect
    var layers: [ExplodedLayer] = []

    mutating func add(_ layer: CALayer, in plane: PresentedPlane, opacity: Float, clip: CGRect?, level: Int) {
      guard let presented = plane.presentedLayer(of: layer), let box = presented.box else { return }
      let opacity = opacity * presented.state.opacity
      var level = level
      let isClippedAway = clip.map { !$0.intersects(box) } ?? false
      if presented.state.hasOwnContent, !isClippedAway, box.intersects(screen.insetBy(dx: -screen.width, dy: -screen.height / 2)) {
        let extent = layer.restingBox(in: plane).map { $0.union(box) } ?? box
        let behind = layers.filter { $0.box.intersects(extent) }.map(\.level).max()
        level = max(level, behind.map { $0 + 1 } ?? 0)
        layers.append(
          ExplodedLayer(
            layer: layer, state: presented.ownContent(opacity: opacity), transform: presented.transform, box: extent,
            clip: clip.flatMap { $0.contains(box) ? nil : $0 }, level: level))
      }
      let inner = presented.state.masksToBounds ? clip?.intersection(box) ?? box : clip
      for sublayer in layer.sublayersInDrawingOrder { add(sublayer, in: presented.inside, opacity: opacity, clip: inner, level: level) }
    }
  }
}

extension PresentedPlane.PresentedLayer {
  /// The smallest rectangle around the layer in the scene's coordinate system, or nil if a part of it is behind the eye.
  fileprivate var box: CGRect? {
    corners.map { corners in
      corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  /// Returns the state of a layer that shows the same content at the same place in the scene, without sublayers.
  fileprivate func ownContent(opacity: Float) -> LayerState {
    var shown = state
    shown.opacity = opacity
    shown.position = .zero
    shown.zPosition = 0
    shown.anchorPointZ = 0
    shown.isDoubleSided = true
    shown.sublayerTransform = CATransform3DIdentity
    shown.transition = nil
    let anchor = state.anchor
    shown.transform = CATransform3DConcat(CATransform3DMakeTranslation(anchor.x, anchor.y, 0), transform.flattened)
    if case .backdrop(let style) = state.specifics {
      // A plane has nothing behind it to blur.
      shown.specifics = .none
      if shown.backgroundColor == nil { shown.backgroundColor = style.tintColor ?? LayerColor(UIColor(white: 0.6, alpha: 0.4).cgColor) }
    }
    return shown
  }
}

extension LayerState {
  /// A Boolean value that indicates whether the layer is visible without sublayers.
  fileprivate var hasOwnContent: Bool {
    guard isFlattening, !bounds.isEmpty else { return false }
    let hasBorder = borderWidth > 0 && (borderColor?.alpha ?? 0) > 0
    return (backgroundColor?.alpha ?? 0) > 0 || contents != .none || contentsFade != nil || specifics != .none || hasBorder
      || shadowOpacity > 0
  }
}

extension CALayer {
  /// Returns the smallest rectangle around the layer where its model places it, so that a moving layer keeps its level.
  fileprivate func restingBox(in plane: PresentedPlane) -> CGRect? {
    let map = CATransform3DConcat(modelState.transformToSuperlayer, plane.transform).projected
    let bounds = modelState.bounds
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY),
      CGPoint(x: bounds.minX, y: bounds.maxY),
    ]
    guard corners.allSatisfy({ map.w(at: $0) > 0.01 }) else { return nil }
    let places = corners.map(map.project)
    return places.dropFirst().reduce(CGRect(origin: places[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }
}
