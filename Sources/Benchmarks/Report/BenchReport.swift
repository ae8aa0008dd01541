import Foundation
import GlissadeKit

/// The results of `glissade bench`.
struct BenchReport {
  /// The times of plain copies of a frame's bytes, in seconds, which indicate the speed of the machine.
  let copyTimes: [Double]
  /// The frames of each demo, from the scene's turn to the pixels.
  let demos: [FrameCost]
  /// The window of the workbench on several displays.
  let windows: [WindowCost]
  let start: StartCost
  /// Measurements that should not depend on the amount of content.
  let scale: [Measure]
  /// The compositor alone, with its reference scenes.
  let compositor: CompositorBenchmark
  /// The animation engine alone.
  let engine: EngineCost
  /// The constraint solver with lists of several lengths.
  let layout: [LayoutBenchmark.Row]
  /// Auto Layout with the same lists as views.
  let viewLayout: [LayoutBenchmark.Row]
  /// The memory of the window after visits to the demos.
  let visits: VisitCost

  /// The results as tables.
  var text: String {
    let demoTable = TextTable(
      ["frame of a demo", "first ms", "prepared in ms", "mean ms", "worst ms", "mean / copy"],
      demos.map {
        [$0.name] + [$0.first * 1000, $0.preparation * 1000, $0.mean * 1000, $0.worst * 1000, $0.copies].map(Self.text)
      })
    let windowTable = TextTable(
      ["window", "first ms", "mean ms", "worst ms", "processor ms", "latency ms", "turns at rest"],
      windows.map { [$0.name] + $0.measures.map { $0.unit.text($0.median) } })
    let scaleTable = TextTable(["however much there is", "ms"], scale.map { [$0.name, $0.text] })
    let sceneTable = TextTable(
      ["compositor alone, 1280×900", "1 thread ms", "2 threads ms", "1 thread / copy"],
      (compositor.scenes + compositor.transitions).map {
        [$0.name, Self.text($0.oneThread), Self.text($0.twoThreads), Self.text($0.ratioToCopy)]
      })
    return """
      \(demoTable.text)
      \(windowTable.text)
      start: \(start.time.text) ms to the first picture, \(start.firstProcessor.text) ms of processor time until then, \
      \(start.wholeProcessor.text) ms until all photos are shown
      at rest: \(start.restProcessor.text) ms of processor time a second, \(start.size.text) MB (PSS)

      \(scaleTable.text)
      \(sceneTable.text)
      \(Self.table("constraints, 5 a row", layout))
      \(Self.table("views, 5 constraints a row", viewLayout))
      animation engine: \(Self.text(engine.evaluationsPerSecond / 1_000_000)) million property values a second and core
      \(engine.layers) animated layers: \(Self.text(engine.commit * 1000)) ms to begin, \(Self.text(engine.frame * 1000)) ms a frame, \
      \(Int(engine.bytesPerAnimation.rounded())) bytes an animation
      memory (PSS): \(Self.megabytes(visits.start)) MB at the window’s start, \(Self.megabytes(visits.once)) MB when each of the \
      \(visits.demos) demos has been looked at, \(Self.megabytes(visits.twice)) MB when all have been looked at again

      """
  }

  /// The repeated measurements, which can be compared with another run.
  var measures: [Measure] {
    [Measure(name: ReportComparison.reference, unit: .milliseconds, samples: copyTimes.map { $0 * 1000 })]
      + demos.flatMap(\.measures) + windows.flatMap(\.measures) + start.measures + visits.measures + scale
  }

  private static func table(_ title: String, _ rows: [LayoutBenchmark.Row]) -> String {
    TextTable(
      [title, "build ms", "build / half as many", "one constant µs"],
      rows.map { row in
        ["\(row.rows) rows", text(row.build * 1000), row.growth.map(text) ?? "", text(row.lastHeight * 1_000_000)]
      }
    ).text
  }

  private static func megabytes(_ bytes: Int) -> String { String(format: "%.0f", VisitCost.megabytes(bytes)) }

  private static func text(_ number: Double) -> String { String(format: "%.2f", number) }
}

extension BenchReport: JSONRecord {
  var fields: JSONFields {
    [
      "demos": demos, "windows": windows, "start": start, "scenes": compositor.scenes.map(Self.fields),
      "transitions": compositor.transitions.map(Self.fields), "engine": engine, "layout": layout.map(Self.fields),
      "viewLayout": viewLayout.map(Self.fields), "memory": visits, "measures": measures,
    ]
  }

  private static func fields(of row: CompositorBenchmark.Row) -> JSONFields {
    [
      "name": row.name, "oneThreadMilliseconds": row.oneThread, "twoThreadsMilliseconds": row.twoThreads, "ratioToCopy": row.ratioToCopy,
    ]
  }

  private static func fields(of row: LayoutBenchmark.Row) -> JSONFields {
    [
      "rows": row.rows, "buildMilliseconds": row.build * 1000, "growth": row.growth, "lastHeightMicroseconds": row.lastHeight * 1_000_000,
    ]
  }
}
