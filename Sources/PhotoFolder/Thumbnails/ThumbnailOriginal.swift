import Host

/// The file of a picture, by which its thumbnails are found and checked.
struct ThumbnailOriginal: Sendable {
  /// The absolute URI, escaped.
  let uri: String
  /// In seconds since 1970.
  let modified: Int
  /// In bytes.
  let size: Int

  var thumbnailName: String { MD5.digest(uri) + ".png" }

  init(_ path: FilePath, _ file: PictureFile) {
    uri = Self.uri(of: path.canonical)
    modified = file.modified
    size = file.size
  }

  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!$&'()*+,-./:=@_~".utf8)

  /// Returns the URI of a file with an absolute path, escaped as in GLib, because all programs must agree on it.
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
