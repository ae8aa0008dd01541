import Compositor
import CoreGraphics
import Foundation
import UIKit

/// Provides UIKit with the machine's services: text, pictures, and drawing. None of them needs a display.
package enum HostPlatform {
  @MainActor private static var isPrepared = false

  /// Sets up the services, unless an earlier call has done so. Call it before the first scene.
  ///
  /// - Parameter imageFolders: The folders that `UIImage(named:)` searches, in this order, or nil to leave them unchanged.
  /// - Throws: A `FontError` if no font is installed.
  @MainActor
  package static func prepare(imageFolders: [String]? = nil) throws(FontError) {
    if !isPrepared {
      TextServices.engine = try SDLTextEngine()
      let rasterizer = Rasterizer()
      DrawingServices.rasterizer = rasterizer
      LayerServices.rasterizer = rasterizer
      HostServices.imageDecoder = SDLImageDecoder()
      isPrepared = true
    }
    if let imageFolders { HostServices.imageFolders = imageFolders }
  }
}
