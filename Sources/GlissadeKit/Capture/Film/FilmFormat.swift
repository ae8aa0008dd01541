import Foundation

/// What a film is written as, by the end of its file's name.
enum FilmFormat: String, CaseIterable, Sendable {
  case png
  case gif
  case webp
  case mp4

  /// The format of a file called so; APNG for standard output. Fails where no format has that name.
  init(path: String) throws(CommandFailure) {
    let ending = (path as NSString).pathExtension.lowercased()
    if path == OutputTarget.standardOutput.path {
      self = .png
    } else if let format = FilmFormat(rawValue: ending == "apng" ? "png" : ending) {
      self = format
    } else {
      let names = Self.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw .usage("a film's name ends in one of \(names); “\(path)” does not")
    }
  }

  /// How ffmpeg is to encode the format; nil for the one that we write ourselves.
  var encoderArguments: [String]? {
    switch self {
    case .png: nil
    // A palette made for this film: the usual one turns gradients into bands.
    case .gif: ["-filter_complex", "split[a][b];[a]palettegen[p];[b][p]paletteuse=dither=sierra2_4a", "-loop", "0"]
    case .webp: ["-c:v", "libwebp_anim", "-quality", "85", "-loop", "0"]
    // Players want an even number of pixels and the index at the front.
    case .mp4:
      [
        "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-c:v", "libx264", "-crf", "16", "-pix_fmt", "yuv420p", "-movflags", "+faststart",
        "-threads", "1",
      ]
    }
  }
}
