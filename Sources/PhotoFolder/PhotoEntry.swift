import Foundation
import Host
import SDLHost

enum PhotoEntry {
  static let pictureExtensions: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "gif", "bmp", "tif", "tiff", "qoi", "avif", "heic", "heif", "jxl",
  ]

  private static let packedExtensions = Set(pictureExtensions.map { packed(Array($0.utf8)) })

  /// Returns whether an entry of a folder is listed: a file that isn't hidden and has the extension or the first bytes of an image.
  ///
  /// The path of the folder ends with a slash.
  static func isListed(_ name: UnsafeBufferPointer<UInt8>, _ kind: FolderReader.Kind, inFolder folder: [UInt8]) -> Bool {
    guard kind != .folder, let first = name.first, first != UInt8(ascii: ".") else { return false }
    // The extension decides for most files, so that a folder of ten thousand files opens without reading them.
    if let dot = name.lastIndex(of: UInt8(ascii: ".")) {
      let letters = UnsafeBufferPointer(rebasing: name[(dot + 1)...])
      if (1...4).contains(letters.count), packedExtensions.contains(packed(letters)) { return true }
    }
    return kind != .other && PictureDecoder.format(ofFile: FilePath(bytes: folder + name)) != nil
  }

  /// Returns up to four letters as one number, in lowercase.
  private static func packed(_ letters: some Collection<UInt8>) -> UInt32 {
    letters.reduce(0) { $0 << 8 | UInt32((0x41...0x5a).contains($1) ? $1 + 0x20 : $1) }
  }
}
