import Foundation
import Rehearsal
import Testing

@testable import Benchmarks

@Suite("What bench says of two runs")
struct MeasureTests {
  private func times(_ name: String, _ samples: [Double]) -> Measure { Measure(name: name, unit: .milliseconds, samples: samples) }

  @Test("Given measurements, then the median and its interval ignore single disturbances")
  func medians() {
    let measure = times("frame", [5, 5.2, 4.9, 90, 5.1, 5, 5.1, 5, 5.2])
    #expect(measure.median == 5.1)
    #expect(measure.interval == 5...5.2)
    #expect(times("few", [3, 1, 2]).interval == 1...3)
    #expect(times("one", [3]).interval == 3...3)
    #expect(times("two", [3, 4]).median == 3.5)
    #expect(times("none", []).median == 0 && times("none", []).interval == 0...0)
  }

  @Test("Given a kept run, then only what is slower beyond the noise of both is listed, with how much")
  func slower() {
    let old = [times("a", [5, 5.1, 5.2]), times("b", [5, 5.5, 7]), times("c", [5, 5.1, 5.2]), times("gone", [1])]
    let new = [times("a", [6, 6.1, 6.2]), times("b", [6, 6.5, 8]), times("c", [4, 4.1, 4.2]), times("new", [1])]
    let comparison = ReportComparison(new, against: old)
    #expect(comparison.pairs.map(\.difference) == [.slower, .none, .faster])
    #expect(comparison.unknown == ["new"])
    #expect(comparison.text.contains("a, ms          5.10 (5.00–5.20)  6.10 (6.00–6.20)   +20 %"))
    #expect(comparison.text.contains("3 measurements compared: 1 slower, 1 faster, the others within the noise."))
    #expect(ReportComparison(old, against: old).text.hasPrefix("Nothing became slower."))
  }

  @Test("Given a machine that is slower this time, then times are compared relative to copies of a frame, and counts are not")
  func slowerMachine() {
    let name = ReportComparison.reference
    let old = [times(name, [1, 1.01]), times("a", [5, 5.1, 5.2]), Measure(name: "turns", unit: .count, samples: [0])]
    let new = [times(name, [1.5, 1.51]), times("a", [7.4, 7.6, 7.8]), Measure(name: "turns", unit: .count, samples: [4])]
    let comparison = ReportComparison(new, against: old)
    #expect(comparison.pairs.map(\.difference) == [.none, .slower])
    #expect(comparison.text.contains("turns"))
    #expect(comparison.text.contains("The machine was 50 % slower this time"))
  }

  @Test("Given a run's JSON, then it can be read again; anything else is refused by name")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glissade-measures.\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("run.json").path
    let measures = [times("a", [1, 2])]
    try JSONText.data(["measures": measures]).write(to: URL(fileURLWithPath: file))
    #expect(try KeptReport.read(file).measures == measures)
    try Data("{}".utf8).write(to: URL(fileURLWithPath: file))
    #expect(throws: GlissadeError.self) { try KeptReport.read(file) }
    #expect(throws: GlissadeError.self) { try KeptReport.read(file + ".gone") }
  }

  @Test("The window is measured at each density by default, and with --all at each rate and number of threads too")
  func settings() {
    #expect(WindowSetting.common.map(\.scale) == [1, 2, 3])
    #expect(WindowSetting.all.count == 12 && Set(WindowSetting.all.map(\.name)).count == 12)
    #expect(WindowSetting.all[0].name == "1280×900 at 1×, 60/s, 1 thread")
    #expect(WindowSetting.common[2].size == CGSize(width: 1280, height: 720))
  }
}
