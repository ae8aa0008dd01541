import Foundation

/// The format of a film, from the extension of its file's name.
enum FilmFormat: String, CaseIterable, Sendable {
  case png
  case gif
  case webp
  case mp4

  /// Creates the format of a file. A name without an extension, such as a device's, means APNG.
  ///
  /// - Throws: A `GlissadeError` if no format has that extension.
  init(_ target: OutputTarget) throws(GlissadeError) {
    let ending = (target.path as NSString).pathExtension.lowercased()
    if let format = FilmFormat(rawValue: ending == "apng" ? "png" : ending) {
      self = format
    } else if target.ending == nil {
      self = .png
    } else {
      let names = Self.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw .usage("a film's name ends in one of \(names); “\(target.path)” does not")
    }
  }

  /// A Boolean value that indicates whether `ffmpeg` writes the format. Glissade itself writes APNG.
  var needsFFmpeg: Bool { self != .png }

  /// A Boolean value that indicates whether all frames must be known before the first can be written. A GIF has one palette for all.
  var needsPalette: Bool { self == .gif }

  /// The arguments with which `ffmpeg` writes the palette of the frames to standard output: 16 × 16 pixels of four bytes.
  static let paletteArguments = ["-vf", "palettegen", "-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"]

  func encoderArguments(palette: Data?, file: String) -> [String] {
    let encoder: [String] =
      switch self {
      case .png: []
      // Uses the palette made for this film. The default palette causes banding in gradients.
      case .gif:
        ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", "16x16"]
          + ["-i", "data:application/octet-stream;base64," + (palette ?? Data()).base64EncodedString()]
          + ["-filter_complex", "[0:v][1:v]paletteuse=dither=sierra2_4a", "-loop", "0"]
      case .webp: ["-c:v", "libwebp_anim", "-quality", "85", "-loop", "0"]
      // Players require even dimensions and prefer the index at the front.
      case .mp4:
        [
          "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-c:v", "libx264", "-crf", "16", "-pix_fmt", "yuv420p", "-movflags", "+faststart",
          "-threads", "1",
        ]
      }
    // The file contains nothing that depends on the date or on the version of ffmpeg.
    return encoder + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-f", rawValue, file]
  }
}
