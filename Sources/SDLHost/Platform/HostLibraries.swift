import CSDL2
import CoreGraphics

/// The libraries and the font that the pixels of text and pictures depend on.
package enum HostLibraries {
  /// The versions of the loaded libraries and the font file for body text, on one line. Two machines with the same line draw the same
  /// pixels.
  package static var summary: String {
    "SDL \(sdl), SDL_image \(text(IMG_Linked_Version().pointee)), SDL_ttf \(text(TTF_Linked_Version().pointee)), "
      + "FreeType \(freeType), \(font)"
  }

  /// The name and the size of the font file for body text.
  private static var font: String {
    guard let path = try? FontCatalog().face(for: FontDescription(size: 17)).path else { return "no font" }
    let size = (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int ?? 0
    return "\(URL(fileURLWithPath: path).lastPathComponent) of \(size) bytes"
  }

  private static var sdl: String {
    var version = SDL_version()
    SDL_GetVersion(&version)
    return text(version)
  }

  /// The version of FreeType. SDL_ttf reports it only after it has been initialized.
  private static var freeType: String {
    guard TTF_Init() == 0 else { return "unknown" }
    defer { TTF_Quit() }
    var (major, minor, patch): (Int32, Int32, Int32) = (0, 0, 0)
    TTF_GetFreeTypeVersion(&major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  private static func text(_ version: SDL_version) -> String { "\(version.major).\(version.minor).\(version.patch)" }
}
