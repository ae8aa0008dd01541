import CSDL2
import CoreGraphics

/// Presents the window's surface, which X11 shares with the server. This is the fastest way without a GPU.
///
/// The content is drawn directly into the surface if its pixels have the layout of a frame's, and is otherwise copied into it.
@MainActor
final class SurfacePresenter: Presenter {
  private let window: OpaquePointer
  private var isWhole = false
  /// The surface's pixels, while they can be drawn into.
  private var canvas: PixelBuffer?
  let waitsForDisplay = false

  init(window: OpaquePointer) {
    self.window = window
    // SDL would otherwise implement the surface as a texture of OpenGL, which is slow. Wayland only has such a surface.
    SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", SDLSession.videoDriver == "wayland" ? "1" : "0")
  }

  func invalidate() { isWhole = false }

  func close() { canvas = nil }

  func canvas(width: Int, height: Int) -> PixelBuffer? {
    guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels, Int(surface.pointee.w) == width,
      Int(surface.pointee.h) == height, surface.hasLayoutOfFrames, surface.pointee.pitch % 4 == 0
    else {
      canvas = nil
      return nil
    }
    // After a change of size SDL creates another surface, possibly at the same address, but never with our mark.
    if let canvas, surface.pointee.userdata == Unmanaged.passUnretained(canvas).toOpaque() { return canvas }
    let new = PixelBuffer(
      borrowing: pixels.assumingMemoryBound(to: UInt32.self), stride: Int(surface.pointee.pitch) / 4, width: width, height: height)
    surface.pointee.userdata = Unmanaged.passUnretained(new).toOpaque()
    canvas = new
    isWhole = false
    return new
  }

  func present(_ frame: PixelBuffer, damage: [CGRect]) throws(PresentingFailure) {
    // Fetched each time, because after a change of size SDL creates another one, possibly at the same address.
    guard let surface = SDL_GetWindowSurface(window), let pixels = surface.pointee.pixels else {
      throw PresentingFailure("SDL_GetWindowSurface")
    }
    guard surface.pointee.w == frame.width, surface.pointee.h == frame.height else {
      // The window has changed its size since, and the event that reports it will follow.
      isWhole = false
      return
    }
    let changed = isWhole ? damage : [CGRect(x: 0, y: 0, width: frame.width, height: frame.height)]
    var rects = changed.compactMap { SDL_Rect($0, within: frame) }
    if frame !== canvas { for rect in rects { copy(rect, of: frame, to: surface, pixels) } }
    isWhole = SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0
    if !isWhole { throw PresentingFailure("SDL_UpdateWindowSurfaceRects") }
  }

  private func copy(
    _ rect: SDL_Rect, of frame: PixelBuffer, to surface: UnsafeMutablePointer<SDL_Surface>, _ pixels: UnsafeMutableRawPointer
  ) {
    let source = frame.row(Int(rect.y)) + Int(rect.x)
    let pitch = Int(surface.pointee.pitch)
    if surface.hasLayoutOfFrames {
      for row in 0..<Int(rect.h) {
        memcpy(pixels + (Int(rect.y) + row) * pitch + Int(rect.x) * 4, source + row * frame.stride, Int(rect.w) * 4)
      }
    } else {
      let offset = Int(rect.y) * pitch + Int(rect.x) * Int(surface.pointee.format.pointee.BytesPerPixel)
      SDL_ConvertPixels(
        rect.w, rect.h, SDL_PIXELFORMAT_RGB888.rawValue, source, Int32(frame.stride * 4), surface.pointee.format.pointee.format,
        pixels + offset, Int32(pitch))
    }
  }
}

extension UnsafeMutablePointer<SDL_Surface> {
  /// A Boolean value that indicates whether the surface's pixels have the layout of a frame's. X11 ignores the alpha.
  fileprivate var hasLayoutOfFrames: Bool {
    let format = pointee.format.pointee.format
    return format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue
  }
}
