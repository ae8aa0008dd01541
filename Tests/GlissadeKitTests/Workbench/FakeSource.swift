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

  private var screens: [WeakScreens] = []

  private final class Marker {}

  private struct WeakScreens {
    weak var screens: DragDemo?
  }

  /// The number of screens that were made, of all versions.
  var madeScreens: Int { screens.count }

  /// The number of screens on stages, of all versions.
  var livingScreens: Int { screens.count { $0.screens != nil } }

  init(_ request: CodeRequest) { self.request = request }

  func start() { isStarted = true }
  func stop() { isStarted = false }

  /// The tuned values with which the code was asked to run.
  private(set) var usedValues: [Tweak.ID: TweakValue] = [:]

  func use(_ values: [Tweak.ID: TweakValue]) { usedValues = values }

  /// Reports that values are being compiled into the code, or with none that this is done.
  func compile(_ ids: Set<Tweak.ID>) {
    status.pendingValues = ids
    onChange(ids.isEmpty ? .build : .status)
  }

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

  /// Returns the identifier of a demo of the file, by its name.
  func id(_ name: String) -> String {
    SourceName(path: request.files[0], root: name.split(separator: "/").dropFirst().first.map(String.init)).id
  }

  /// Shows a new version with demos of the given names.
  func show(_ names: [String]) {
    let marker = Marker()
    markers.append(marker)
    earlierDemos = demos
    status = CodeStatus()
    let duration = Tweak(id: "duration", title: "Duration", meaning: "", domain: .number(range: 0...1, step: 0.1), default: .number(0.5))
    demos = names.map { name in
      DemoDefinition(
        id: id(name), name: name, title: name, chapter: .files, tweaks: [TweakGroup("Card", [duration])], source: ObjectIdentifier(marker),
        makeScreens: { [weak self] setting in
          let demo = DragDemo(setting)
          self?.screens.append(WeakScreens(screens: demo))
          return demo
        })
    }
    onChange(.version)
  }
}
