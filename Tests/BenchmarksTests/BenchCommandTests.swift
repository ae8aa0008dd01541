@testable import Benchmarks
@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Compositor
import Foundation
import SDLHost
import TestSupport
import Testing

@Suite("What bench reports") @MainActor
struct BenchReportTests {
  /// A clock on which every look takes a millisecond.
  private func report() -> BenchReport {
    var now = 0.0
    let compositor = CompositorBenchmark(frames: 3) {
      now += 0.001
      return now
    }
    let runs = [
      FrameCost.Run(first: 0.006, preparation: 0.002, frames: [0.003, 0.001, 0.004]),
      FrameCost.Run(first: 0.005, preparation: 0.003, frames: [0.002, 0.002, 0.005]),
      FrameCost.Run(first: 0.009, preparation: 0.003, frames: [0.001, 0.001, 0.006]),
    ]
    let cost = FrameCost(name: "card present", runs: runs, copy: 0.0005)
    let window = WindowCost(
      name: WindowSetting.common[1].name,
      runs: [WindowCost.Run(frames: [0.012, 0.004, 0.006], processor: 0.009, latencies: [0.003, 0.005, 0.004], idleTurns: 0)])
    let list = LayoutBenchmark.Row(rows: 500, build: 0.03, growth: 1.9, lastHeight: 0.0001)
    let engine = EngineCost(evaluationsPerSecond: 2_500_000, layers: 10_000, commit: 0.012, frame: 0.0034, bytesPerAnimation: 801.4)
    return BenchReport(
      copyTimes: [0.0005], demos: [cost], windows: [window],
      start: StartCost(
        runs: [0.12, 0.13, 0.3].map {
          StartCost.Run(seconds: $0, report: StartBenchmark.Report(first: 0.1, whole: 0.25, rest: 0, memory: 38_000_000))
        }),
      scale: [Measure(name: "ten of 10000", unit: .milliseconds, samples: [0.2])], compositor: compositor, engine: engine, layout: [list],
      viewLayout: [list],
      visits: VisitCost(demos: 15, start: 40_000_000, once: 100_400_000, twice: 101_000_000))
  }

  @Test("Given measurements, then the table has them in milliseconds and as multiples of a copy, its numbers aligned")
  func table() {
    let text = report().text
    #expect(text.contains("card present         6.00            3.00     2.00      4.00         4.00"))
    #expect(text.contains("2560×1440 at 2×, 60/s, 2 threads     12.00     5.00      6.00          9.00        4.00              0"))
    #expect(
      text.contains("start: 130.00 (120.00–300.00) ms to the first picture, 100.00 (100.00–100.00) ms of processor time until then, "))
    #expect(text.contains("at rest: 0.00 (0.00–0.00) ms of processor time a second, 38.0 (38.0–38.0) MB (PSS)\n"))
    #expect(text.contains("ten of 10000           0.20 (0.20–0.20)"))
    #expect(text.contains("animation engine: 2.50 million"))
    #expect(
      text.split(separator: "\n").contains {
        $0.hasPrefix("500 rows") && $0.hasSuffix("100.00") && $0.contains("30.00") && $0.contains("1.90")
      })
    #expect(text.contains("10000 animated layers: 12.00 ms to begin, 3.40 ms a frame, 801 bytes an animation\n"))
    #expect(
      text.contains(
        "memory (PSS): 40 MB at the window’s start, 100 MB when each of the 15 demos has been looked at, 101 MB when all have been"))
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("modal ") && $0.hasSuffix("1.00") })
  }

  @Test("Given measurements, then JSON has every row with its ratio to a copy")
  func json() throws {
    let object = try #require(try JSONSerialization.jsonObject(with: JSONText.data(report())) as? [String: Any])
    let engine = try #require(object["engine"] as? [String: Any])
    #expect(engine["evaluationsPerSecond"] as? Double == 2_500_000)
    #expect(engine["commitMilliseconds"] as? Double == 12)
    let demos = try #require(object["demos"] as? [[String: Any]])
    let ratio = try #require(demos.first?["ratioToCopy"] as? Double)
    #expect(abs(ratio - 4) < 1e-9)
    let scenes = try #require(object["scenes"] as? [[String: Any]])
    #expect(scenes.count == BenchmarkScene.allCases.count)
    #expect(scenes.allSatisfy { $0["ratioToCopy"] as? Double == 1 && $0["name"] is String })
    #expect((object["memory"] as? [String: Any])?["twiceMegabytes"] as? Double == 101)
    let layout = try #require(object["layout"] as? [[String: Any]])
    #expect(layout.first?["growth"] as? Double == 1.9)
    #expect((object["transitions"] as? [Any])?.isEmpty == false)
    let windows = try #require(object["windows"] as? [[String: Any]])
    #expect(windows.first?["latencyMilliseconds"] as? Double == 4)
    let measures = try #require(object["measures"] as? [Any])
    #expect(measures.count == 19)
  }
}

@Suite("What bench measures of the animation engine") @MainActor
struct CrowdBenchmarkTests {
  @Test("Given layers in a tree, then beginning, a frame and memory are measured again and again")
  func measures() {
    let crowd = CrowdBenchmark(count: 200)
    for _ in 0..<2 {
      #expect(crowd.commit().seconds > 0)
      #expect(crowd.frame() > 0)
    }
  }
}

@Suite("What bench measures of the window's memory") @MainActor
struct VisitBenchmarkTests {
  @Test("Given demos that are looked at twice, then the second time takes hardly any more memory than the first")
  func visits() throws {
    try SourceAssets.preparePlatform()
    let cost = VisitBenchmark(
      demos: [DemoDefinition(ModalCardDemo.self), DemoDefinition(FoodListDemo.self), DemoDefinition(AppStoreDemo.self)],
      photos: SourceAssets.photos.library, configuration: StageConfiguration()
    ).measure()
    #expect(cost.start > 0 && cost.once > 0)
    #expect(cost.twice - cost.once < 16_000_000)
  }
}
