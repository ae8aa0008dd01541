import UIKit

/// What is seen of a named layer at one moment: its place on the stage, and the values of its own that transitions animate.
struct LayerState: Equatable, Sendable {
  var name: String
  /// The smallest rectangle around the projected layer, in the stage's points.
  var frame: CGRect
  /// 0…1, the layer's own.
  var opacity: Double
  /// 0…1; 0 for a layer without a background colour.
  var backgroundAlpha: Double
  /// The layer's own scale along its x axis.
  var scaleX: Double
  /// The layer's own scale along its y axis.
  var scaleY: Double
  /// Degrees about the vertical axis, the layer's own.
  var rotationY: Double
  /// Points.
  var cornerRadius: Double

  /// The states of every named layer in the tree below `root`, parents first, as they are presented now.
  static func named(below root: CALayer) -> [LayerState] {
    var states: [LayerState] = []
    collect(root, LayerProjection(), &states)
    return states
  }

  private static func collect(_ layer: CALayer, _ parent: LayerProjection, _ states: inout [LayerState]) {
    let shown = layer.presentation() ?? layer
    let projection = parent.descending(to: shown, isFlat: !(layer is CATransformLayer))
    if let name = layer.name, !name.isEmpty { states.append(LayerState(name: name, shown: shown, projection: projection)) }
    let children = projection.insideSublayerTransform(of: shown)
    for sublayer in layer.sublayers ?? [] { collect(sublayer, children, &states) }
  }

  private init(name: String, shown: CALayer, projection: LayerProjection) {
    let transform = shown.transform
    self.name = name
    frame = projection.boundingBox(of: shown.bounds)
    opacity = Double(shown.opacity)
    backgroundAlpha = Double(shown.backgroundColor?.alpha ?? 0)
    scaleX = Self.length(transform.m11, transform.m12, transform.m13)
    scaleY = Self.length(transform.m21, transform.m22, transform.m23)
    rotationY = atan2(-Double(transform.m13), Double(transform.m11)) * 180 / .pi
    cornerRadius = Double(shown.cornerRadius)
  }

  private static func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> Double { Double((x * x + y * y + z * z).squareRoot()) }
}
