import Foundation
import GlissadeKit
import Host

/// Starts this program for measurements in a separate process.
enum OwnProcess {
  /// Runs this program and decodes its JSON output. Throws a `CommandFailure` if that fails.
  static func report<Report: Decodable>(_ type: Report.Type, _ arguments: [String]) throws -> Report {
    try timedReport(type, arguments).report
  }

  /// Runs this program and decodes its JSON output. Returns also the number of seconds until the first bytes of output. Throws a
  /// `CommandFailure` if that fails.
  static func timedReport<Report: Decodable>(_ type: Report.Type, _ arguments: [String]) throws -> (report: Report, seconds: Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    let clock = SystemClock()
    do { try process.run() } catch { throw CommandFailure.unavailable("the program can't start itself: \(error)") }
    var data = output.fileHandleForReading.availableData
    let seconds = clock.now
    data += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let report = try? JSONDecoder().decode(type, from: data) else {
      throw CommandFailure.unavailable("the program that was started to be measured didn't answer")
    }
    return (report, seconds)
  }
}
