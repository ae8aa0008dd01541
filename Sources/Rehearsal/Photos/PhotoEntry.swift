import Foundation
import Host
import SDLHost

/// Detects the images among the files of a folder.
enum PhotoEntry {
  static let pictureExtensions: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "gif", "bmp", "tif", "tiff", "qoi", "avif", "heic", "heif", "jxl",
  ]

  /// Returns whether an entry of a folder is listed. Hidden files are not. Other files are if their extension or their first bytes are an
  /// image's.
  static func isListed(name: String, inFolder prefix: String) -> Bool {
    guard !name.hasPrefix(".") else { return false }
    // The extension decides for most files, so a folder of ten thousand files opens without reading them.
    if let dot = name.lastIndex(of: "."), pictureExtensions.contains(name[name.index(after: dot)...].lowercased()) { return true }
    return PictureDecoder.format(ofFile: FilePath(prefix + name)) != nil
  }
}
