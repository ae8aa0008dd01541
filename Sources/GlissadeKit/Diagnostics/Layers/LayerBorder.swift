import QuartzCore
import UIKit

struct LayerBorder: Equatable {
  let kind: LayerKind
  /// The corners in the scene's coordinate system, clockwise from the layer's top left.
  let corners: [CGPoint]

  /// Returns the borders of all layers of a scene at the time of its latest turn, from back to front.
  @MainActor
  static func all(in scene: UIWindowScene) -> [LayerBorder] {
    var outlines: [LayerBorder] = []
    func add(_ layer: CALayer, in plane: PresentedPlane) {
      guard let presentedLayer = plane.presentedLayer(of: layer) else { return }
      if layer !== scene.rootLayer, presentedLayer.state.isFlattening, !presentedLayer.state.bounds.isEmpty,
        let corners = presentedLayer.corners
      {
        outlines.append(LayerBorder(kind: LayerKind(layer, presentedLayer.state), corners: corners))
      }
      for sublayer in layer.sublayersInDrawingOrder { add(sublayer, in: presentedLayer.inside) }
    }
    add(scene.rootLayer, in: PresentedPlane(time: scene.time))
    return outlines
  }
}
