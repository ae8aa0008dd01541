import Foundation
import SourceReport
import Testing
import Tweaks
import UIKit
import UITestSupport

@testable import GlissadeKit
@testable import UserCode

@Suite("The panel of a person's file") @MainActor
struct PanelCodeTests {
  private static func value(_ id: String, group: String, isPrimary: Bool, reason: String? = nil) -> SourceValue {
    SourceValue(
      index: 0, id: id, title: id, group: group,
      content: .number(SourceValue.NumberContent(value: 0.5, range: 0...1, step: 0.01, unit: .ratio, isInteger: false)), file: 0,
      range: 0..<3, line: 1, text: "0.5", isPrimary: isPrimary, staticReason: reason)
  }

  private static let report = SourceReport(
    files: [SourceFile(path: "/x/Card.swift", portedPath: "")], messages: [],
    values: [
      value("damping", group: "CardAnimator", isPrimary: true), value("alpha", group: "CardCell", isPrimary: false),
      value("count", group: "CardCell", isPrimary: false, reason: "it is a pattern"),
    ], roots: [], digest: "")

  private static func tweak(_ id: String) -> Tweak {
    Tweak(id: id, title: id, meaning: "", domain: .number(range: 0...1, step: 0.01), default: .number(0.5))
  }

  private static let groups = [
    TweakGroup("CardAnimator", [tweak("damping")]), TweakGroup(SourceReport.otherValuesTitle, [tweak("alpha"), tweak("count")]),
  ]

  private let harness = PanelHarness(groups: groups, subject: PanelSubject(id: "Card", title: "Card", code: PanelCode(report)))

  @Test("What steers the transition is open, and all other numbers are folded until they are opened or searched for")
  func folding() {
    #expect(harness.ids == ["damping"] && harness.headings.contains("All numbers"))
    harness.click(harness.middle(of: harness.heading("All numbers")))
    #expect(harness.ids == ["damping", "alpha", "count"])
    harness.click(harness.middle(of: harness.heading("All numbers")))
    #expect(harness.ids == ["damping"])
    harness.click(harness.middle(of: harness.searchField))
    harness.type("alp")
    #expect(harness.ids == ["alpha"])
  }

  @Test("A number among all others is named with its type, and one that needs the compiler has a mark")
  func marks() {
    harness.click(harness.middle(of: harness.heading("All numbers")))
    #expect(harness.texts.contains("CardCell · alpha") && harness.texts.filter { $0 == "rebuild" }.count == 1)
  }

  @Test("“Save to File” waits for a changed value, and asks the window to write")
  func saving() {
    harness.click(harness.button("Save to File…"))
    #expect(harness.requests.isEmpty)
    harness.store.set(.number(0.7), for: "damping")
    harness.turn()
    harness.click(harness.button("Save to File…"))
    #expect(harness.requests == ["write the values"])
  }

  @Test("Groups stay folded when the file gets another one before them")
  func otherGroups() {
    harness.click(harness.middle(of: harness.heading("CardAnimator")))
    let memory = harness.memory
    let groups = [TweakGroup("Another", [Self.tweak("new")])] + Self.groups
    let next = PanelHarness(memory: memory, groups: groups, subject: PanelSubject(id: "Card", title: "Card", code: PanelCode(Self.report)))
    #expect(next.ids == ["new"])
  }
}
