import CoreGraphics
import Foundation

/// A layer that fills and strokes a path, between its background and its sublayers.
open class CAShapeLayer: CALayer {
  override class var initialSpecifics: LayerState.Specifics { .shape(ShapeStyle()) }

  override func makeEmptyCopy() -> CALayer { CAShapeLayer() }

  open override func presentation() -> CAShapeLayer? { makePresentation() }

  private var style: ShapeStyle { modelState.shape }

  /// In the layer's coordinates; nil shows nothing. Animatable.
  public var path: CGPath? {
    get { style.path }
    set {
      let copy = newValue.flatMap { $0.copy() }
      if copy != path { change(.path) { $0.shape.path = copy } }
    }
  }

  /// Animatable.
  public var fillColor: CGColor? {
    get { style.fillColor?.cgColor }
    set {
      let color = newValue.map { LayerColor($0) }
      if color != style.fillColor { change(.fillColor) { $0.shape.fillColor = color } }
    }
  }

  /// Animatable.
  public var strokeColor: CGColor? {
    get { style.strokeColor?.cgColor }
    set {
      let color = newValue.map { LayerColor($0) }
      if color != style.strokeColor { change(.strokeColor) { $0.shape.strokeColor = color } }
    }
  }

  /// Where along the path the stroke begins, 0…1. Animatable.
  public var strokeStart: CGFloat {
    get { style.strokeStart }
    set { if newValue != strokeStart { change(.strokeStart) { $0.shape.strokeStart = newValue } } }
  }

  /// Where along the path the stroke ends, 0…1. Animatable.
  public var strokeEnd: CGFloat {
    get { style.strokeEnd }
    set { if newValue != strokeEnd { change(.strokeEnd) { $0.shape.strokeEnd = newValue } } }
  }

  /// In points. Animatable.
  public var lineWidth: CGFloat {
    get { style.lineWidth }
    set { if newValue != lineWidth { change(.lineWidth) { $0.shape.lineWidth = newValue } } }
  }

  /// Animatable.
  public var miterLimit: CGFloat {
    get { style.miterLimit }
    set { if newValue != miterLimit { change(.miterLimit) { $0.shape.miterLimit = newValue } } }
  }

  /// Where in the dash pattern the stroke begins, points. Animatable.
  public var lineDashPhase: CGFloat {
    get { style.lineDashPhase }
    set { if newValue != lineDashPhase { change(.lineDashPhase) { $0.shape.lineDashPhase = newValue } } }
  }

  /// What counts as inside a path that crosses itself.
  public var fillRule: CAShapeLayerFillRule {
    get { style.fillRule }
    set { setStyle(\.fillRule, newValue) }
  }

  /// How the stroke ends.
  public var lineCap: CAShapeLayerLineCap {
    get { style.lineCap }
    set { setStyle(\.lineCap, newValue) }
  }

  /// How the stroke turns corners.
  public var lineJoin: CAShapeLayerLineJoin {
    get { style.lineJoin }
    set { setStyle(\.lineJoin, newValue) }
  }

  /// Lengths of dashes and gaps in turn, points; nil for a solid line.
  public var lineDashPattern: [NSNumber]? {
    get { style.lineDashPattern.isEmpty ? nil : style.lineDashPattern.map { NSNumber(value: Double($0)) } }
    set { setStyle(\.lineDashPattern, newValue?.map { CGFloat($0.doubleValue) } ?? []) }
  }

  private func setStyle<Value>(_ keyPath: WritableKeyPath<ShapeStyle, Value>, _ value: Value) {
    willChange()
    modelState.shape[keyPath: keyPath] = value
    setNeedsDisplayOfTree()
  }
}

extension LayerState {
  /// How a shape layer looks; the defaults for any other layer.
  public var shape: ShapeStyle {
    get {
      if case .shape(let style) = specifics { style } else { ShapeStyle() }
    }
    set { specifics = .shape(newValue) }
  }
}
