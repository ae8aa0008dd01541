import Foundation
import SDLHost

/// Tells which files of a folder are pictures.
enum PictureFile {
  private static let pictureExtensions: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "gif", "bmp", "tif", "tiff", "qoi", "avif", "heic", "heif", "jxl",
  ]

  /// Whether a folder's entry is shown: hidden files are not, files called pictures are, and others if they begin like one.
  static func isListed(name: String, inFolder prefix: String) -> Bool {
    guard !name.hasPrefix(".") else { return false }
    // Most files are decided by their names: a folder of ten thousand opens without reading any of them.
    if let dot = name.lastIndex(of: "."), pictureExtensions.contains(name[name.index(after: dot)...].lowercased()) { return true }
    return SDLImageDecoder.format(ofFile: prefix + name) != nil
  }
}
