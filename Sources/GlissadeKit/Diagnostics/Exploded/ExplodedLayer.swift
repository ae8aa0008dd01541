import QuartzCore
import UIKit

/// A layer of a stage as presented, for a plane of its own: its own content without that of its sublayers.
struct ExplodedLayer {
  /// The content of the plane.
  enum Content {
    /// The layer's own content.
    case own
    /// The layer's picture before the running transition, in its coordinate system.
    case earlier(CALayer)
    /// A picture of the scene up to this layer, which blurs what is behind it.
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
  /// The layer's state with the opacity of all superlayers, placed in the scene's coordinate system.
  let state: LayerState
  /// The transform from the layer's coordinate system to the scene's.
  let transform: CATransform3D
  /// The smallest rectangle around the layer, in the scene's coordinate system.
  let box: CGRect
  /// The part of the scene outside of which superlayers clip the layer, or nil if they don't.
  let clip: CGRect?
  /// The masks of the layer and its superlayers, the outermost first.
  let masks: [Mask]
  /// The number of planes behind the layer's.
  let level: Int

  /// A number that no other plane has.
  var id: Int {
    if case .earlier(let picture) = content { picture.serial } else { layer.serial }
  }
}

extension LayerState {
  /// A Boolean value that indicates whether the layer is visible without sublayers.
  var hasOwnContent: Bool {
    guard isFlattening, !bounds.isEmpty else { return false }
    let hasBorder = borderWidth > 0 && (borderColor?.alpha ?? 0) > 0
    return (backgroundColor?.alpha ?? 0) > 0 || contents != .none || contentsFade != nil || specifics != .none || hasBorder
      || shadowOpacity > 0
  }
}

extension PresentedPlane.PresentedLayer {
  /// The smallest rectangle around the layer in the scene's coordinate system, or nil if a part of it is behind the eye.
  var box: CGRect? {
    corners.map { corners in
      corners.dropFirst().reduce(CGRect(origin: corners[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  /// Returns the state of a layer that shows the same content at the same place in the scene, without sublayers.
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

  /// Returns the state of an invisible layer with the same size at the same place in the scene.
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

  /// The mask with the shape of the layer's bounds.
  var shape: ExplodedLayer.Mask {
    var shape = LayerState()
    shape.bounds = state.bounds
    shape.anchorPoint = .zero
    shape.position = state.bounds.origin
    shape.cornerRadius = state.cornerRadius
    shape.maskedCorners = state.maskedCorners
    shape.backgroundColor = .black
    let layer = CALayer()
    layer.show(shape)
    return ExplodedLayer.Mask(layer: layer, transform: transform.flattened)
  }
}
