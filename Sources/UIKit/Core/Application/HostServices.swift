import CoreGraphics
import Foundation

/// An object that reads and writes image files.
///
/// The host provides it (SDL_image). Its methods can be called on any thread.
package protocol ImageDecoding: AnyObject, Sendable {
  /// Returns the image in a file, with its pixels as stored.
  ///
  /// - Throws: An error with a readable message if the file cannot be read.
  func decodeImage(atPath path: String) throws -> CGImage
  /// Returns the image in the data of an image file.
  ///
  /// - Throws: An error with a readable message if the data cannot be decoded.
  func decodeImage(from data: Data) throws -> CGImage
  /// Returns the data of a PNG file with the pixels of an image.
  ///
  /// - Throws: An error if the image cannot be encoded.
  func pngData(from image: CGImage) throws -> Data
}

/// The clipboard that is shared with other programs.
///
/// The host provides it.
@MainActor
package protocol PasteboardService: AnyObject, Sendable {
  /// The text on the clipboard, or nil if it contains none.
  var string: String? { get set }
}

/// The services that UIKit and the modules below it require from the host, which installs them before the first scene connects.
package struct HostServices: Sendable {
  /// The object that measures and rasterizes text. The default one estimates sizes and draws nothing.
  package var textEngine: any TextEngine = EstimatingTextEngine()
  /// The object that turns drawings into pixels, or nil without a host.
  package var rasterizer: (any DrawingRasterizer)?
  /// The image decoder, or nil without a host, in which case images cannot be read and `UIImage(named:)` and related
  /// initializers return nil.
  package var imageDecoder: (any ImageDecoding)?
  /// The folders in which `UIImage(named:)` searches, in order.
  package var imageFolders: [String] = []
  /// The clipboard of the desktop. The default one is private to the process.
  package var pasteboard: any PasteboardService = LocalPasteboard()
  /// Called with a message for each misuse of UIKit by code of a scene without a `warningHandler`.
  ///
  /// By default it writes to standard error, each message once, and at the end of the program the number of repetitions.
  package var warn: @MainActor (String) -> Void = { WarningLog.standardError.add($0) }

  /// Creates the services of a program without a host.
  package init() {}

  /// The installed services.
  nonisolated(unsafe) package private(set) static var current = HostServices()

  /// Makes these the services of UIKit and of the modules below it.
  @MainActor
  package func install() {
    GraphicsServices.install(GraphicsServices(textEngine: textEngine, rasterizer: rasterizer))
    Self.current = self
  }
}

/// A clipboard that is private to the process.
@MainActor
final class LocalPasteboard: PasteboardService {
  var string: String?

  nonisolated init() {}
}
