import Foundation
import Testing

/// How many files are damaged, and how: a few in a usual run of the tests, more by `make fuzz`.
struct FuzzRun {
  /// The number of files of all kinds.
  let count: Int
  let seed: UInt64
  /// The folder for the files with which a decoder failed, or nil.
  let output: URL?

  static let standard: FuzzRun = {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["GLISSADE_FUZZ"].flatMap(Int.init)
    return FuzzRun(
      count: count ?? 500, seed: environment["GLISSADE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1,
      output: count == nil ? nil : seeds.appendingPathComponent("../../../build/fuzz").standardizedFileURL)
  }()

  /// A Boolean value that indicates whether someone waits for the results, as with `make fuzz`.
  var isReported: Bool { output != nil }

  /// The folder of the undamaged files.
  static let seeds = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Seeds")

  /// Returns the files in a folder, in the order of their names.
  static func files(in folder: URL) throws -> [(name: String, bytes: [UInt8])] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, Array(try Data(contentsOf: folder.appendingPathComponent($0))))
    }
  }

  /// Keeps a file to look at.
  func keep(_ bytes: [UInt8], as name: String) {
    guard let output else { return }
    try? FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
    try? Data(bytes).write(to: output.appendingPathComponent(name))
  }

  /// Prints a line of the results.
  func report(_ line: String) { if isReported { print("fuzz: " + line) } }
}

/// The most memory that this process has used so far, in megabytes.
var peakMemory: Int {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return usage.ru_maxrss / 1024
}

/// Calls `body` and returns the processor time that it used on this thread, in seconds.
func processorTime(of body: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try body()
  return now() - start
}
