import Foundation

/// The memory of this process, as Linux tells it.
enum ProcessMemory {
  /// The bytes that the process occupies; 0 where Linux does not tell.
  static var resident: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
