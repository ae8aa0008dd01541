import CoreGraphics
import Foundation

/// All of a layer's animatable values at one moment. A plain value: copying it and changing the copy never touches the layer.
///
/// A layer's model is one of these; what it presents at a given time is another, with the running animations applied.
public struct LayerState: Equatable {
  /// Where the anchor point lies in the superlayer's coordinates, points.
  public var position = CGPoint.zero
  /// Towards the eye, points; also the order in which siblings are drawn.
  public var zPosition: CGFloat = 0
  /// The layer's own coordinates: its size and what lies at its top left corner, points.
  public var bounds = CGRect.zero
  /// What `position` places and `transform` turns about, as a fraction of the bounds.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The anchor point's depth, points.
  public var anchorPointZ: CGFloat = 0
  /// Applied about the anchor point.
  public var transform = CATransform3D.identity
  /// Applied to the sublayers about the anchor point; perspective usually.
  public var sublayerTransform = CATransform3D.identity

  /// 0…1.
  public var opacity: Float = 1
  /// Whether the layer and all that it contains is left out.
  public var isHidden = false
  /// Whether the back is seen when the layer is turned away.
  public var isDoubleSided = true
  /// Whether sublayers are clipped to the bounds, rounded by `cornerRadius`.
  public var masksToBounds = false
  /// Whether the layer with all that it contains fades as one picture.
  public var allowsGroupOpacity = true

  /// Fills the rounded bounds, below the contents.
  public var backgroundColor: LayerColor?
  /// In points.
  public var cornerRadius: CGFloat = 0
  /// Which corners are rounded.
  public var maskedCorners = CACornerMask.all
  /// In points; drawn inside the bounds.
  public var borderWidth: CGFloat = 0
  /// The border's colour; none draws no border.
  public var borderColor: LayerColor? = .black

  /// The shadow's colour; none throws no shadow.
  public var shadowColor: LayerColor? = .black
  /// 0…1.
  public var shadowOpacity: Float = 0
  /// In points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur's standard deviation, in points.
  public var shadowRadius: CGFloat = 3
  /// The outline that throws the shadow, in the layer's coordinates; nil for what the layer shows.
  public var shadowPath: CGPath?

  /// What is shown above the background.
  public var contents = LayerContents.none
  /// What `contents` fades in from; nil when no animation of the contents runs.
  public var contentsFade: ContentsFade?
  /// How the contents are placed in the bounds.
  public var contentsGravity = CALayerContentsGravity.resize
  /// The part of the contents that is shown, as a fraction.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of the contents that is stretched, as a fraction.
  public var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents a point.
  public var contentsScale: CGFloat = 1

  /// The older picture that the layer is giving up; nil when no `CATransition` runs.
  public var transition: LayerTransition?

  /// What only a special kind of layer has.
  public var specifics = Specifics.none

  /// The values of a new layer.
  public init() {}

  /// What only a special kind of layer has.
  public enum Specifics: Equatable {
    case none
    case shape(ShapeStyle)
    case gradient(GradientStyle)
    case backdrop(BackdropStyle)
  }
}

extension LayerState {
  /// The anchor point in the layer's own coordinates.
  public var anchor: CGPoint {
    CGPoint(x: bounds.origin.x + bounds.width * anchorPoint.x, y: bounds.origin.y + bounds.height * anchorPoint.y)
  }

  /// From the layer's coordinates to its superlayer's, without the superlayer's `sublayerTransform`.
  public var transformToSuperlayer: CATransform3D {
    let anchor = anchor
    if transform == .identity && zPosition == 0 && anchorPointZ == 0 {
      return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
    }
    var t = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -anchorPointZ), transform)
    // Concatenating a translation, with the fourth column kept for perspective.
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

  /// What is applied to each sublayer's coordinates in this layer: `sublayerTransform` about the anchor point; nil when it does nothing.
  public var transformOfSublayers: CATransform3D? {
    guard sublayerTransform != .identity else { return nil }
    let anchor = anchor
    let about = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), sublayerTransform)
    return CATransform3DConcat(about, CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// The smallest rectangle around the layer in its superlayer's coordinates.
  public var frame: CGRect {
    if CATransform3DIsAffine(transform) {
      let size = CGRect(
        x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width, height: bounds.height)
      return size.applying(CATransform3DGetAffineTransform(transform)).offsetBy(dx: position.x, dy: position.y)
    }
    let map = transformToSuperlayer.projected
    let corners = [
      CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.minX, y: bounds.maxY),
      CGPoint(x: bounds.maxX, y: bounds.maxY),
    ].map(map.project)
    let xs = corners.map(\.x)
    let ys = corners.map(\.y)
    return CGRect(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }

  /// Sets `bounds.size` and `position` such that an untransformed layer fills `frame`.
  public mutating func setFrame(_ frame: CGRect) {
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
