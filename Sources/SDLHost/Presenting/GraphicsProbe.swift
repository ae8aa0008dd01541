import CSDL2
import Foundation

/// Determines whether OpenGL uses a graphics card or only software.
@MainActor
enum GraphicsProbe {
  /// The names of renderers, of Mesa and others, that use the processor.
  private static let softwareRenderers = ["llvmpipe", "softpipe", "swrast", "software", "swiftshader"]

  static var hasGraphicsCard: Bool {
    guard !["dummy", "offscreen"].contains(SDLSession.videoDriver), hasDevice, let name = rendererName else { return false }
    return !softwareRenderers.contains { name.lowercased().contains($0) }
  }

  /// A Boolean value that indicates whether the kernel has a graphics device. Without one, the query of OpenGL, which takes 40 ms, isn't
  /// needed.
  private static var hasDevice: Bool {
    if access("/dev/nvidiactl", F_OK) == 0 { return true }
    let devices = (try? FileManager.default.contentsOfDirectory(atPath: "/dev/dri")) ?? []
    return devices.contains { $0.hasPrefix("render") || $0.hasPrefix("card") }
  }

  /// The name of OpenGL's renderer, determined in a hidden window.
  private static var rendererName: String? {
    let flags = SDL_WINDOW_OPENGL.rawValue | SDL_WINDOW_HIDDEN.rawValue
    guard let window = SDL_CreateWindow("", 0, 0, 16, 16, flags) else { return nil }
    defer { SDL_DestroyWindow(window) }
    guard let context = SDL_GL_CreateContext(window) else { return nil }
    defer { SDL_GL_DeleteContext(context) }
    guard let address = SDL_GL_GetProcAddress("glGetString") else { return nil }
    typealias GetString = @convention(c) (UInt32) -> UnsafePointer<CChar>?
    let glRenderer: UInt32 = 0x1f01
    return unsafeBitCast(address, to: GetString.self)(glRenderer).map { String(cString: $0) }
  }
}
