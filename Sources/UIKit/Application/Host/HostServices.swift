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

/// The services that UIKit requires from the host, which sets them before the first scene connects.
package enum HostServices {
  /// The image decoder, or nil without a host, in which case images cannot be read and `UIImage(named:)` and related
  /// initializers return nil.
  nonisolated(unsafe) package static var imageDecoder: (any ImageDecoding)?
  /// The folders in which `UIImage(named:)` searches, in order.
  nonisolated(unsafe) package static var imageFolders: [String] = []
}
