import CoreGraphics

/// A layer that shows its sublayers several times, each time moved, later, or in another color.
///
/// The colors of fills, gradients, borders, paths and shadows are multiplied by the color of the instance, those of images and drawings
/// only by its opacity. The properties aren't animatable.
open class CAReplicatorLayer: CALayer {
  override class var initialSpecifics: LayerState.Specifics { .replicator(ReplicatorStyle()) }

  override func makeEmptyCopy() -> CALayer { CAReplicatorLayer() }

  open override func presentation() -> CAReplicatorLayer? { makePresentation() }

  /// Below 1, the sublayers aren't shown.
  public var instanceCount: Int {
    get { modelState.replicator.count }
    set { set(\.replicator.count, newValue) }
  }

  /// The transform from one instance to the next, about the anchor point.
  public var instanceTransform: CATransform3D {
    get { modelState.replicator.transform }
    set { set(\.replicator.transform, newValue) }
  }

  /// The time by which an instance is behind the previous one, in seconds.
  public var instanceDelay: CFTimeInterval {
    get { modelState.replicator.delay }
    set { set(\.replicator.delay, newValue) }
  }

  /// The color that is multiplied with the first instance. Nil stands for white.
  public var instanceColor: CGColor? {
    get { modelState.replicator.color.cgColor }
    set { set(\.replicator.color, newValue.map { LayerColor($0) } ?? .white) }
  }

  /// Added to the red component from one instance to the next.
  public var instanceRedOffset: Float {
    get { modelState.replicator.red }
    set { set(\.replicator.red, newValue) }
  }

  /// Added to the green component from one instance to the next.
  public var instanceGreenOffset: Float {
    get { modelState.replicator.green }
    set { set(\.replicator.green, newValue) }
  }

  /// Added to the blue component from one instance to the next.
  public var instanceBlueOffset: Float {
    get { modelState.replicator.blue }
    set { set(\.replicator.blue, newValue) }
  }

  /// Added to the opacity from one instance to the next.
  public var instanceAlphaOffset: Float {
    get { modelState.replicator.alpha }
    set { set(\.replicator.alpha, newValue) }
  }
}

package struct ReplicatorStyle: Equatable, Sendable {
  package var count = 1
  /// The transform from one instance to the next, about the anchor point.
  package var transform = CATransform3D.identity
  /// The time by which an instance is behind the previous one, in seconds.
  package var delay: CFTimeInterval = 0
  /// The color that is multiplied with the first instance.
  package var color = LayerColor.white
  var red: Float = 0
  var green: Float = 0
  var blue: Float = 0
  var alpha: Float = 0

  package init() {}

  /// Returns the color that is multiplied with an instance.
  package func color(of index: Int) -> LayerColor {
    func part(_ start: CGFloat, _ change: Float) -> CGFloat { min(max(start + CGFloat(change) * CGFloat(index), 0), 1) }
    return LayerColor(
      red: part(color.red, red), green: part(color.green, green), blue: part(color.blue, blue), alpha: part(color.alpha, alpha))
  }
}

extension LayerState {
  /// The style of a replicator layer. For any other layer, the default style.
  package var replicator: ReplicatorStyle {
    get { if case .replicator(let style) = specifics { style } else { ReplicatorStyle() } }
    set { specifics = .replicator(newValue) }
  }

  /// Returns the transform from an instance of a replicator layer to its first one, in the layer's coordinate space.
  package func transformOfInstance(_ index: Int) -> CATransform3D {
    let anchor = anchor
    var power = CATransform3D.identity
    for _ in 0..<index { power = CATransform3DConcat(power, replicator.transform) }
    let about = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), power)
    return CATransform3DConcat(about, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }
}
