import Rehearsal
import SourceReport
import Testing
import Tweaks

@testable import UserCode

@Suite("The values of a file in the panel")
@MainActor
struct SourceReportTweaksTests {
  private func value(
    _ index: Int, _ content: SourceValue.Content, group: String = "Card", isPrimary: Bool = true, staticReason: String? = nil
  ) -> SourceValue {
    SourceValue(
      index: index, id: "v\(index)", title: "Value \(index)", group: group, content: content, file: 0, range: 0..<1, line: index + 1,
      text: "", isPrimary: isPrimary, staticReason: staticReason)
  }

  private func number(_ number: Double, _ range: ClosedRange<Double> = 0...1, isInteger: Bool = false) -> SourceValue.Content {
    .number(.init(value: number, range: range, step: 0.01, unit: .none, isInteger: isInteger))
  }

  private func report(_ values: [SourceValue], _ timings: [SourceTiming] = []) -> SourceReport {
    SourceReport(
      files: [SourceFile(path: "/Card.swift", portedPath: "")], messages: [], values: values, timings: timings, roots: [], digest: "")
  }

  @Test("Values that steer the transition come first by their groups, and the others under one heading")
  func groups() {
    let groups = report([
      value(0, number(0.1), group: "Sheet"), value(1, number(0.1), isPrimary: false), value(2, number(0.1)),
      value(3, number(0.1), group: "Sheet"),
    ]).tweakGroups
    #expect(groups.map(\.title) == ["Sheet", "Card", SourceReport.otherValuesTitle])
    #expect(groups.map { $0.tweaks.map(\.id) } == [["v0", "v3"], ["v2"], ["v1"]])
  }

  @Test("A range grows until it contains the value in the file")
  func ranges() {
    #expect(value(0, number(3, 0...1)).tweak.domain == .number(range: 0...3, step: 0.01))
    #expect(value(0, number(-2, 0...1)).tweak.domain == .number(range: -2...1, step: 0.01))
    #expect(value(0, number(12, 0...10, isInteger: true)).tweak.domain == .integer(range: 0...12))
    #expect(value(0, number(3, 0...1e18, isInteger: true)).tweak.domain == .integer(range: 0...1_000_000_000))
  }

  @Test("Options are as in the report, with the one in the file among them")
  func options() {
    #expect(value(0, .option("easeIn", options: ["linear", "easeIn"])).tweak.domain == .option(["linear", "easeIn"]))
    #expect(value(0, .option("own", options: ["linear"])).tweak.domain == .option(["own", "linear"]))
    #expect(value(0, .option("easeIn", options: ["linear", "easeIn"])).defaultValue == .option("easeIn"))
  }

  @Test("What the values of a call make together is a spring in the group of the value that gives it its character")
  func springs() {
    let values = [value(0, number(0.5)), value(1, number(0.8), group: "Parameters"), value(2, number(200, 0...500))]
    let groups = report(
      values,
      [
        SourceTiming(call: "Card.present.animate", values: [.duration: "v0", .dampingRatio: "v1"]),
        SourceTiming(call: "Card.fade", values: [.duration: "v0"]), SourceTiming(call: "Card.lift", values: [.stiffness: "v2"]),
        SourceTiming(call: "Card.drop", values: [.duration: "v0", .bounce: "v1"]),
        SourceTiming(call: "Card.turn", values: [.response: "v0", .dampingRatio: "v1"]),
      ]
    ).tweakGroups
    #expect(groups[0].timings == [.spring("lift", stiffness: "v2")])
    #expect(
      groups[1].timings == [
        .spring("present.animate", duration: "v0", damping: "v1"), .spring("drop", perceptualDuration: "v0", bounce: "v1"),
        .spring("turn", response: "v0", damping: "v1"),
      ])
  }

  @Test("A duration without a spring is a curve: the one that the code names, or UIKit's own")
  func curves() {
    let values = [value(0, number(0.5)), value(1, .option("curveEaseIn", options: ["curveEaseInOut", "curveEaseIn"]))]
    let store = TweakStore([TweakGroup("", values.map(\.tweak))])
    #expect(SourceTiming(call: "a.b", values: [.duration: "v0"]).curve(in: store) == .curve(.easeInOut, duration: 0.5))
    #expect(SourceTiming(call: "a.b", values: [.duration: "v0", .curve: "v1"]).curve(in: store) == .curve(.easeIn, duration: 0.5))
    #expect(SourceTiming(call: "a.b", values: [.curve: "v1"]).curve(in: store) == nil)
  }

  @Test("The code looks up numbers, Booleans as 0 or 1, and options by their positions; values that need the compiler aren't looked up")
  func lookup() {
    let report = report([
      value(0, number(0.5)), value(1, .boolean(true)), value(2, .option("easeIn", options: ["linear", "easeIn"])),
      value(3, number(7, 0...9, isInteger: true)), value(4, number(0.5), staticReason: "it is a pattern"),
    ])
    let store = TweakStore(report.tweakGroups)
    store.set(["v0": .number(0.25), "v1": .boolean(false), "v2": .option("linear"), "v4": .number(1)])
    #expect(report.liveValues(in: store) == [0.25, 0, 0, 7, nil])
  }
}
