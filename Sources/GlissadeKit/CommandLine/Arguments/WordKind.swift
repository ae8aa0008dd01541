/// The kind of an option's value or of an operand, which determines how shells complete it.
package enum WordKind: Sendable, Equatable {
  /// Text without completion.
  case text
  case words([String])
  /// A file with one of the extensions, in lowercase. An empty list allows all files.
  case file([String] = [])
  case folder
  case demo
  case demoOrSource
  /// The name of a take of the demo on the command line, or a file.
  case take
  /// The name of a preset of that demo, or a file.
  case preset
  /// The id of a value of that demo, followed by “=” and the new value.
  case assignment

  /// The pictures that can be shown.
  static let pictures = WordKind.file([
    "jpg", "jpeg", "jpe", "jfif", "png", "apng", "webp", "gif", "bmp", "tif", "tiff", "qoi", "avif", "heic", "heif",
  ])
  /// The pictures and films that Glissade writes and can open again.
  static let captures = WordKind.file(["png", "apng", "gif", "webp", "mp4"])
  static let sources = WordKind.file(["swift"])
}
