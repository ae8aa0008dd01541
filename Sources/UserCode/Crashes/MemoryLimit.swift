import Foundation
import Rehearsal

/// The maximum memory of the program while it runs the user's code. A machine without free memory stops responding.
enum MemoryLimit {
  /// The environment variable that sets another limit, in megabytes.
  static let variable = "GLISSADE_CODE_MEMORY"

  /// The maximum unless the environment sets another limit, in bytes.
  private static let maximum = 2 << 30

  /// Returns the limit in bytes: half of the machine's memory, and at most 2 GB, unless the environment sets another one.
  static func bytes(
    environment: [String: String] = ProcessInfo.processInfo.environment, memory: UInt64 = ProcessInfo.processInfo.physicalMemory
  ) -> Int {
    if let megabytes = environment[variable].flatMap(Int.init), (64...1 << 24).contains(megabytes) { return megabytes << 20 }
    return min(Int(clamping: memory / 2), maximum)
  }

  /// Returns a limit in words, such as "2 GB".
  static func text(_ bytes: Int) -> String {
    bytes < 1 << 30 ? "\(bytes >> 20) MB" : "\(DecimalText.of(Double(bytes) / Double(1 << 30), places: 1)) GB"
  }

  /// The private memory of this process, in bytes, or 0 if unknown.
  static var used: Int {
    let file = open("/proc/self/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    let text = withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      return String(decoding: UnsafeRawBufferPointer(buffer).prefix(max(count, 0)), as: UTF8.self)
    }
    return used(inStatus: text)
  }

  /// Reads the private memory of a process from the kernel's status file: both resident and swapped out.
  static func used(inStatus text: String) -> Int {
    text.split(separator: "\n").reduce(0) { sum, line in
      guard line.hasPrefix("RssAnon:") || line.hasPrefix("VmSwap:") else { return sum }
      return sum + (line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) } ?? 0) << 10
    }
  }
}
