import CoreGraphics
import Foundation

/// A layer tree at one point in time, in a drawing.
package final class LayerSnapshot: ForeignContent {
  /// A frozen copy, placed so that its own coordinates are the drawing's.
  package let layer: CALayer

  init(of source: CALayer) { layer = source.frozenPicture(presentation: false) }

  package func draw(onto pixels: PixelBuffer, through transform: CGAffineTransform) {
    LayerServices.rasterizer?.draw(layer, onto: pixels, through: transform)
  }
}

/// An object that draws layers that nothing changes anymore. The host provides the compositor's.
package protocol LayerRasterizer: AnyObject, Sendable {
  /// Draws `layer` and its descendants onto transparent `pixels`. `transform` maps the layer's points to pixels.
  func draw(_ layer: CALayer, onto pixels: PixelBuffer, through transform: CGAffineTransform)
}

/// The services that layers need from higher modules.
package enum LayerServices {
  /// The installed rasterizer, or nil without a host.
  nonisolated(unsafe) package private(set) static var rasterizer: (any LayerRasterizer)?

  /// Replaces the rasterizer. The host does so once, through `HostServices.install()`, before anything is drawn.
  package static func install(_ rasterizer: (any LayerRasterizer)?) { self.rasterizer = rasterizer }
}
