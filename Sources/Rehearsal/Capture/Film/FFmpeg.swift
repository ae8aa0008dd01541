import CoreGraphics
import Foundation

/// An `ffmpeg` process that encodes frames into a file or to its standard output. It ends when this program ends.
final class FFmpeg {
  private let process = Process()
  private let input = Pipe()
  /// The standard output and standard error of the process, in memory. A pipe that isn't read would block it.
  private let output: MemoryFile
  private let complaints: MemoryFile
  /// The film, in words for messages.
  private let film: String
  private let cleanup: CleanupList.Item?

  /// Starts `ffmpeg` with frames of `width` × `height` pixels. The arguments follow those for the input.
  init(
    program: String, _ arguments: [String], film: String, width: Int, height: Int, framesPerSecond: Int
  ) throws(GlissadeError) {
    self.film = film
    output = try MemoryFile()
    complaints = try MemoryFile()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      ["-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-s", "\(width)x\(height)"]
      + ["-r", String(framesPerSecond), "-i", "pipe:0"] + arguments
    process.standardInput = input
    process.standardOutput = output.handle
    process.standardError = complaints.handle
    do {
      try process.run()
    } catch {
      throw .unavailable("ffmpeg cannot be started (\(program)): \(error.localizedDescription)")
    }
    cleanup = CleanupList.add(process: process.processIdentifier)
  }

  /// Adds a frame that is shown for the duration of `count` frames.
  func add(_ image: CGImage, count: Int) throws {
    var bytes = Data(capacity: image.width * image.height * 4)
    for y in 0..<image.height {
      bytes.append(UnsafeBufferPointer(start: UnsafePointer(image.pixels.row(y)), count: image.width))
    }
    for _ in 0..<count {
      do {
        try bytes.writeAll(to: input.fileHandleForWriting.fileDescriptor, name: "to ffmpeg")
      } catch is OutputClosed {
        // The process has ended, and its own message contains the reason.
        end()
        throw failure
      }
    }
  }

  @discardableResult
  func finish() throws(GlissadeError) -> Data {
    end()
    // On a full disk it may print an error and still exit with success.
    if process.terminationStatus != 0 || isOutOfSpace { throw failure }
    return output.data
  }

  func abort() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    end()
  }

  private func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    cleanup?.forget()
  }

  // MARK: Complaints

  private var words: String { String(decoding: complaints.data.prefix(1 << 16), as: UTF8.self) }

  private var isOutOfSpace: Bool {
    let words = words
    return [ENOSPC, EDQUOT, EFBIG].contains { words.contains(String(cString: strerror($0))) }
  }

  private var failure: GlissadeError {
    let reason = words.split(separator: "\n").first.map(String.init) ?? "it ended with status \(process.terminationStatus)"
    let message = "ffmpeg cannot write a \(film): \(reason)"
    return isOutOfSpace ? .cannotCreate(message) : .unavailable(message)
  }
}

/// An unnamed file that disappears with its last open descriptor.
private struct MemoryFile {
  let handle: FileHandle

  init() throws(GlissadeError) {
    let descriptor = memfdCreate("glissade", 1)
    guard descriptor >= 0 else { throw .unavailable("not enough memory to run ffmpeg: \(SystemError.current)") }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  var data: Data {
    try? handle.seek(toOffset: 0)
    return (try? handle.readToEnd()) ?? Data()
  }
}

/// `memfd_create(2)`, which Swift's Glibc module doesn't export. Flag 1 closes the file when another program is executed.
@_silgen_name("memfd_create")
private func memfdCreate(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
