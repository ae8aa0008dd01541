/// The kind of an option's value or of an operand, by which shells complete it.
package enum WordKind: Sendable, Equatable {
  /// Text that can't be completed.
  case text
  /// One of several words.
  case words([String])
  /// A file. If there are extensions, in lowercase, it has one of them.
  case file([String] = [])
  case folder
  /// The id of a demo.
  case demo
  /// The id of a demo, a Swift file, or a folder with Swift files.
  case demoOrSource
  /// The name of a take of the demo that the command line names, or a file.
  case take
  /// The name of a preset of that demo, or a file.
  case preset
  /// The id of one of that demo's values, followed by “=” and the value.
  case assignment

  /// The extensions of the pictures that can be shown, in lowercase.
  static let pictures = WordKind.file([
    "jpg", "jpeg", "jpe", "jfif", "png", "apng", "webp", "gif", "bmp", "tif", "tiff", "qoi", "avif", "heic", "heif",
  ])
  /// The extensions of the pictures and films that Glissade writes and opens again.
  static let captures = WordKind.file(["png", "apng", "gif", "webp", "mp4"])
  /// Swift files, and folders that contain them.
  static let sources = WordKind.file(["swift"])
}
