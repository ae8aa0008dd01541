import CoreGraphics
import Foundation

/// A layer that shows what lies behind it, blurred and tinted, inside its rounded bounds.
public final class CABackdropLayer: CALayer {
  override class var initialSpecifics: LayerState.Specifics { .backdrop(BackdropStyle()) }

  override func makeEmptyCopy() -> CALayer { CABackdropLayer() }

  public override func presentation() -> CABackdropLayer? { makePresentation() }

  private var style: BackdropStyle { modelState.backdrop }

  /// The blur's standard deviation, in points. Animatable.
  public var blurRadius: CGFloat {
    get { style.blurRadius }
    set { if newValue != blurRadius { change(.blurRadius) { $0.backdrop.blurRadius = newValue } } }
  }

  /// 1 leaves the colours as they are, 0 makes them grey, more than 1 makes them stronger. Animatable.
  public var saturation: CGFloat {
    get { style.saturation }
    set { if newValue != saturation { change(.saturation) { $0.backdrop.saturation = newValue } } }
  }

  /// Laid over the blurred pixels. Animatable.
  public var tintColor: CGColor? {
    get { style.tintColor?.cgColor }
    set {
      let color = newValue.map { LayerColor($0) }
      if color != style.tintColor { change(.tintColor) { $0.backdrop.tintColor = color } }
    }
  }
}

extension LayerState {
  /// What a backdrop layer does; nothing for any other layer.
  public var backdrop: BackdropStyle {
    get {
      if case .backdrop(let style) = specifics { style } else { BackdropStyle() }
    }
    set { specifics = .backdrop(newValue) }
  }
}
