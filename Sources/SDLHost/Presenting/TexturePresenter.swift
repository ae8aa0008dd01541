import CSDL2
import CoreGraphics

/// Presents through one streaming texture, in step with the display. For graphics cards, and for Wayland.
@MainActor
final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)
  private var isWhole = false
  let waitsForDisplay: Bool

  /// Throws if there is no accelerated renderer.
  init(window: OpaquePointer) throws(PresentingFailure) {
    let flags = SDL_RENDERER_ACCELERATED.rawValue | SDL_RENDERER_PRESENTVSYNC.rawValue
    guard let renderer = SDL_CreateRenderer(window, -1, flags) else { throw PresentingFailure("SDL_CreateRenderer") }
    self.renderer = renderer
    var info = SDL_RendererInfo()
    SDL_GetRendererInfo(renderer, &info)
    waitsForDisplay = info.flags & SDL_RENDERER_PRESENTVSYNC.rawValue != 0
  }

  func invalidate() {
    isWhole = false
    // After a reset of the device the texture's pixels are lost, and possibly the texture too.
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
  }

  func close() {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
  }

  func present(_ frame: PixelBuffer, damage: [CGRect]) throws(PresentingFailure) {
    if texture == nil || textureSize != (frame.width, frame.height) {
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(frame.width), Int32(frame.height))
      textureSize = (frame.width, frame.height)
      isWhole = false
    }
    guard let texture else { throw PresentingFailure("SDL_CreateTexture") }
    SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE)
    for rect in isWhole ? damage : [CGRect(x: 0, y: 0, width: frame.width, height: frame.height)] {
      guard var part = SDL_Rect(rect, within: frame) else { continue }
      guard SDL_UpdateTexture(texture, &part, frame.row(Int(part.y)) + Int(part.x), Int32(frame.stride * 4)) == 0 else {
        throw PresentingFailure("SDL_UpdateTexture")
      }
    }
    isWhole = true
    guard SDL_RenderCopy(renderer, texture, nil, nil) == 0 else { throw PresentingFailure("SDL_RenderCopy") }
    SDL_RenderPresent(renderer)
  }
}
