import Foundation

/// An X server without a screen, with a mouse and a keyboard that xdotool controls.
final class XDisplay {
  let name: String
  private let server = Process()

  static var isAvailable: Bool { ["Xvfb", "xdotool"].allSatisfy { path(of: $0) != nil } }

  private static func path(of tool: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.lazy.map { "\($0)/\(tool)" }.first(where: FileManager.default.isExecutableFile)
  }

  init() throws {
    server.executableURL = URL(fileURLWithPath: Self.path(of: "Xvfb") ?? "Xvfb")
    server.arguments = ["-displayfd", "1", "-screen", "0", "800x600x24", "-nolisten", "tcp", "-noreset"]
    let answer = Pipe()
    server.standardOutput = answer
    server.standardError = FileHandle.nullDevice
    try server.run()
    name = ":" + String(decoding: answer.fileHandleForReading.availableData, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Ends the server. Like Dispatch's threads, their child processes have the terminating signal blocked.
  func close() { kill(server.processIdentifier, SIGKILL) }

  /// Runs xdotool with each list of arguments in turn, while the test's main thread runs the window.
  func inBackground(_ commands: [[String]]) {
    let name = name
    let tool = Self.path(of: "xdotool") ?? "xdotool"
    DispatchQueue.global().async {
      for command in commands {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = command
        process.environment = ["DISPLAY": name]
        guard (try? process.run()) != nil else { return }
        process.waitUntilExit()
      }
    }
  }
}
