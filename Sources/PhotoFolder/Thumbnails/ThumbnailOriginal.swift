import Host

/// The file of a picture, by which its thumbnails are found and checked.
struct ThumbnailOriginal: Sendable {
  /// The absolute URI of the file, escaped.
  let uri: String
  /// The time of the last change, in seconds since 1970.
  let modified: Int
  /// The size, in bytes.
  let size: Int

  /// The name of the file's thumbnails.
  var thumbnailName: String { MD5.digest(uri) + ".png" }

  /// Creates the original of an open file.
  init(_ path: FilePath, _ file: PictureFile) {
    uri = Self.uri(of: path.canonical)
    modified = file.modified
    size = file.size
  }

  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!$&'()*+,-./:=@_~".utf8)

  /// Returns the URI of a file with an absolute path, escaped as GLib does, on which all programs have to agree.
  static func uri(of path: FilePath) -> String {
    path.bytes.reduce(into: "file://") { uri, byte in
      if plain.contains(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        uri += "%" + String(byte >> 4, radix: 16, uppercase: true) + String(byte & 15, radix: 16, uppercase: true)
      }
    }
  }
}
