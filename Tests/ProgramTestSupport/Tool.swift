import Foundation

/// Programs that a test runs.
package enum Tool {
  package struct Failed: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
  }

  /// Where a program lies, or nil when it is not installed.
  package static func path(of name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The program that these tests were built with, beside the test bundle.
  package static var glissade: URL {
    let testBundle = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    var folder = testBundle.deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("glissade")
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue { return candidate }
      folder.deleteLastPathComponent()
    }
    return URL(fileURLWithPath: ".build/debug/glissade")
  }

  /// The shipped files of this checkout, wherever the build folder is.
  package static let assets = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Assets")

  /// Ends a program for good. Not by SIGTERM: tests run on threads that block it, and what they start inherits that.
  package static func end(_ process: Process) {
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Runs a program to its end and returns what it printed; throws when it fails.
  package static func run(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws -> String {
    guard let program = name.contains("/") ? URL(fileURLWithPath: name) : path(of: name) else {
      throw Failed("\(name) is not installed")
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["GLISSADE_ASSETS": assets.path]) { $1 }.merging(environment) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failed("\(name) \(arguments.joined(separator: " ")) ended with \(process.terminationStatus)")
    }
    return String(decoding: printed, as: UTF8.self)
  }
}
