import Foundation
import GlissadeKit
import Host

/// Starts this program for measurements in a separate process.
enum OwnProcess {
  /// Starts this program with arguments, waits for its end, and returns what it printed as JSON.
  ///
  /// - Throws: A `GlissadeError` if it can't be started or doesn't print that.
  static func report<Report: Decodable>(_ type: Report.Type, _ arguments: [String]) throws -> Report {
    try timedReport(type, arguments).report
  }

  /// Starts this program with arguments, waits for its end, and returns what it printed as JSON, and how many seconds it took until it
  /// printed the first bytes.
  ///
  /// - Throws: A `GlissadeError` if it can't be started or doesn't print that.
  static func timedReport<Report: Decodable>(_ type: Report.Type, _ arguments: [String]) throws -> (report: Report, seconds: Double) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    let clock = SystemClock()
    do { try process.run() } catch { throw GlissadeError.unavailable("the program can't start itself: \(error)") }
    var data = output.fileHandleForReading.availableData
    let seconds = clock.now
    data += output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard let report = try? JSONDecoder().decode(type, from: data) else {
      throw GlissadeError.unavailable("the program that was started to be measured didn't answer")
    }
    return (report, seconds)
  }
}
