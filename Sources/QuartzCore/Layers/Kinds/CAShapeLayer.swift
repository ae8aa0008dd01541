import CoreGraphics

/// A layer that fills and strokes a path, between its background and its sublayers.
open class CAShapeLayer: CALayer {
  override class var initialSpecifics: LayerState.Specifics { .shape(ShapeStyle()) }

  override func makeEmptyCopy() -> CALayer { CAShapeLayer() }

  open override func presentation() -> CAShapeLayer? { makePresentation() }

  private var shape: ShapeStyle { modelState.shape }

  /// Nil shows nothing. Animatable, but not implicitly.
  public var path: CGPath? {
    get { shape.path }
    set {
      let copy = newValue.flatMap { $0.copy() }
      if copy != path { change(.path) { $0.shape.path = copy } }
    }
  }

  /// Nil leaves the path empty. Animatable.
  public var fillColor: CGColor? {
    get { shape.fillColor?.cgColor }
    set { changeColor(.fillColor, from: shape.fillColor, to: newValue) }
  }

  /// Nil draws no stroke. Animatable.
  public var strokeColor: CGColor? {
    get { shape.strokeColor?.cgColor }
    set { changeColor(.strokeColor, from: shape.strokeColor, to: newValue) }
  }

  /// The fraction of the path at which the stroke begins, 0…1. Animatable.
  public var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { if newValue != strokeStart { change(.strokeStart) { $0.shape.strokeStart = newValue } } }
  }

  /// The fraction of the path at which the stroke ends, 0…1. Animatable.
  public var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { if newValue != strokeEnd { change(.strokeEnd) { $0.shape.strokeEnd = newValue } } }
  }

  /// Animatable.
  public var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { if newValue != lineWidth { change(.lineWidth) { $0.shape.lineWidth = newValue } } }
  }

  /// The limit of a mitered corner's length, in line widths, beyond which it is beveled. Animatable.
  public var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { if newValue != miterLimit { change(.miterLimit) { $0.shape.miterLimit = newValue } } }
  }

  /// The offset into the dash pattern at which the stroke begins, in points. Animatable.
  public var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { if newValue != lineDashPhase { change(.lineDashPhase) { $0.shape.lineDashPhase = newValue } } }
  }

  public var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { set(\.shape.fillRule, newValue) }
  }

  public var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { set(\.shape.lineCap, newValue) }
  }

  public var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { set(\.shape.lineJoin, newValue) }
  }

  /// The alternating lengths of dashes and gaps, in points. Nil draws a solid line.
  public var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern.isEmpty ? nil : shape.lineDashPattern.map { NSNumber(value: Double($0)) } }
    set { set(\.shape.lineDashPattern, newValue?.map { CGFloat($0.doubleValue) } ?? []) }
  }
}

extension LayerState {
  /// The style of a shape layer. For any other layer, the default style.
  package var shape: ShapeStyle {
    get { if case .shape(let style) = specifics { style } else { ShapeStyle() } }
    set { specifics = .shape(newValue) }
  }
}
