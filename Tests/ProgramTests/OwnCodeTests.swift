import Foundation
import ProgramTestSupport
import Testing

@Suite("Commands on a file whose code does more than to draw", .enabled(if: Tool.path(of: "swiftc") != nil))
struct OwnCodeTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-code-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

  /// Runs a command on a screen with a statement, in the folder of the file.
  private func run(_ arguments: [String], _ statement: String, environment: [String: String] = [:]) throws
    -> (status: Int32, output: Data, errors: String)
  {
    let code = """
      import UIKit

      final class Card: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(statement)
        }
      }

      """
    let file = folder.appendingPathComponent("Card.swift")
    try Data(code.utf8).write(to: file)
    let process = Process()
    process.executableURL = Tool.glissade
    process.arguments = [arguments[0], file.path] + arguments.dropFirst()
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(["GLISSADE_ASSETS": Tool.assets.path]) { $1 }.merging(environment) {
      $1
    }
    let errors = folder.appendingPathComponent("errors")
    try Data().write(to: errors)
    let output = Pipe()
    process.standardOutput = output
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, data, try String(contentsOf: errors, encoding: .utf8))
  }

  @Test("Given “-o -”, then what the code prints is on standard error, and standard output has the picture or the table alone")
  func printing() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shot = try run(["shot", "-o", "-"], "print(\"hello\")")
    #expect(shot.status == 0 && shot.output.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]) && shot.errors.contains("hello"))
    let trace = try run(["trace"], "print(\"hello\")")
    #expect(trace.status == 0 && trace.errors.contains("hello"))
    #expect(String(decoding: trace.output, as: UTF8.self).hasPrefix("time,"))
  }

  @Test("Given code that changes the current folder, then a file is written where the command line meant it")
  func currentFolder() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let shot = try run(["shot", "-o", "card.png"], "chdir(\"/\")")
    #expect(shot.status == 0 && FileManager.default.fileExists(atPath: folder.path + "/card.png"), "\(shot.errors)")
  }

  @Test("Given code that starts another program when it is tried, then the trial doesn't wait for it, and ends it")
  func startedProgram() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let statement = """
      if CommandLine.arguments.contains("--try-code") {
        let sleep = Process()
        (sleep.executableURL, sleep.arguments) = (URL(fileURLWithPath: "/bin/sleep"), ["1000"])
        try? sleep.run()
      }
      """
    let shot = try run(["shot", "-o", "card.png"], statement)
    #expect(shot.status == 0, "\(shot.errors)")
  }
}
