import CoreGraphics
import Foundation

/// A layer that shows a gradient, between its background and its sublayers.
open class CAGradientLayer: CALayer {
  override class var initialSpecifics: LayerState.Specifics { .gradient(GradientStyle()) }

  override func makeEmptyCopy() -> CALayer { CAGradientLayer() }

  open override func presentation() -> CAGradientLayer? { makePresentation() }

  private var style: GradientStyle { modelState.gradient }

  /// `CGColor`s, from start to end; other objects are left out. Animatable between equal numbers of colours.
  public var colors: [Any]? {
    get { style.colors.isEmpty ? nil : style.colors.map(\.cgColor) }
    set {
      let colors = newValue?.compactMap { ($0 as? CGColor).map { LayerColor($0) } } ?? []
      if colors != style.colors { change(.colors) { $0.gradient.colors = colors } }
    }
  }

  /// Where each colour stands, 0…1, never falling; nil spreads them evenly. Animatable.
  public var locations: [NSNumber]? {
    get { style.locations.isEmpty ? nil : style.locations.map { NSNumber(value: Double($0)) } }
    set {
      let locations = newValue?.map { CGFloat($0.doubleValue) } ?? []
      if locations != style.locations { change(.locations) { $0.gradient.locations = locations } }
    }
  }

  /// As a fraction of the bounds. Animatable.
  public var startPoint: CGPoint {
    get { style.startPoint }
    set { if newValue != startPoint { change(.startPoint) { $0.gradient.startPoint = newValue } } }
  }

  /// As a fraction of the bounds. Animatable.
  public var endPoint: CGPoint {
    get { style.endPoint }
    set { if newValue != endPoint { change(.endPoint) { $0.gradient.endPoint = newValue } } }
  }

  /// Along a line, from a point outwards, or around a point.
  public var type: CAGradientLayerType {
    get { style.type }
    set {
      willChange()
      modelState.gradient.type = newValue
      setNeedsDisplayOfTree()
    }
  }
}

extension LayerState {
  /// How a gradient layer looks; the defaults for any other layer.
  public var gradient: GradientStyle {
    get {
      if case .gradient(let style) = specifics { style } else { GradientStyle() }
    }
    set { specifics = .gradient(newValue) }
  }
}
