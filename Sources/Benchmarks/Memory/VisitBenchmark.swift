import GlissadeKit
import Rehearsal
import Foundation
import Host
import UIKit

/// Measures the window's memory after a visit to every demo, and after a second visit to each.
///
/// It uses the workbench's own window with all its parts, and draws its frames without a display.
@MainActor
struct VisitBenchmark {
  let demos: [DemoDefinition]
  let photos: PhotoSource
  let configuration: StageConfiguration

  /// The number of frames of each phase, and the interval between them in seconds.
  private static let frames = 16
  private static let interval: TimeInterval = 1.0 / 15

  func measure() -> VisitCost {
    let start = ProcessMemory.resident
    let folder = FileManager.default.temporaryDirectory
    let session = StageSession(
      demos: demos, photos: photos, configuration: configuration, pictures: folder, takes: TakeLibrary(own: folder, shipped: []),
      panelMemory: .forgetful())
    defer { for stage in session.stages { stage.close() } }
    let content = WorkbenchContent(session: session, appearance: .light, threads: configuration.threads)
    let host = HeadlessHost(content: content, size: WorkbenchLayout.defaultWindowSize, framesPerSecond: 1 / Self.interval)
    defer { content.scene.disconnect() }
    host.advance(by: Self.interval)
    _ = host.image()
    let rounds = (0..<2).map { _ in
      visitAll(in: session, host)
      return ProcessMemory.resident
    }
    return VisitCost(demos: demos.count, start: start, once: rounds[0], twice: rounds[1])
  }

  /// Selects each demo and runs its phases.
  private func visitAll(in session: StageSession, _ host: HeadlessHost) {
    for demo in demos {
      if demo != session.definition { session.select(demo) }
      for phase in demo.phases {
        session.run(phase)
        for _ in 0..<Self.frames {
          host.advance(by: Self.interval)
          _ = host.image()
        }
      }
    }
  }
}

/// The memory of the process before the window exists, and after all demos have been visited once and twice, in bytes.
struct VisitCost: Sendable {
  let demos: Int
  let start: Int
  let once: Int
  let twice: Int
}

extension VisitCost: Encodable {
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

  static func megabytes(_ bytes: Int) -> Double { Double(bytes) / 1_000_000 }
}
