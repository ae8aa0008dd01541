import CoreGraphics
import Foundation
import SDLHost

/// Puts frames together into a film file: by ourselves where we know the format, else by ffmpeg.
@MainActor
final class FilmWriter {
  private enum Encoder {
    case apng(APNGEncoder)
    case ffmpeg(FFmpeg, draft: URL)
  }

  private let format: FilmFormat
  private let framesPerSecond: Int
  private let target: OutputTarget
  private let program: String?
  private var encoder: Encoder?

  /// Fails at once where the format needs ffmpeg and that is not installed.
  init(_ target: OutputTarget, framesPerSecond: Int, programs: ProgramFolders) throws(CommandFailure) {
    format = try FilmFormat(path: target.path)
    self.target = target
    self.framesPerSecond = framesPerSecond
    program = format.encoderArguments == nil ? nil : programs.program("ffmpeg")
    if format.encoderArguments != nil, program == nil {
      throw .unavailable("a .\(format.rawValue) film needs ffmpeg, which is not installed; a name that ends in .png needs nothing")
    }
  }

  /// Adds a frame that is shown for `count` frames' time.
  func add(_ image: CGImage, count: Int) throws {
    switch try encoder ?? begin(image) {
    case .apng(var film):
      encoder = nil
      film.add(image, count: count)
      encoder = .apng(film)
    case .ffmpeg(let ffmpeg, _): try ffmpeg.add(image, count: count)
    }
  }

  private func begin(_ image: CGImage) throws(CommandFailure) -> Encoder {
    let encoder: Encoder
    if let program {
      let draft = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-film-\(getpid()).\(format.rawValue)")
      encoder = .ffmpeg(
        try FFmpeg(
          program: program, format: format, width: image.width, height: image.height, framesPerSecond: framesPerSecond, file: draft),
        draft: draft)
    } else {
      encoder = .apng(APNGEncoder(width: image.width, height: image.height, framesPerSecond: framesPerSecond))
    }
    self.encoder = encoder
    return encoder
  }

  /// Writes the film to where it is to go.
  func finish(console: any Console) throws {
    switch encoder {
    case nil: return
    case .apng(var film): try target.write(film.finish(), console: console)
    case .ffmpeg(let ffmpeg, let draft):
      defer { try? FileManager.default.removeItem(at: draft) }
      try ffmpeg.finish()
      guard let film = try? Data(contentsOf: draft) else { throw CommandFailure.unavailable("ffmpeg has written nothing") }
      try target.write(film, console: console)
    }
    encoder = nil
  }

  /// Leaves the film unwritten.
  func abandon() {
    guard case .ffmpeg(let ffmpeg, let draft) = encoder else { return }
    ffmpeg.abort()
    try? FileManager.default.removeItem(at: draft)
  }
}
