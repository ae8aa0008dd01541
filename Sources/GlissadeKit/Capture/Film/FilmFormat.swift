import Foundation

/// What a film is written as, by the end of its file's name.
enum FilmFormat: String, CaseIterable, Sendable {
  case png
  case gif
  case webp
  case mp4

  /// The format of a file called so; APNG where a name says nothing, as a device's. Fails where no format has that name.
  init(_ target: OutputTarget) throws(CommandFailure) {
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

  /// Whether ffmpeg writes the format; the other one we write ourselves.
  var needsFFmpeg: Bool { self != .png }

  /// Whether all frames have to be seen before the first can be written: a GIF has one palette for all of them.
  var needsPalette: Bool { self == .gif }

  /// How ffmpeg finds the palette of the frames, and writes it to standard output: 16 × 16 pixels of four bytes.
  static let paletteArguments = ["-vf", "palettegen", "-f", "rawvideo", "-pix_fmt", "rgba", "pipe:1"]

  /// How ffmpeg is to encode the frames into a file.
  func encoderArguments(palette: Data?, file: String) -> [String] {
    let encoder: [String] =
      switch self {
      case .png: []
      // The palette was made for this film: the usual one turns gradients into bands.
      case .gif:
        ["-f", "rawvideo", "-pix_fmt", "rgba", "-s", "16x16"]
          + ["-i", "data:application/octet-stream;base64," + (palette ?? Data()).base64EncodedString()]
          + ["-filter_complex", "[0:v][1:v]paletteuse=dither=sierra2_4a", "-loop", "0"]
      case .webp: ["-c:v", "libwebp_anim", "-quality", "85", "-loop", "0"]
      // Players want an even number of pixels and the index at the front.
      case .mp4:
        [
          "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-c:v", "libx264", "-crf", "16", "-pix_fmt", "yuv420p", "-movflags", "+faststart",
          "-threads", "1",
        ]
      }
    // Nothing that depends on the day or on the version goes into the file.
    return encoder + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-f", rawValue, file]
  }
}
