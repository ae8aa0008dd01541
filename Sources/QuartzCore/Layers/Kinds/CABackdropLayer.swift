import CoreGraphics

/// A layer that shows what is behind it, blurred and tinted, inside its rounded bounds.
package final class CABackdropLayer: CALayer {
  override class var initialSpecifics: LayerState.Specifics { .backdrop(BackdropStyle()) }

  override func makeEmptyCopy() -> CALayer { CABackdropLayer() }

  package override func presentation() -> CABackdropLayer? { makePresentation() }

  private var backdrop: BackdropStyle { modelState.backdrop }

  /// The blur's standard deviation, in points. Animatable.
  package var blurRadius: CGFloat {
    get { backdrop.blurRadius }
    set { if newValue != blurRadius { change(.blurRadius) { $0.backdrop.blurRadius = newValue } } }
  }

  /// 1 leaves colors unchanged, 0 makes them gray, and greater values intensify them. Animatable.
  package var saturation: CGFloat {
    get { backdrop.saturation }
    set { if newValue != saturation { change(.saturation) { $0.backdrop.saturation = newValue } } }
  }

  /// The color over the blurred pixels. Animatable.
  package var tintColor: CGColor? {
    get { backdrop.tintColor?.cgColor }
    set { changeColor(.tintColor, from: backdrop.tintColor, to: newValue) }
  }

  /// The distance by which the rim of glass moves the pixels behind it, in points. Animatable.
  ///
  /// With a positive value, the layer appears as a piece of glass with rounded edges.
  package var refraction: CGFloat {
    get { backdrop.refraction }
    set { if newValue != refraction { change(.refraction) { $0.backdrop.refraction = newValue } } }
  }

  /// The opacity of the light that falls on the rim of glass from the top left, 0…1. Animatable.
  package var highlight: CGFloat {
    get { backdrop.highlight }
    set { if newValue != highlight { change(.highlight) { $0.backdrop.highlight = newValue } } }
  }

  /// The glass that this layer joins where they are close together, or nil if it stays separate.
  package var joining: GlassJoining? {
    get { backdrop.joining }
    set { if newValue != joining { change(.joining) { $0.backdrop.joining = newValue } } }
  }
}

extension LayerState {
  /// The style of a backdrop layer. For any other layer, a style without effect.
  package var backdrop: BackdropStyle {
    get { if case .backdrop(let style) = specifics { style } else { BackdropStyle() } }
    set { specifics = .backdrop(newValue) }
  }
}
