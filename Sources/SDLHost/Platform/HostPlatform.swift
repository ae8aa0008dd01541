import Compositor
import UIKit

/// Provides UIKit with the machine's services: text, pictures, and drawing. None of them needs a display.
package enum HostPlatform {
  @MainActor private static var installed: HostServices?

  /// The text engine, or the reason why there is none.
  private static let textEngine = Result { () throws(FontError) in try SDLTextEngine() }

  /// Starts to find and open fonts on another thread, for a program that has something else to do before `prepare` needs them.
  package static func prepareFonts() { DispatchQueue.global(qos: .userInitiated).async { _ = textEngine } }

  /// Installs the services, unless an earlier call has done so. Call it before the first scene. Throws if no font is installed.
  ///
  /// `imageFolders` are the folders that `UIImage(named:)` searches, in this order, or nil to leave them unchanged.
  @MainActor
  package static func prepare(imageFolders: [String]? = nil) throws(FontError) {
    if installed != nil, imageFolders == nil { return }
    var services: HostServices
    if let installed { services = installed } else { services = try makeServices() }
    if let imageFolders { services.imageFolders = imageFolders }
    services.install()
    installed = services
  }

  /// Adds the font files that an app registers, by their paths. They are used where their family is named, until the program ends.
  package static func add(fonts paths: [String]) { try? textEngine.get().add(fonts: paths) }

  /// Closes the fonts that weren't used since the previous call.
  package static func closeUnusedFonts() { try? textEngine.get().closeUnusedFonts() }

  @MainActor
  private static func makeServices() throws(FontError) -> HostServices {
    HostMemory.prepare()
    let textEngine = try textEngine.get()
    var services = HostServices()
    services.textEngine = textEngine
    services.rasterizer = Rasterizer(textEngine: textEngine)
    services.imageDecoder = PictureDecoder()
    services.pasteboard = ClipboardPasteboard()
    return services
  }
}
