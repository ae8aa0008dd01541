import SourceReport
import TestSupport
import Tweaks

@testable import GlissadeKit
@testable import Rehearsal
@testable import UserCode

/// The code of a file that is never compiled.
@MainActor
final class FakeSource: CodeSource {
  let request: CodeRequest
  var status = CodeStatus()
  private(set) var demos: [DemoDefinition] = []
  private(set) var earlierDemos: [DemoDefinition] = []
  var report: SourceReport?
  var onChange: (CodeChange) -> Void = { _ in }
  private(set) var isStarted = false
  private var markers: [Marker] = []

  private final class Marker {}

  init(_ request: CodeRequest) { self.request = request }

  func start() { isStarted = true }
  func stop() { isStarted = false }

  func runAnyway() {
    status = CodeStatus()
    onChange(.status)
  }

  /// Reports a problem with the newest version.
  func fail(_ kind: CodeProblem.Kind, _ text: String, at lines: [SourceMessage]) {
    status = CodeStatus(messages: lines, problem: CodeProblem(kind, text, lines: lines))
    onChange(.status)
  }

  /// Reports that the newest version isn't run because it ended the program.
  func stopVersion() {
    status = CodeStatus(problem: CodeProblem(.crash, "this version ended Glissade the last time", lines: []), canRunAnyway: true)
    onChange(.status)
  }

  /// Reports what is being done with the newest version.
  func begin(_ activity: CodeStatus.Activity) {
    status.activity = activity
    onChange(.status)
  }

  /// Shows a new version with the given demos.
  func show(_ ids: [String]) {
    let marker = Marker()
    markers.append(marker)
    earlierDemos = demos
    status = CodeStatus()
    let duration = Tweak(id: "duration", title: "Duration", meaning: "", domain: .number(range: 0...1, step: 0.1), default: .number(0.5))
    demos = ids.map { id in
      DemoDefinition(
        id: id, title: id, chapter: .files, tweaks: [TweakGroup("Card", [duration])], source: ObjectIdentifier(marker),
        makeScreens: { DragDemo($0) })
    }
    onChange(.version)
  }
}
