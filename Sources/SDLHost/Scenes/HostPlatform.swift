import Compositor
import CoreGraphics
import Foundation
import UIKit

/// Gives UIKit what it needs of the machine: text, pictures and drawing. None of it needs a display.
public enum HostPlatform {
  /// To be called once, before the first scene. Throws where no font is installed.
  ///
  /// - Parameter imageFolders: where `UIImage(named:)` looks, the first first.
  @MainActor
  public static func prepare(imageFolders: [String] = []) throws(FontError) {
    TextServices.engine = try SDLTextEngine()
    DrawingServices.rasterizer = Rasterizer()
    HostServices.imageDecoder = SDLImageDecoder()
    HostServices.imageFolders = imageFolders
  }
}
