import CoreGraphics
import Foundation

/// Another program that knows more film formats than we do: frames go in as pixels, and a file, or bytes, come out.
///
/// It ends when this program does.
final class FFmpeg {
  private let process = Process()
  private let input = Pipe()
  /// What it writes to standard output, and what it has to say. In memory: a pipe that nobody reads meanwhile would stop it.
  private let output: MemoryFile
  private let complaints: MemoryFile
  /// The film, in words for messages.
  private let film: String
  private let leftover: Leftovers.Item?

  /// Starts the program, which reads frames of `width` × `height` pixels and does with them as `arguments` say.
  init(
    program: String, _ arguments: [String], film: String, width: Int, height: Int, framesPerSecond: Int
  ) throws(CommandFailure) {
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
    leftover = Leftovers.add(process: process.processIdentifier)
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
        end()
        throw failure
      }
    }
  }

  /// Waits until the program has done its work, and returns what it has written to standard output.
  @discardableResult
  func finish() throws(CommandFailure) -> Data {
    end()
    // Of a full disk it may complain, and end as if all were well.
    if process.terminationStatus != 0 || isOutOfSpace { throw failure }
    return output.data
  }

  /// Ends the program if it is still there.
  func abort() {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    end()
  }

  private func end() {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    leftover?.forget()
  }

  // MARK: Complaints

  private var words: String { String(decoding: complaints.data.prefix(1 << 16), as: UTF8.self) }

  private var isOutOfSpace: Bool {
    let words = words
    return [ENOSPC, EDQUOT, EFBIG].contains { words.contains(String(cString: strerror($0))) }
  }

  private var failure: CommandFailure {
    let reason = words.split(separator: "\n").first.map(String.init) ?? "it ended with status \(process.terminationStatus)"
    let message = "ffmpeg cannot write a \(film): \(reason)"
    return isOutOfSpace ? .cannotCreate(message) : .unavailable(message)
  }
}

/// A file without a name, which is gone when nobody has it open any more.
private struct MemoryFile {
  let handle: FileHandle

  init() throws(CommandFailure) {
    let descriptor = memfdCreate("glissade", 1)
    guard descriptor >= 0 else { throw .unavailable("there is no memory to talk to ffmpeg: \(SystemError.current)") }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  /// All that has been written.
  var data: Data {
    try? handle.seek(toOffset: 0)
    return (try? handle.readToEnd()) ?? Data()
  }
}

/// memfd_create(2), which Swift's Glibc module does not show; flag 1 closes the file where another program is started.
@_silgen_name("memfd_create")
private func memfdCreate(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
