import Foundation
import GlissadeKit
import Host
import Rehearsal

/// Measures how long the program takes from its start to the window's first picture, and its memory then. Each measurement is a process
/// of its own, without a display.
@MainActor
struct StartBenchmark {
  private static let runs = 5

  /// What a process that was started for this prints.
  struct Report: Codable {
    /// The proportional memory, in bytes.
    let memory: Int
  }

  /// Starts this program several times with `--start` and the given further arguments.
  ///
  /// - Throws: A `CommandFailure` if it can't be started.
  func measure(_ arguments: [String]) throws -> StartCost {
    let clock = SystemClock()
    var samples: [(seconds: Double, memory: Int)] = []
    for _ in 0..<Self.runs {
      let begin = clock.now
      let report = try OwnProcess.report(Report.self, ["bench", "--start"] + arguments)
      let seconds = clock.now - begin
      samples.append((seconds, report.memory))
    }
    return StartCost(seconds: samples.map(\.seconds), memory: samples.map(\.memory))
  }

  /// Shows the window's first picture in this process, and returns what to report of it.
  static func show(_ demos: [DemoDefinition], photos: PhotoSource, configuration: StageConfiguration) -> Report {
    let folder = FileManager.default.temporaryDirectory
    let session = StageSession(
      demos: demos, photos: photos, configuration: configuration, pictures: folder, takes: TakeLibrary(own: folder, shipped: []),
      panelMemory: .forgetful())
    let content = WorkbenchContent(session: session, appearance: .light, threads: configuration.threads)
    let host = HeadlessHost(content: content, size: WorkbenchLayout.defaultWindowSize, scale: configuration.scale)
    host.render()
    return Report(memory: ProcessMemory.proportional)
  }
}

/// The times from the start of a process to its first picture, in seconds, and its memory then, in bytes.
struct StartCost: Sendable {
  let seconds: [Double]
  let memory: [Int]

  var time: Measure { Measure(name: "start, to the first picture", unit: .milliseconds, samples: seconds.map { $0 * 1000 }) }
  var size: Measure { Measure(name: "start, memory (PSS)", unit: .megabytes, samples: memory.map(VisitCost.megabytes)) }
}

extension StartCost: Encodable {
  private enum CodingKeys: String, CodingKey {
    case firstPictureMilliseconds, memoryMegabytes
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(time.median, forKey: .firstPictureMilliseconds)
    try container.encode(size.median, forKey: .memoryMegabytes)
  }
}
