import Foundation

/// The time when a process started, which distinguishes it from an earlier one with the same number.
enum ProcessStart {
  /// Returns the time in ticks since the machine was started, or nil if there is no such process.
  static func time(of process: Int32) -> String? {
    guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8), let name = text.lastIndex(of: ")") else {
      return nil
    }
    // The program's name, which may contain anything, is the second field; the time is the twenty-second.
    let fields = text[name...].split(separator: " ")
    return fields.count > 20 ? String(fields[20]) : nil
  }
}
