import Foundation

/// The time for which a process was ready to run while others used all processors. During it, the process isn't responsible for the delay.
package enum ProcessorWait {
  /// Returns the time for which the main thread of a process has waited for a processor since it began, in seconds, or 0 if the system
  /// doesn't count it.
  package static func time(of process: Int32) -> TimeInterval {
    // The file has three numbers: the time on a processor and the time of waiting for one, in nanoseconds, and the number of time slices.
    let numbers = (try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8))?.split(separator: " ") ?? []
    return numbers.count > 1 ? (TimeInterval(numbers[1]) ?? 0) / 1e9 : 0
  }
}
