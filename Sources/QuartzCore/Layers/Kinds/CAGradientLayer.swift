import CoreGraphics

/// A layer that shows a gradient, between its background and its sublayers.
open class CAGradientLayer: CALayer {
  override class var initialSpecifics: LayerState.Specifics { .gradient(GradientStyle()) }

  override func makeEmptyCopy() -> CALayer { CAGradientLayer() }

  open override func presentation() -> CAGradientLayer? { makePresentation() }

  private var gradient: GradientStyle { modelState.gradient }

  /// `CGColor` values. Other objects are ignored. Animatable between equal numbers of colors.
  public var colors: [Any]? {
    get { gradient.colors.isEmpty ? nil : gradient.colors.map(\.cgColor) }
    set {
      let colors = newValue?.compactMap { ($0 as? CGColor).map { LayerColor($0) } } ?? []
      if colors != gradient.colors { change(.colors) { $0.gradient.colors = colors } }
    }
  }

  /// The position of each color, 0…1 and never decreasing. Nil spreads the colors evenly. Animatable.
  public var locations: [NSNumber]? {
    get { gradient.locations.isEmpty ? nil : gradient.locations.map { NSNumber(value: Double($0)) } }
    set {
      let locations = newValue?.map { CGFloat($0.doubleValue) } ?? []
      if locations != gradient.locations { change(.locations) { $0.gradient.locations = locations } }
    }
  }

  /// A fraction of the bounds. Animatable.
  public var startPoint: CGPoint {
    get { gradient.startPoint }
    set { if newValue != startPoint { change(.startPoint) { $0.gradient.startPoint = newValue } } }
  }

  /// A fraction of the bounds. Animatable.
  public var endPoint: CGPoint {
    get { gradient.endPoint }
    set { if newValue != endPoint { change(.endPoint) { $0.gradient.endPoint = newValue } } }
  }

  public var type: CAGradientLayerType {
    get { gradient.type }
    set { set(\.gradient.type, newValue) }
  }
}

extension LayerState {
  /// The style of a gradient layer. For any other layer, the default style.
  package var gradient: GradientStyle {
    get { if case .gradient(let style) = specifics { style } else { GradientStyle() } }
    set { specifics = .gradient(newValue) }
  }
}
