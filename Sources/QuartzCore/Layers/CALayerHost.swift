import CoreGraphics
import Foundation

/// A layer that shows pixels which somebody else composes: a stage's screen inside the workbench's window.
///
/// The pixels have a life of their own (another layer tree, another clock). The compositor copies them where the layer stands, and
/// redraws only what `surface` reports as changed.
public final class CALayerHost: CALayer {
  /// The pixels to show, one pixel each; nil shows nothing. Drawn at the layer's top left corner, not scaled.
  public var surface: LiveSurface? {
    didSet { if surface !== oldValue { setNeedsDisplayOfTree() } }
  }

  override func makeEmptyCopy() -> CALayer { CALayerHost() }

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    surface = (layer as? CALayerHost)?.surface
  }
}

/// Pixels that change from frame to frame, with a count that tells when.
public final class LiveSurface: @unchecked Sendable {
  /// The pixels themselves, to be written between frames.
  public let pixels: PixelBuffer
  /// Goes up with each change of the pixels.
  public private(set) var generation = 0
  /// What the latest generation changed, in pixels.
  public private(set) var latestChange = CGRect.zero

  /// Transparent pixels.
  public init(width: Int, height: Int) { pixels = PixelBuffer(width: width, height: height) }

  /// Tells that the pixels inside `rect` are new.
  public func didChange(in rect: CGRect) {
    generation += 1
    latestChange = rect
  }
}
