import QuartzCore
import UIKit

/// Where a layer is seen, and of what kind it is.
struct LayerBorder: Equatable {
  let kind: LayerKind
  /// Clockwise from the layer's own top left corner, in the scene's points.
  let corners: [CGPoint]

  /// Of all layers that a scene shows at a time of its own (seconds; the latest turn's if nil), from back to front.
  @MainActor
  static func all(in scene: UIWindowScene, at time: TimeInterval? = nil) -> [LayerBorder] {
    var outlines: [LayerBorder] = []
    func add(_ layer: CALayer, in plane: PresentedPlane) {
      guard let sight = plane.sight(of: layer) else { return }
      if layer !== scene.rootLayer, !(layer is CATransformLayer), !sight.state.bounds.isEmpty, let corners = sight.corners {
        outlines.append(LayerBorder(kind: LayerKind(layer, sight.state), corners: corners))
      }
      for sublayer in layer.sublayersInDrawingOrder { add(sublayer, in: sight.inside) }
    }
    add(scene.rootLayer, in: PresentedPlane(at: time ?? scene.time))
    return outlines
  }
}
