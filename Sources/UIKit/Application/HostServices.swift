import CoreGraphics
import Foundation

/// Reads and writes image files. Filled by the host (SDL_image); safe to call from any thread.
public protocol ImageDecoding: AnyObject, Sendable {
  /// The picture in a file, as its pixels are stored; throws with a message for people when it cannot be read.
  func decodeImage(atPath path: String) throws -> CGImage
  /// The picture in the bytes of an image file.
  func decodeImage(from data: Data) throws -> CGImage
  /// The bytes of a PNG file with the image's pixels.
  func pngData(from image: CGImage) throws -> Data
}

/// What UIKit needs from the machine that it runs on. Set by the host before the first scene connects.
public enum HostServices {
  /// Nil until a host has set it: images then cannot be read, and `UIImage(named:)` and its siblings give nil.
  nonisolated(unsafe) public static var imageDecoder: (any ImageDecoding)?
  /// The folders in which `UIImage(named:)` looks, the first first.
  nonisolated(unsafe) public static var imageFolders: [String] = []
}
