import CoreGraphics
import Foundation

/// A layer that shows pixels composed elsewhere, such as a stage's screen inside the workbench's window.
///
/// The pixels change independently, with another layer tree and another clock. The compositor copies them to the layer's
/// place, and redraws only what `surface` reports as changed.
public final class CALayerHost: CALayer {
  /// The pixels to show, or nil for none. They are drawn at the layer's top left corner, unscaled.
  public var surface: LiveSurface? {
    didSet { if surface !== oldValue { setNeedsDisplayOfTree() } }
  }

  override func makeEmptyCopy() -> CALayer { CALayerHost() }

  override func copyValues(from layer: CALayer) {
    super.copyValues(from: layer)
    surface = (layer as? CALayerHost)?.surface
  }
}

/// Pixels that change from frame to frame, with a counter of the changes.
public final class LiveSurface: @unchecked Sendable {
  /// The pixels themselves. Write them between frames.
  public let pixels: PixelBuffer
  /// A number that increases with each change of the pixels.
  public private(set) var generation = 0
  /// The rectangle that the latest generation changed, in pixels.
  public private(set) var latestChange = CGRect.zero

  /// Creates a surface of transparent pixels with the given size in pixels.
  public init(width: Int, height: Int) { pixels = PixelBuffer(width: width, height: height) }

  /// Notifies the surface that the pixels inside `rect` have changed.
  public func didChange(in rect: CGRect) {
    generation += 1
    latestChange = rect
  }
}
