import CoreGraphics

/// A layer that shows pixels composed elsewhere, such as a stage's screen inside the workbench's window.
///
/// The pixels change independently, with another layer tree and another clock. The compositor copies them to the layer's place, and redraws
/// only what `surface` reports as changed.
package final class CALayerHost: CALayer {
  /// Drawn at the layer's top left corner, unscaled.
  package var surface: LiveSurface? {
    get { modelState.surface }
    set { set(\.surface, newValue) }
  }

  override func makeEmptyCopy() -> CALayer { CALayerHost() }
}

extension LayerState {
  /// The surface of a host layer, or nil for any other layer.
  package var surface: LiveSurface? {
    get { if case .surface(let surface) = specifics { surface } else { nil } }
    set { specifics = newValue.map { .surface($0) } ?? .none }
  }
}

/// Pixels that change from frame to frame, with a counter of the changes.
package final class LiveSurface: @unchecked Sendable {
  /// Write the pixels only between frames.
  package let pixels: PixelBuffer
  /// Increases with each change of the pixels.
  package private(set) var generation = 0
  /// The rectangle that the latest generation changed, in pixels.
  package private(set) var latestChange = CGRect.zero

  /// The pixels are transparent.
  package init(width: Int, height: Int) { pixels = PixelBuffer(width: width, height: height) }

  package func didChange(in rect: CGRect) {
    generation += 1
    latestChange = rect
  }
}

extension LiveSurface: Equatable {
  package static func == (a: LiveSurface, b: LiveSurface) -> Bool { a === b }
}
