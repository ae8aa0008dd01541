import Compositor
import CoreGraphics
import Foundation
import UIKit

/// Provides UIKit with the machine's services: text, pictures, and drawing. None of them needs a display.
public enum HostPlatform {
  /// Sets up the services. Call it once, before the first scene.
  ///
  /// - Parameter imageFolders: The folders that `UIImage(named:)` searches, in this order.
  /// - Throws: A `FontError` if no font is installed.
  @MainActor
  public static func prepare(imageFolders: [String] = []) throws(FontError) {
    TextServices.engine = try SDLTextEngine()
    DrawingServices.rasterizer = Rasterizer()
    HostServices.imageDecoder = SDLImageDecoder()
    HostServices.imageFolders = imageFolders
  }
}
