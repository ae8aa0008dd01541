import CoreGraphics
import Foundation

/// The host's reader and writer of image files (SDL_image). Its methods can be called on any thread.
package protocol ImageDecoding: AnyObject, Sendable {
  /// Returns the image in a file, with its pixels as stored. The error has a readable message.
  func decodeImage(atPath path: String) throws -> CGImage
  func decodeImage(from data: Data) throws -> CGImage
  func pngData(from image: CGImage) throws -> Data
}

/// The clipboard that is shared with other programs, provided by the host.
@MainActor
package protocol PasteboardService: AnyObject, Sendable {
  /// The text on the clipboard, or nil if it contains none.
  var string: String? { get set }
}

/// The services that UIKit and the modules below it require from the host, which installs them before the first scene connects.
package struct HostServices: Sendable {
  /// Measures and rasterizes text. The default engine estimates sizes and draws nothing.
  package var textEngine: any TextEngine = EstimatingTextEngine()
  /// Turns drawings into pixels. It is nil without a host.
  package var rasterizer: (any DrawingRasterizer)?
  /// Nil without a host. Images cannot be read then, and `UIImage(named:)` and related initializers return nil.
  package var imageDecoder: (any ImageDecoding)?
  /// The folders in which `UIImage(named:)` searches, in order.
  package var imageFolders: [String] = []
  package var pasteboard: any PasteboardService = LocalPasteboard()
  /// Receives a message for each misuse of UIKit by code of a scene without a `warningHandler`. By default, each message is written to
  /// standard error once, and the number of repetitions at the end of the program.
  package var warn: @MainActor (String) -> Void = { WarningLog.standardError.add($0) }

  package init() {}

  // The host sets it once, before the first scene.
  nonisolated(unsafe) package private(set) static var current = HostServices()

  /// Makes these the services of UIKit and of the modules below it.
  @MainActor
  package func install() {
    GraphicsServices.install(GraphicsServices(textEngine: textEngine, rasterizer: rasterizer))
    Self.current = self
  }
}

@MainActor
final class LocalPasteboard: PasteboardService {
  var string: String?

  nonisolated init() {}
}
