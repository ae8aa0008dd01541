import CSDL2
import Foundation

/// The ways of showing pixels on the screen.
@MainActor
enum PresenterKind: String {
  /// Copies into the window's surface. Fastest on X11 without a graphics card.
  case surface
  /// Copies into a streaming texture, in step with the display. For graphics cards, and for Wayland, where SDL has no native surface.
  case texture

  /// The environment variable that names the only kind to use, "surface" or "texture".
  static let variable = "GLISSADE_PRESENTER"

  static func candidates(environment: [String: String] = ProcessInfo.processInfo.environment) -> [PresenterKind] {
    if let name = environment[variable], let kind = PresenterKind(rawValue: name) { return [kind] }
    let prefersTexture = SDLSession.videoDriver == "wayland" || GraphicsProbe.hasGraphicsCard
    return prefersTexture ? [.texture, .surface] : [.surface, .texture]
  }

  func makePresenter(for window: OpaquePointer) throws(PresentingFailure) -> any Presenter {
    switch self {
    case .surface: return SurfacePresenter(window: window)
    case .texture: return try TexturePresenter(window: window)
    }
  }
}

struct PresentingFailure: Error, CustomStringConvertible {
  let description: String

  /// Creates a failure of a call to SDL, with SDL's message.
  init(_ call: String) {
    let reason = String(cString: SDL_GetError())
    description = reason.isEmpty ? "\(call) failed" : "\(call) failed (\(reason))"
  }
}
