import QuartzCore
import UIKit

extension ExplodedLayer {
  /// Returns all layers with visible content at the time of the scene's latest turn, from back to front.
  ///
  /// A layer's plane is in front of its superlayer's plane, and in front of all previous layers that it overlaps, now or at rest. Pictures
  /// of `earlier` layers are reused if they haven't changed.
  @MainActor
  static func all(in scene: UIWindowScene, insteadOf earlier: [ExplodedLayer] = []) -> [ExplodedLayer] {
    var collector = Collector(scene, earlier: earlier)
    collector.add(scene.rootLayer, in: PresentedPlane(time: scene.time), Collector.Surroundings())
    return collector.layers
  }

  private struct Collector {
    struct Surroundings {
      var opacity: Float = 1
      var clip: CGRect?
      var masks: [Mask] = []
      var level = 0
    }

    private let root: CALayer
    private let screen: CGRect
    private let pictureScale: CGFloat
    private let earlier: [Int: LayerPicture]
    private(set) var layers: [ExplodedLayer] = []

    @MainActor
    init(_ scene: UIWindowScene, earlier: [ExplodedLayer]) {
      root = scene.rootLayer
      screen = scene.screen.bounds
      pictureScale = max(scene.screen.scale, 1)
      self.earlier = earlier.reduce(into: [:]) { pictures, source in
        if case .scene(let picture) = source.content { pictures[source.id] = picture }
      }
    }

    mutating func add(_ layer: CALayer, in plane: PresentedPlane, _ surroundings: Surroundings) {
      guard let presented = plane.presentedLayer(of: layer) else { return }
      guard let transition = presented.state.transition else { return addNew(presented, in: plane, surroundings) }
      // The new and the old picture, each at its place.
      let size = presented.state.bounds.size
      func moved(by offset: CGPoint) -> PresentedPlane.PresentedLayer {
        presented.moved(by: CGVector(dx: offset.x * size.width, dy: offset.y * size.height))
      }
      var (new, old) = (surroundings, surroundings)
      if transition.type == .fade {
        new.opacity *= Float(transition.progress)
        old.opacity *= Float(1 - transition.progress)
      }
      if transition.isOldInFront { addNew(moved(by: transition.newOffset), in: plane, new) }
      addPlane(moved(by: transition.oldOffset), .earlier(transition.old), in: plane, old)
      if !transition.isOldInFront { addNew(moved(by: transition.newOffset), in: plane, new) }
    }

    private mutating func addNew(_ presented: PresentedPlane.PresentedLayer, in plane: PresentedPlane, _ surroundings: Surroundings) {
      guard let box = presented.box else { return }
      let layer = presented.layer
      var inside = surroundings
      if let mask = layer.mask {
        inside.masks.append(Mask(layer: mask.frozenCopy(presentation: true), transform: presented.transform.flattened))
      }
      if presented.state.hasOwnContent { inside.level = addPlane(presented, content(of: presented), in: plane, inside) }
      inside.opacity *= presented.state.opacity
      if presented.state.masksToBounds { inside.clip = surroundings.clip?.intersection(box) ?? box }
      for sublayer in layer.sublayersInDrawingOrder { add(sublayer, in: presented.inside, inside) }
    }

    /// Adds a plane unless it is invisible, and returns the level for sublayers.
    @discardableResult
    private mutating func addPlane(
      _ presented: PresentedPlane.PresentedLayer, _ content: Content, in plane: PresentedPlane, _ surroundings: Surroundings
    ) -> Int {
      let opacity = surroundings.opacity * presented.state.opacity
      guard let box = presented.box, surroundings.clip.map({ $0.intersects(box) }) ?? true, opacity > 0,
        box.intersects(screen.insetBy(dx: -screen.width, dy: -screen.height / 2))
      else {
        return surroundings.level
      }
      let extent = presented.layer.restingBox(in: plane).map { $0.union(box) } ?? box
      let behind = layers.filter { $0.box.intersects(extent) }.map(\.level).max()
      let level = max(surroundings.level, behind.map { $0 + 1 } ?? 0)
      let isOwn = if case .own = content { true } else { false }
      var masks = surroundings.masks
      if case .scene = content { masks.append(presented.shape) }
      layers.append(
        ExplodedLayer(
          layer: presented.layer, content: content,
          state: isOwn ? presented.ownContent(opacity: opacity) : presented.ownPlace(opacity: opacity), transform: presented.transform,
          box: extent, clip: surroundings.clip.flatMap { $0.contains(box) ? nil : $0 }, masks: masks, level: level))
      return level
    }

    private func content(of presented: PresentedPlane.PresentedLayer) -> Content {
      guard case .backdrop = presented.state.specifics, let copy = root.frozenCopy(upTo: presented.layer) else { return .own }
      if let picture = earlier[presented.layer.serial], picture.shows(copy, scale: pictureScale) { return .scene(picture) }
      return .scene(LayerPicture(of: copy, scale: pictureScale))
    }
  }
}

extension CALayer {
  /// Returns a frozen copy of this layer and its descendants, as presented, without anything in front of the given layer. In the copy, that
  /// layer is opaque and has no sublayers.
  ///
  /// Returns nil if it isn't a descendant.
  fileprivate func frozenCopy(upTo layer: CALayer) -> CALayer? {
    let path = Array(sequence(first: layer, next: \.superlayer)).reversed()
    guard path.first === self else { return nil }
    let copy = frozenCopy(presentation: true)
    var shown = copy
    for (container, next) in zip(path, path.dropFirst()) {
      guard let originals = container.sublayers, let copies = shown.sublayers, let index = originals.firstIndex(where: { $0 === next })
      else {
        return nil
      }
      let order = container.sublayersInDrawingOrder
      for hiding in order[((order.firstIndex { $0 === next } ?? 0) + 1)...] {
        if let place = originals.firstIndex(where: { $0 === hiding }) { copies[place].removeFromSuperlayer() }
      }
      shown = copies[index]
      var opaque = shown.modelState
      opaque.opacity = 1
      shown.show(opaque)
    }
    shown.sublayers = nil
    return copy
  }

  /// Returns the layer's bounding box in its model state, so that a moving layer keeps its level.
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
