import Foundation
import Rehearsal

/// Copies images to the desktop's clipboard with another program, as SDL's clipboard supports only text.
struct ImageClipboard: Equatable {
  /// The program's path and its arguments. It reads the image from its standard input.
  let words: [String]

  /// Creates the command for PNG images.
  ///
  /// - Parameter environment: The environment, for `PATH` and `WAYLAND_DISPLAY`.
  /// - Throws: A `GlissadeError` that says which program is missing.
  init(environment: [String: String]) throws(GlissadeError) {
    let isWayland = environment["WAYLAND_DISPLAY"]?.isEmpty == false
    let commands = [["wl-copy", "--type", "image/png"], ["xclip", "-selection", "clipboard", "-t", "image/png", "-i"]]
    let programs = ProgramFolders(environment: environment)
    for command in isWayland ? commands : commands.reversed() where isWayland || command[0] != "wl-copy" {
      guard let program = programs.program(command[0]) else { continue }
      words = [program] + command.dropFirst()
      return
    }
    let package = isWayland ? "wl-clipboard" : "xclip"
    throw .unavailable("Copying an image needs the package “\(package)”, which is not installed")
  }

  /// Copies the image in a file. The program keeps running as long as the image is on the clipboard.
  ///
  /// Throws an error from Foundation if the program can't be started or the file can't be read.
  func copy(_ file: URL) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }
}
