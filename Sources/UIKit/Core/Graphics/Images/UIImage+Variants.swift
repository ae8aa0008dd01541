import CoreGraphics
import Foundation

/// None of the derived images copies pixels.
extension UIImage {
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { copy(renderingMode: mode) }

  public func withTintColor(_ color: UIColor) -> UIImage { copy(tint: color) }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    copy(renderingMode: renderingMode, tint: color)
  }

  /// The edges keep their size, and the center is tiled.
  public func resizableImage(withCapInsets insets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: insets, resizingMode: .tile)
  }

  public func resizableImage(withCapInsets insets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    copy(capInsets: insets, resizingMode: resizingMode)
  }

  /// Creates an image with all properties of another one.
  package convenience init(copying image: UIImage) {
    self.init(
      source: image.source, scale: image.scale, orientation: image.imageOrientation, renderingMode: image.renderingMode,
      capInsets: image.capInsets, resizingMode: image.resizingMode, tint: image.tint, images: image.images, duration: image.duration,
      symbol: image.symbol)
  }

  private func copy(
    renderingMode: RenderingMode? = nil, capInsets: UIEdgeInsets? = nil, resizingMode: ResizingMode? = nil, tint: UIColor? = nil
  ) -> UIImage {
    UIImage(
      source: source, scale: scale, orientation: imageOrientation, renderingMode: renderingMode ?? self.renderingMode,
      capInsets: capInsets ?? self.capInsets, resizingMode: resizingMode ?? self.resizingMode, tint: tint ?? self.tint,
      images: images?.map { $0.copy(renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode, tint: tint) },
      duration: duration, symbol: symbol)
  }

  var isResizable: Bool { capInsets != .zero }

  /// True if the stored pixels can be displayed unchanged.
  var showsItsPixels: Bool { imageOrientation == .up && tint == nil && !isResizable && renderingMode != .alwaysTemplate }
}
