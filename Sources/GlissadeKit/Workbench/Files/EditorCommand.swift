import Foundation
import Rehearsal

/// The command that opens a file at a line in the person's editor: `$VISUAL`, `$EDITOR`, or the desktop's program for such files.
struct EditorCommand: Equatable {
  /// The program's path and its arguments.
  let words: [String]

  /// Returns nil if there is no editor. Lines and columns begin at 1. The environment is used for `VISUAL`, `EDITOR` and `PATH`.
  init?(path: String, line: Int, column: Int, environment: [String: String]) {
    let programs = ProgramFolders(environment: environment)
    let named = [environment["VISUAL"], environment["EDITOR"]].compactMap { $0 }.first { !$0.isEmpty }
    if let named {
      var words = named.split(separator: " ").map(String.init)
      if let first = words.first, let program = first.hasPrefix("/") ? first : programs.program(first) {
        let name = (first as NSString).lastPathComponent
        words[0] = program
        words += Self.arguments(of: name, path: path, line: line, column: column)
        guard Self.terminalEditors.contains(name) else {
          self.words = words
          return
        }
        if let terminal = programs.program("x-terminal-emulator") {
          self.words = [terminal, "-e"] + words
          return
        }
      }
    }
    guard let opener = programs.program("xdg-open") else { return nil }
    words = [opener, path]
  }

  private static let terminalEditors: Set = ["vi", "vim", "nvim", "nano", "micro", "hx", "helix", "kak", "emacs-nox", "joe", "ne"]

  private static func arguments(of editor: String, path: String, line: Int, column: Int) -> [String] {
    switch editor {
    case "code", "codium", "code-insiders", "cursor", "windsurf": ["--goto", "\(path):\(line):\(column)"]
    case "subl", "zed", "zeditor", "hx", "helix", "micro": ["\(path):\(line):\(column)"]
    case "kate", "kwrite": ["--line", "\(line)", "--column", "\(column)", path]
    case "emacs", "emacsclient", "emacs-nox", "kak": ["+\(line):\(column)", path]
    case "vi", "vim", "nvim", "gvim", "nano", "gedit", "pluma", "xed", "mousepad", "joe", "ne": ["+\(line)", path]
    default: [path]
    }
  }

  /// Throws an error from Foundation if the command can't be started.
  func start() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }
}
