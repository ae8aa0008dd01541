import Foundation
import Rehearsal

/// Shows a file in the desktop's file manager: selected, with the D-Bus interface of file managers, or otherwise just its folder.
struct FileReveal: Equatable {
  /// The commands to try until one succeeds.
  let commands: [[String]]

  /// Returns nil if none of the programs is installed.
  init?(_ file: URL, environment: [String: String]) {
    let programs = ProgramFolders(environment: environment)
    // Escapes quotes in the URL.
    let address = file.absoluteString.replacing("'", with: "%27")
    let manager = "org.freedesktop.FileManager1"
    let path = "/org/freedesktop/FileManager1"
    commands = [
      ["gdbus", "call", "--session", "--dest", manager, "--object-path", path, "--method", "\(manager).ShowItems", "['\(address)']", ""],
      [
        "dbus-send", "--session", "--print-reply", "--dest=\(manager)", path, "\(manager).ShowItems",
        "array:string:\(address.replacing(",", with: "%2C"))", "string:",
      ],
      ["xdg-open", file.deletingLastPathComponent().path],
    ].compactMap { words in programs.program(words[0]).map { [$0] + words.dropFirst() } }
    if commands.isEmpty { return nil }
  }

  /// Runs the commands in the background.
  func start() { Self.start(commands[...]) }

  private static func start(_ commands: ArraySlice<[String]>) {
    guard let words = commands.first else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { if $0.terminationStatus != 0 { start(commands.dropFirst()) } }
    do { try process.run() } catch { start(commands.dropFirst()) }
  }
}
