import Foundation
import GlissadeKit

/// Starts this program to measure a process of its own.
enum OwnProcess {
  /// Starts this program with arguments, waits for its end, and returns what it printed as JSON.
  ///
  /// - Throws: A `CommandFailure` if it can't be started or doesn't print that.
  static func report<Report: Decodable>(_ type: Report.Type, _ arguments: [String]) throws -> Report {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    do { try process.run() } catch { throw CommandFailure.unavailable("the program can't start itself: \(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let report = try? JSONDecoder().decode(type, from: data) else {
      throw CommandFailure.unavailable("the program that was started to be measured didn't answer")
    }
    return report
  }
}
