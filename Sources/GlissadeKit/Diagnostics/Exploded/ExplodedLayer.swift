import QuartzCore
import UIKit

/// A layer of a stage as presented, without its sublayers, for a plane of its own.
struct ExplodedLayer {
  enum Content {
    case own
    /// The layer's picture before the running transition, in its coordinate system.
    case earlier(CALayer)
    /// A picture of the scene up to this layer, which blurs the content behind it.
    case scene(LayerPicture)
  }

  /// The mask of a layer: a frozen layer in the coordinate system of a superlayer.
  struct Mask {
    let layer: CALayer
    /// The transform from that coordinate system to the scene's.
    let transform: CATransform3D
  }

  let layer: CALayer
  let content: Content
  /// The layer's state in the scene's coordinate system, with the opacity of all superlayers.
  let state: LayerState
  /// The transform from the layer's coordinate system to the scene's.
  let transform: CATransform3D
  /// The bounding box in the scene's coordinate system.
  let box: CGRect
  /// The part of the scene to which superlayers clip the layer, or nil if they don't.
  let clip: CGRect?
  /// The masks of the layer and its superlayers, the outermost first.
  let masks: [Mask]
  /// The position of the plane in depth. Level 0 is at the back.
  let level: Int

  /// Unique among the planes.
  var id: Int {
    if case .earlier(let picture) = content { picture.serial } else { layer.serial }
  }
}

extension LayerState {
  /// A Boolean value that indicates whether the layer is visible without its sublayers.
  var hasOwnContent: Bool {
    guard isFlattening, !bounds.isEmpty else { return false }
    let hasBorder = borderWidth > 0 && (borderColor?.alpha ?? 0) > 0
    return (backgroundColor?.alpha ?? 0) > 0 || contents.source != .none || contents.fade != nil || specifics != .none || hasBorder
      || shadow.opacity > 0
  }
}

extension PresentedPlane.PresentedLayer {
  /// The bounding box in the scene's coordinate system, or nil if a part of the layer is behind the eye.
  var box: CGRect? {
    corners.map { corners in
      corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  /// Returns the state of a layer without sublayers that shows the same content at the same place in the scene.
  func ownContent(opacity: Float) -> LayerState {
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
    return shown
  }

  /// Returns the state of an empty layer with the same size at the same place in the scene.
  func ownPlace(opacity: Float) -> LayerState {
    let own = ownContent(opacity: opacity)
    var place = LayerState()
    place.bounds = own.bounds
    place.anchorPoint = own.anchorPoint
    place.position = own.position
    place.transform = own.transform
    place.opacity = opacity
    return place
  }

  /// A mask with the shape of the layer's bounds.
  var shape: ExplodedLayer.Mask {
    var shape = LayerState()
    shape.bounds = state.bounds
    shape.anchorPoint = .zero
    shape.position = state.bounds.origin
    shape.corners.radius = state.corners.radius
    shape.corners.masked = state.corners.masked
    shape.backgroundColor = .black
    let layer = CALayer()
    layer.show(shape)
    return ExplodedLayer.Mask(layer: layer, transform: transform.flattened)
  }
}
