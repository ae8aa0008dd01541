import CoreGraphics
import Foundation

/// Images made from an image; none of them copies a pixel.
extension UIImage {
  /// The image as a stencil for the tint colour, or in its own colours whatever the place.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(renderingMode: mode) }

  /// The image's shape in `color`.
  public func withTintColor(_ color: UIColor) -> UIImage { copy(tint: color) }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// An image whose edges keep their size, and whose middle is tiled, when it is drawn larger.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copy(capInsets: insets, resizingMode: resizingMode)
  }

  private func copy(
    renderingMode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil, resizingMode: ResizingMode? = nil, tint: UIColor? = nil
  ) -> UIImage {
    UIImage(
      source: source, scale: scale, orientation: imageOrientation, renderingMode: renderingMode ?? self.renderingMode,
      capInsets: capInsets ?? self.capInsets, resizingMode: resizingMode ?? self.resizingMode, tint: tint ?? self.tint)
  }

  var isResizable: Bool { capInsets != .zero }

  /// Whether its pixels, put on a layer as they are, look as the image should.
  var showsItsPixels: Bool { imageOrientation == .up && tint == nil && !isResizable && renderingMode != .alwaysTemplate }
}
