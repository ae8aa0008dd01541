import CoreGraphics
import Foundation

/// Another program that knows more film formats than we do: frames go in as pixels, and a file comes out.
final class FFmpeg {
  private let process = Process()
  private let input = Pipe()
  /// What it has to say; a file, because a pipe that nobody reads meanwhile would stop it.
  private let complaints: URL
  private let name: String

  /// Starts `program`, which is to write `file`.
  init(program: String, format: FilmFormat, width: Int, height: Int, framesPerSecond: Int, file: URL) throws(CommandFailure) {
    name = "\(width)×\(height) .\(format.rawValue) film"
    complaints = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-ffmpeg-\(getpid()).log")
    _ = FileManager.default.createFile(atPath: complaints.path, contents: nil)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(width)x\(height)"]
      + ["-r", String(framesPerSecond), "-i", "pipe:0"] + (format.encoderArguments ?? [])
      // Nothing that depends on the day or on the version goes into the file.
      + ["-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", file.path]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try? FileHandle(forWritingTo: complaints)
    do {
      try process.run()
    } catch {
      throw .unavailable("ffmpeg cannot be started (\(program)): \(error.localizedDescription)")
    }
    signal(SIGPIPE, SIG_IGN)
  }

  /// Adds a frame that is shown for `count` frames' time.
  func add(_ image: CGImage, count: Int) throws {
    var bytes = Data(capacity: image.width * image.height * 4)
    for y in 0..<image.height {
      bytes.append(UnsafeBufferPointer(start: UnsafePointer(image.pixels.row(y)), count: image.width))
    }
    for _ in 0..<count {
      do {
        try bytes.writeAll(to: input.fileHandleForWriting.fileDescriptor, name: "to ffmpeg")
      } catch is OutputClosed {
        // It has given up; its own words say why.
        throw failure()
      }
    }
  }

  /// Waits until the file is written.
  func finish() throws(CommandFailure) {
    defer { try? FileManager.default.removeItem(at: complaints) }
    guard process.isRunning || process.terminationStatus == 0 else { throw failure() }
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw failure() }
  }

  /// Ends the program if it is still there.
  func abort() {
    if process.isRunning { process.terminate() }
    try? FileManager.default.removeItem(at: complaints)
  }

  private func failure() -> CommandFailure {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    let words = (try? String(contentsOf: complaints, encoding: .utf8)) ?? ""
    let reason = words.split(separator: "\n").last.map(String.init) ?? "it ended with status \(process.terminationStatus)"
    return .unavailable("ffmpeg cannot write a \(name): \(reason)")
  }
}
