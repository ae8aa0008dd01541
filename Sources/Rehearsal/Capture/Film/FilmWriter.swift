import CoreGraphics
import Foundation

/// Writes frames to a film's file, either itself or with `ffmpeg`, depending on the format.
///
/// Each frame is encoded as soon as it is drawn, so a long film takes no more memory than a short one.
@MainActor
package struct FilmWriter {
  package typealias Adding = (_ image: CGImage, _ count: Int) throws -> Void

  private let format: FilmFormat
  private let framesPerSecond: Int
  private let target: OutputTarget
  private let ffmpeg: String?
  private let state: String?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - target: The file to write.
  ///   - framesPerSecond: The number of frames per second.
  ///   - programs: The folders in which `ffmpeg` is searched.
  ///   - state: The state that the film starts from, as text, or nil for none. It is stored in the file.
  ///
  /// - Throws: A `GlissadeError` if the format needs `ffmpeg` and that is not installed.
  package init(
    _ target: OutputTarget, framesPerSecond: Int, programs: ProgramFolders, state: String? = nil
  ) throws(GlissadeError) {
    self.state = state
    format = try FilmFormat(target)
    self.target = target
    self.framesPerSecond = framesPerSecond
    ffmpeg = format.needsFFmpeg ? programs.program("ffmpeg") : nil
    if format.needsFFmpeg, ffmpeg == nil {
      throw .unavailable("a .\(format.rawValue) film needs ffmpeg, which is not installed; a .png film doesn't need it")
    }
  }

  package var passes: Int { format.needsPalette ? 2 : 1 }

  /// Writes the film atomically. `film` adds the frames; it is called once for each pass, and must add the same frames each time.
  package func write(console: any Console, _ film: (Adding) throws -> Void) throws {
    if let ffmpeg {
      let draft = try Draft(for: target)
      defer { draft.discard() }
      let palette = format.needsPalette ? try run(ffmpeg, FilmFormat.paletteArguments, film) : nil
      try run(ffmpeg, format.encoderArguments(palette: palette, file: draft.path), film)
      if draft.isEmpty { throw GlissadeError.unavailable("ffmpeg has written nothing") }
      if let state { try add(state, to: draft) }
      try draft.finish(console: console)
    } else {
      let file = try APNGFile(target, framesPerSecond: framesPerSecond, state: state)
      try film(file.add)
      try file.finish(console: console)
    }
  }

  private func add(_ state: String, to draft: Draft) throws {
    let film = try Data(contentsOf: URL(fileURLWithPath: draft.path))
    guard let changed = FilmText.add(state, to: film) else { return }
    try draft.replaceBeginning(with: changed)
  }

  /// Runs `ffmpeg` on the film's frames, and returns its standard output.
  @discardableResult
  private func run(_ program: String, _ arguments: [String], _ film: (Adding) throws -> Void) throws -> Data {
    var running: FFmpeg?
    do {
      try film { image, count in
        let ffmpeg =
          try running
          ?? FFmpeg(
            program: program, arguments, film: "\(image.width)×\(image.height) .\(format.rawValue) film", width: image.width,
            height: image.height, framesPerSecond: framesPerSecond)
        running = ffmpeg
        try ffmpeg.add(image, count: count)
      }
      return try running?.finish() ?? Data()
    } catch {
      running?.abort()
      throw error
    }
  }
}
