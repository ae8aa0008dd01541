import CSDL2
import CoreGraphics

@MainActor
protocol Presenter: AnyObject {
  /// A Boolean value that indicates whether `present` waits for the display, so that the loop doesn't have to.
  var waitsForDisplay: Bool { get }
  /// Returns pixels of the given size that `present` shows without a copy, or nil if there are none. The same buffer is returned, with its
  /// contents, until its pixels are lost.
  func canvas(width: Int, height: Int) -> PixelBuffer?
  /// Shows `frame`, of which only `damage`, in pixels, has changed since the last call. Throws if nothing can be shown this way.
  func present(_ frame: PixelBuffer, damage: [CGRect]) throws(PresentingFailure)
  /// Notifies the presenter that the window lost its contents or changed its size.
  func invalidate()
  func close()
}

extension Presenter {
  func canvas(width: Int, height: Int) -> PixelBuffer? { nil }
}

extension SDL_Rect {
  /// Creates the part of `rect` inside a frame, or returns nil if there is none.
  init?(_ rect: CGRect, within frame: PixelBuffer) {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: frame.width, height: frame.height))
    guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
    self.init(x: Int32(part.minX), y: Int32(part.minY), w: Int32(part.width), h: Int32(part.height))
  }
}
