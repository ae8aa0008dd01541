import CoreGraphics

/// All of a layer's animatable values at one point in time.
///
/// It is a plain value: changing a copy never affects the layer. A layer's model is one state. What it presents at a given time is another,
/// with the running animations applied.
package struct LayerState: Equatable {
  /// The position of the anchor point in the superlayer's coordinate space, in points.
  package var position = CGPoint.zero
  /// The position toward the eye, which also determines the drawing order of siblings, in points.
  package var zPosition: CGFloat = 0
  package var bounds = CGRect.zero
  /// A fraction of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  /// Applied about the anchor point.
  package var transform = CATransform3D.identity
  /// Applied to the sublayers about the anchor point, usually for perspective.
  package var sublayerTransform = CATransform3D.identity

  /// In 0…1.
  package var opacity: Float = 1
  package var isHidden = false
  /// A Boolean value that indicates whether the layer is visible when its back faces the eye.
  package var isDoubleSided = true
  /// A Boolean value that indicates whether sublayers are clipped to the bounds, rounded by `cornerRadius`.
  package var masksToBounds = false
  /// A Boolean value that indicates whether the layer and its descendants fade as one picture.
  package var allowsGroupOpacity = true

  /// Fills the rounded bounds, below the contents.
  package var backgroundColor: LayerColor?
  package var corners = LayerCorners()
  /// The border is inside the bounds.
  package var borderWidth: CGFloat = 0
  /// Nil draws no border.
  package var borderColor: LayerColor? = .black
  package var shadow = LayerShadow()
  package var contents = ContentsStyle()

  /// The transition from an older picture of the layer, or nil if no `CATransition` runs.
  package var transition: LayerTransition?

  package var specifics = Specifics.none

  package init() {}

  /// The values that only a special kind of layer has.
  package enum Specifics: Equatable {
    case none
    case shape(ShapeStyle)
    case gradient(GradientStyle)
    case backdrop(BackdropStyle)
    case surface(LiveSurface)
    case replicator(ReplicatorStyle)
    case emitter(EmitterStyle)
    /// A layer that shows its sublayers in space, without a plane of its own.
    case transform
  }
}

extension LayerState {
  /// The anchor point in the layer's own coordinate space.
  package var anchor: CGPoint {
    CGPoint(x: bounds.origin.x + bounds.width * anchorPoint.x, y: bounds.origin.y + bounds.height * anchorPoint.y)
  }

  /// The transform from the layer's coordinate space to its superlayer's, without the superlayer's `sublayerTransform`.
  package var transformToSuperlayer: CATransform3D {
    let anchor = anchor
    if transform == .identity && zPosition == 0 && anchorPointZ == 0 {
      return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
    }
    var t = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), transform)
    // Concatenates a translation, and preserves the fourth column for perspective.
    let (dx, dy, dz) = (position.x, position.y, zPosition + anchorPointZ)
    t.m11 += t.m14 * dx
    t.m12 += t.m14 * dy
    t.m13 += t.m14 * dz
    t.m21 += t.m24 * dx
    t.m22 += t.m24 * dy
    t.m23 += t.m24 * dz
    t.m31 += t.m34 * dx
    t.m32 += t.m34 * dy
    t.m33 += t.m34 * dz
    t.m41 += t.m44 * dx
    t.m42 += t.m44 * dy
    t.m43 += t.m44 * dz
    return t
  }

  /// The transform that this layer applies to its sublayers: `sublayerTransform` about the anchor point. Nil if it has no effect.
  package var transformOfSublayers: CATransform3D? {
    guard sublayerTransform != .identity else { return nil }
    let anchor = anchor
    let about = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), sublayerTransform)
    return CATransform3DConcat(about, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// The smallest rectangle that contains the layer, in its superlayer's coordinate space.
  package var frame: CGRect {
    if CATransform3DIsAffine(transform) {
      let size = CGRect(
        x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width, height: bounds.height)
      return size.applying(CATransform3DGetAffineTransform(transform)).offsetBy(dx: position.x, dy: position.y)
    }
    return bounds.spanningCorners(transformToSuperlayer.projected.project)
  }

  /// Sets `bounds.size` and `position` so that the layer, with an affine transform applied, fits `frame`.
  package mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    var size = frame.size
    if CATransform3DIsAffine(transform), transform != .identity {
      let linear = CGAffineTransform(a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: 0, ty: 0)
      let spread = CGRect(origin: .zero, size: size).applying(linear.inverted())
      size = spread.size
    }
    bounds.size = size
    let own = CGRect(x: -size.width * anchorPoint.x, y: -size.height * anchorPoint.y, width: size.width, height: size.height)
    let placed = CATransform3DIsAffine(transform) ? own.applying(CATransform3DGetAffineTransform(transform)) : own
    position = CGPoint(x: frame.origin.x - placed.origin.x, y: frame.origin.y - placed.origin.y)
  }
}
