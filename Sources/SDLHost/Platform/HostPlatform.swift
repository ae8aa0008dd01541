import Compositor
import CoreGraphics
import Foundation
import UIKit

/// Provides UIKit with the machine's services: text, pictures, and drawing. None of them needs a display.
package enum HostPlatform {
  @MainActor private static var installed: HostServices?
  /// The folders with pictures of the program, and those of code files.
  @MainActor private static var programFolders: [String] = []
  @MainActor private static var codeFolders: [String] = []

  /// Installs the services, unless an earlier call has done so. Call it before the first scene.
  ///
  /// - Parameter imageFolders: The folders that `UIImage(named:)` searches, in this order, or nil to leave them unchanged.
  /// - Throws: A `FontError` if no font is installed.
  @MainActor
  package static func prepare(imageFolders: [String]? = nil) throws(FontError) {
    if installed != nil, imageFolders == nil { return }
    if installed == nil { installed = try makeServices() }
    if let imageFolders { programFolders = imageFolders }
    install()
  }

  /// Makes `UIImage(named:)` search the folders of code files as well, before those of the program.
  @MainActor
  package static func addImageFolders(besideFiles files: [String]) {
    for folder in files.map({ ($0 as NSString).deletingLastPathComponent }) where !codeFolders.contains(folder) {
      codeFolders.append(folder)
    }
    install()
  }

  @MainActor
  private static func install() {
    installed?.imageFolders = codeFolders + programFolders
    installed?.install()
  }

  @MainActor
  private static func makeServices() throws(FontError) -> HostServices {
    let textEngine = try SDLTextEngine()
    var services = HostServices()
    services.textEngine = textEngine
    services.rasterizer = Rasterizer(textEngine: textEngine)
    services.imageDecoder = SDLImageDecoder()
    services.pasteboard = ClipboardPasteboard()
    return services
  }
}
