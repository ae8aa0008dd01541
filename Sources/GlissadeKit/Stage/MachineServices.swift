import Compositor
import CoreGraphics
import SDLHost
import UIKit

/// What UIKit asks of the machine: text, pictures from files, drawings made pixels.
@MainActor
enum MachineServices {
  private static var isInstalled = false

  /// Hands them over, once. Needed before any screen is laid out.
  static func install() throws(CommandFailure) {
    guard !isInstalled else { return }
    do {
      TextServices.engine = try SDLTextEngine()
    } catch {
      throw .unavailable("\(error)")
    }
    DrawingServices.rasterizer = Rasterizer()
    HostServices.imageDecoder = SDLImageDecoder()
    isInstalled = true
  }
}
