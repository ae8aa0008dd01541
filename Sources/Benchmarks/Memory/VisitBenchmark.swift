import Foundation
import GlissadeKit
import Host

/// Measures the memory of the window at its start, after a visit to each demo, and after a second visit to each, in a separate process.
///
/// It uses the window of the workbench with all its parts, and draws its frames without a display.
@MainActor
struct VisitBenchmark {
  let demos: [DemoDefinition]
  let photos: PhotoLibrary
  let configuration: StageConfiguration

  /// The number of frames of each phase, and the interval between them in seconds.
  private static let frames = 16
  private static let interval: TimeInterval = 1.0 / 15

  func measure() -> VisitCost {
    let photos = PhotoSource(library: photos, thumbnails: ThumbnailLoader())
    let window = BenchmarkWindow(demos, photos: photos, configuration: configuration, framesPerSecond: 1 / Self.interval)
    defer { window.close() }
    show(1, in: window)
    window.rest()
    let start = ProcessMemory.proportional
    let rounds = (0..<2).map { _ in
      visitAll(in: window)
      window.rest()
      return ProcessMemory.proportional
    }
    return VisitCost(demos: demos.count, start: start, once: rounds[0], twice: rounds[1])
  }

  private func visitAll(in window: BenchmarkWindow) {
    for demo in demos {
      if demo != window.session.definition { window.session.select(demo) }
      for phase in demo.phases {
        window.session.run(phase)
        show(Self.frames, in: window)
      }
    }
  }

  private func show(_ frames: Int, in window: BenchmarkWindow) {
    for _ in 0..<frames {
      window.host.advance(by: Self.interval)
      window.host.render()
    }
  }
}

/// The memory of the process at the start, and after all demos have been visited once and twice, in bytes.
struct VisitCost: Equatable, Sendable {
  let demos: Int
  let start: Int
  let once: Int
  let twice: Int

  /// The memory at the end, which can be compared with that of another run.
  var measures: [Measure] {
    [
      Measure(name: "memory after a visit to each demo (PSS)", unit: .megabytes, samples: [Self.megabytes(once)]),
      Measure(name: "memory after two visits to each demo (PSS)", unit: .megabytes, samples: [Self.megabytes(twice)]),
    ]
  }

  static func megabytes(_ bytes: Int) -> Double { Double(bytes) / 1_000_000 }
}

extension VisitCost: Codable {
  private enum CodingKeys: String, CodingKey {
    case demos, startMegabytes, onceMegabytes, twiceMegabytes
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(demos, forKey: .demos)
    try container.encode(Self.megabytes(start), forKey: .startMegabytes)
    try container.encode(Self.megabytes(once), forKey: .onceMegabytes)
    try container.encode(Self.megabytes(twice), forKey: .twiceMegabytes)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func bytes(_ key: CodingKeys) throws -> Int { Int((try container.decode(Double.self, forKey: key) * 1_000_000).rounded()) }
    demos = try container.decode(Int.self, forKey: .demos)
    start = try bytes(.startMegabytes)
    once = try bytes(.onceMegabytes)
    twice = try bytes(.twiceMegabytes)
  }
}
