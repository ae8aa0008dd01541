import CSDL2
import CoreGraphics
import Foundation

/// Presents by copying into the window's surface, which X11 shares with the server. This is the fastest way without a GPU.
@MainActor
final class SurfacePresenter: Presenter {
  private let window: OpaquePointer
  private var isWhole = false
  let waitsForDisplay = false

  init(window: OpaquePointer) {
    self.window = window
    // SDL would otherwise implement the surface as a texture of OpenGL, which is slow. Wayland only has such a surface.
    SDL_SetHint("SDL_FRAMEBUFFER_ACCELERATION", SDLSession.videoDriver == "wayland" ? "1" : "0")
  }

  func invalidate() { isWhole = false }

  func close() {}

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
    let format = surface.pointee.format.pointee.format
    let pitch = Int(surface.pointee.pitch)
    for rect in rects {
      let source = frame.row(Int(rect.y)) + Int(rect.x)
      if format == SDL_PIXELFORMAT_RGB888.rawValue || format == SDL_PIXELFORMAT_ARGB8888.rawValue {
        for row in 0..<Int(rect.h) {
          memcpy(pixels + (Int(rect.y) + row) * pitch + Int(rect.x) * 4, source + row * frame.stride, Int(rect.w) * 4)
        }
      } else {
        let offset = Int(rect.y) * pitch + Int(rect.x) * Int(surface.pointee.format.pointee.BytesPerPixel)
        SDL_ConvertPixels(
          rect.w, rect.h, SDL_PIXELFORMAT_RGB888.rawValue, source, Int32(frame.stride * 4), format, pixels + offset, Int32(pitch))
      }
    }
    isWhole = SDL_UpdateWindowSurfaceRects(window, &rects, Int32(rects.count)) == 0
    if !isWhole { throw PresentingFailure("SDL_UpdateWindowSurfaceRects") }
  }
}
