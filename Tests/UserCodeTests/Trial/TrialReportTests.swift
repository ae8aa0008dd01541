import Projects
import SourceReport
import Testing

@testable import UserCode

@Suite("Which roots of a version are shown")
struct TrialReportTests {
  private static let names = ["AppDelegate", "CardController", "FadeAnimator"]
  private let report = SourceReport(
    files: [SourceFile(path: "/App.swift", portedPath: "/File0.swift")], messages: [], values: [],
    roots: zip(names, [SourceRoot.Kind.delegate, .controller, .transition]).enumerated().map { index, root in
      SourceRoot(kind: root.1, name: root.0, type: root.0, file: 0, line: 10 * (index + 1), index: index)
    }, digest: "")

  private func order(ofProject: Bool, root: String? = nil) -> TrialOrder {
    var order = TrialOrder(report: report, root: root)
    if ofProject { order.app = AppFiles(.init(name: "Wallet", folder: "/", moduleName: "Wallet", sources: [], resources: [])) }
    return order
  }

  @Test("Given files, then all roots are tried; given a project, then other types only after the app, except for a preferred one")
  func order() {
    #expect(report.roots.allSatisfy(order(ofProject: false).isFirst))
    #expect(order(ofProject: true).roots.filter(order(ofProject: true).isFirst).map(\.name) == ["AppDelegate"])
    let preferring = order(ofProject: true, root: "FadeAnimator")
    #expect(preferring.roots.filter(preferring.isFirst).map(\.name) == ["AppDelegate", "FadeAnimator"])
  }

  @Test("Given a root that shows nothing or crashes, then a line says so and what is shown in its place")
  func hidden() {
    var outcome = TrialReport()
    outcome.placements[1] = Placement(frame: .window)
    outcome.emptyRoots = [0]
    let place = SourceMessage(.error, path: "/Fade.swift", line: 7, column: 3, text: "")
    outcome.failures[2] = TrialReport.Failure(text: "the new version crashed: Unexpectedly found nil", lines: [place])
    let lines = outcome.messages(about: report).map { "\($0.path ?? ""):\($0.line): \($0.text)" }
    #expect(
      lines == [
        "/App.swift:10: AppDelegate sets no root view controller, so “CardController” is shown in its place",
        "/Fade.swift:7: “FadeAnimator” isn't shown: the new version crashed: Unexpectedly found nil",
      ])
    #expect(outcome.problem(with: report) == nil)
  }

  @Test("Given an app that an exception stops when it starts, then a line says why")
  func exceptions() {
    var outcome = TrialReport()
    outcome.placements[0] = Placement(frame: .window)
    outcome.exceptions[0] = "Could not load the storyboard named 'Main': Main.storyboard:26: The file is empty"
    #expect(
      outcome.messages(about: report).map(\.text) == [
        "“AppDelegate” is stopped when it starts: Could not load the storyboard named 'Main': Main.storyboard:26: The file is empty"
      ])
    #expect(outcome.problem(with: report) == nil)
  }

  @Test("Given no root that can be shown, then the reason is the first crash, or else that nothing sets a root view controller")
  func nothing() {
    var outcome = TrialReport()
    #expect(outcome.problem(with: report) == nil)
    outcome.emptyRoots = [0]
    #expect(outcome.problem(with: report)?.text == "there is nothing to show, as AppDelegate sets no root view controller")
    outcome.failures[1] = TrialReport.Failure(isHang: true, text: "the new version doesn't return")
    #expect(outcome.problem(with: report)?.kind == .hang)
  }
}
