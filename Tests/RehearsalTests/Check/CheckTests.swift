import Foundation
import SDLHost
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("Demos are checked") @MainActor
struct CheckTests {
  init() throws { try HostPlatform.prepare() }

  private func sweep(_ demo: any Demo.Type, takes: [Take] = [], framesPerSecond: Int = 20) -> InterruptionSweep.Result {
    InterruptionSweep(of: Scenario(demo), takes: takes, framesPerSecond: framesPerSecond).run()
  }

  @Test("Given an interactive transition as the documentation teaches it, then no interruption leaves anything behind")
  func passes() {
    let result = sweep(DragDemo.self, takes: [.dragDown(by: 200), .dragDown(by: 600)])
    #expect(result.findings.isEmpty, "\(result.findings)")
    // Ten frames each way in five ways, and the frames of two takes in two.
    #expect(result.interruptions > 120)
  }

  @Test("Given a completion that forgets about not having finished, then the sweep finds what it leaves, and when")
  func forgetful() throws {
    let findings = sweep(ForgetfulDemo.self).findings
    let finding = try #require(findings.first { $0.interruption == .finishEarly })
    #expect(finding.time == 0)
    #expect(finding.frames == 4)
    #expect(finding.problem.contains("“leftover”"))
  }

  @Test("Given mistakes, when the program checks, then it says what is wrong in plain words and exits 1")
  func program() throws {
    let folder = try TemporaryFolder()
    let environment = ["GLISSADE_ASSETS": SourceAssets.folder, "XDG_DATA_HOME": folder.path]
    let console = RecordingConsole()
    let status = Workbench.run(
      ["check", "forgetful", "--fps", "20"], demos: [ForgetfulDemo.self, DragDemo.self], console: console, environment: environment)
    #expect(status == .failure)
    #expect(console.text.hasPrefix("forgetful: "))
    #expect(console.text.contains("when all animations are removed at 0 s, “leftover”"))
    #expect(console.text.contains("(and 3 other times)"))
    #expect(console.text.contains("; see it: glissade --demo forgetful --take finish-early-present-0 --at 0\n"))
    #expect(FileManager.default.fileExists(atPath: folder.path + "/glissade/takes/forgetful/finish-early-present-0.json"))
    let json = RecordingConsole()
    #expect(
      Workbench.run(
        ["check", "--json", "--fps", "20"], demos: [ForgetfulDemo.self, DragDemo.self], console: json, environment: environment)
        == .failure)
    let reports = try #require(try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
    #expect(reports.map { $0["demo"] as? String } == ["forgetful", "drag"])
    #expect(reports.map { $0["isFine"] as? Bool } == [false, true])
  }

  @Test("The take of an interruption is one of the demo's takes, also where these have a name of their own")
  func takesOfInterruptions() {
    let definition = DemoDefinition(
      id: "Card-1", takeID: "Card.project", title: "Card", chapter: .files, tweaks: [], source: ObjectIdentifier(DragDemo.self),
      makeScreens: { DragDemo($0) })
    let demos = Set(Interruption.allCases.map { $0.take(of: Scenario(definition), at: 0.1).demo })
    #expect(demos == ["Card.project"])
  }

  @Test("A problem that several disturbances lead to is one problem, of which the first take is saved")
  func groups() {
    var report = DemoReport(demo: "card", expected: [])
    let problem = "“card” has opacity 0 instead of 1"
    func finding(_ words: String, _ take: String, problem: String) -> DisturbanceCheck.Finding {
      let take = Take(named: take, of: "card", phase: .present, size: .zero, events: [])
      return .init(
        phase: .present, kind: .held, words: words, time: 0, cases: 1, problem: problem, reproduction: Reproduction(take: take, time: 0))
    }
    let findings = (1...6).map { finding("released at 0.\($0) s", "held-\($0)", problem: problem) }
    report.disturbances = .init(findings: findings + [finding("left", "left-1", problem: "the transition doesn't end")], disturbances: 9)
    report.saveReproductions { Reproduction.Saved(file: "", command: "glissade --take \($0.take.name)") }
    #expect(
      report.text == """
        card: 2 problems, 9 disturbances
          present: released at 0.1 s, \(problem) (and 5 other times); see it: glissade --take held-1
          present: left, the transition doesn't end; see it: glissade --take left-1

        """)
  }

  @Test("What the Doctor says of each run is written once")
  func groupsOfDiagnoses() {
    var report = DemoReport(demo: "card", expected: [])
    report.diagnoses = [nil, "drag-1", "drag-2"].map { take in
      .init(phase: .present, take: take, kind: .neverCompleted, time: 0.5, message: "Slide never completes.")
    }
    #expect(report.text == "card: 1 problem\n  present, 0.5 s: Slide never completes. (and 2 other times)\n")
  }

  @Test("Given a take of one's own that is broken, then it is named, all else is checked, and it exits 66; without one's own, 0")
  func brokenTake() throws {
    let folder = try TemporaryFolder()
    let takes = folder.path + "/glissade/takes/drag"
    try FileManager.default.createDirectory(atPath: takes, withIntermediateDirectories: true)
    let file = try folder.write(Data("{\"format\": \"gliss".utf8), as: "glissade/takes/drag/broken.json")
    func run(_ words: String...) -> (status: GlissadeKit.ExitStatus, console: RecordingConsole) {
      let console = RecordingConsole()
      let environment = ["GLISSADE_ASSETS": SourceAssets.folder, "XDG_DATA_HOME": folder.path]
      return (Workbench.run(["check", "--fps", "5"] + words, demos: [DragDemo.self], console: console, environment: environment), console)
    }
    let all = run()
    #expect(all.status == .noInput)
    #expect(all.console.text.hasPrefix("drag: fine"))
    #expect(all.console.errors.count == 1 && all.console.errors[0].hasPrefix("glissade: \(file):1:12: "), "\(all.console.errors)")
    #expect(run("--json").status == .noInput)
    let shipped = run("--shipped-takes")
    #expect(shipped.status == .success)
    #expect(shipped.console.errors.isEmpty)
  }

  private func check(_ demo: any Demo.Type) -> DemoReport {
    DemoCheck(of: Scenario(demo), takes: [], framesPerSecond: 10, monkey: nil).run()
  }

  @Test("Given an exhibit of a mistake, then the diagnosis that it is there to show is not held against it")
  func exhibit() {
    let report = check(EndlessDemo.self)
    #expect(report.diagnoses.map(\.kind) == [.neverCompleted])
    #expect(report.isFine)
    #expect(report.text == "endless (never completes): fine, shows never-completed\n")
  }

  @Test("Given an exhibit that no longer shows its mistake, or a mistake that no exhibit declares, then check reports it")
  func undeclared() {
    var report = check(EndlessDemo.self)
    report.expected = []
    #expect(!report.isFine)
    #expect(report.text.contains("present, "))
    report.expected = [.neverCompleted, .leftBehind]
    #expect(report.missing == [.leftBehind])
    #expect(!report.isFine)
    #expect(report.text.contains("should show “orphan” but doesn't"))
  }

  @Test("Every demo that ships passes the Doctor, the interruption sweep and the monkey")
  func shipped() {
    var environment = ProcessInfo.processInfo.environment
    // Nobody can make a folder there, not even root: no take of a finding is kept.
    environment["XDG_DATA_HOME"] = "/dev/null"
    let run = ProgramRun(["check", "--fps", "8", "--monkey", "0"], environment: environment)
    #expect(run.status == .success, "\(run.text)\(run.errors)")
  }

  @Test("Neither another anchor point at the same place nor the parts of an invisible layer are differences")
  func sameLooks() {
    func tree(anchor: CGFloat, x: CGFloat, hiddenX: CGFloat, turned: Bool = false) -> LayerTreeSnapshot {
      let (root, layer, hidden) = (CALayer(), CALayer(), CALayer())
      for sublayer in [layer, hidden] {
        sublayer.bounds.size = CGSize(width: 100, height: 40)
        root.addSublayer(sublayer)
      }
      layer.anchorPoint = CGPoint(x: anchor, y: 0.5)
      layer.position.x = x
      if turned { layer.transform = CATransform3DMakeScale(0.5, 0.5, 1) }
      hidden.position.x = hiddenX
      hidden.opacity = 0
      hidden.addSublayer(CALayer())
      hidden.sublayers?[0].position.x = hiddenX
      return LayerTreeSnapshot(of: root)
    }
    #expect(tree(anchor: 0, x: 0, hiddenX: 0) == tree(anchor: 0.5, x: 50, hiddenX: 20))
    #expect(tree(anchor: 0, x: 0, hiddenX: 0) != tree(anchor: 0.5, x: 0, hiddenX: 0))
    #expect(tree(anchor: 0, x: 0, hiddenX: 0, turned: true) != tree(anchor: 0.5, x: 50, hiddenX: 0, turned: true))
  }

  @Test("Layer trees are compared by their values, whatever their layers are called")
  func snapshots() throws {
    func tree(opacity: Float, name: String) -> LayerTreeSnapshot {
      let root = CALayer()
      let layer = CALayer()
      layer.name = name
      layer.opacity = opacity
      root.addSublayer(layer)
      return LayerTreeSnapshot(of: root)
    }
    #expect(tree(opacity: 1, name: "a") == tree(opacity: 1, name: "b"))
    #expect(tree(opacity: 0.4, name: "a").difference(from: tree(opacity: 0, name: "b")) == "“a” has opacity 0.4 instead of 0")
  }
}
