import Foundation

/// The memory of this process, as Linux reports it.
enum ProcessMemory {
  /// The resident memory of the process in bytes, or 0 if Linux doesn't report it.
  static var resident: Int {
    let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
    return (pages.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
  }

  /// The proportional memory of the process (PSS) in bytes, or 0 if Linux doesn't report it. Pages that processes share count in part.
  static var proportional: Int {
    let lines = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8))?.split(separator: "\n") ?? []
    let line = lines.first { $0.hasPrefix("Pss:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
  }
}
