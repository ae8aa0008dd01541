import SDLHost
import TestSupport
import Testing
import UIKit

@testable import Rehearsal

@Suite("Phases that are disturbed") @MainActor
struct DisturbanceTests {
  init() throws { try HostPlatform.prepare() }

  private func findings(of demo: any Demo.Type) -> [DisturbanceCheck.Finding] {
    var check = DisturbanceCheck(TakeTrial(Scenario(demo)))
    return check.run().findings
  }

  /// The first problem of a kind that is found in a demo.
  private func finding(_ kind: Disturbance.Kind, in demo: any Demo.Type) throws -> DisturbanceCheck.Finding {
    let findings = findings(of: demo)
    return try #require(findings.first { $0.kind == kind }, "\(findings.map { "\($0.words): \($0.problem)" })")
  }

  @Test("Given an interactive transition as the documentation teaches it, then no disturbance leaves anything behind")
  func passes() {
    var check = DisturbanceCheck(TakeTrial(Scenario(DragDemo.self)))
    let result = check.run()
    #expect(result.findings.map { "\($0.words): \($0.problem)" } == [])
    #expect(result.disturbances > 100)
  }

  @Test("Given a sheet that only settles when it is released with a velocity, then a finger that is held still first leaves it half-way")
  func held() throws {
    let finding = try finding(.held, in: StuckSheetDemo.self)
    #expect(finding.words.contains("after a slow drag down from the"))
    #expect(finding.problem.contains("“stuck” has position"), "\(finding.problem)")
    #expect(finding.reproduction.take.name.hasPrefix("held-dismiss-"))
  }

  @Test("Given a dismissal that only asks for the velocity, then a slow drag almost to the end that goes back is found")
  func position() throws {
    let finding = try finding(.held, in: VelocityDemo.self)
    #expect(finding.problem == "the transition goes back although it is 100 % complete", "\(finding.problem)")
  }

  @Test("Given a tap that opens a panel each time, then a second tap that opens it twice is found, with its time")
  func doubleTap() throws {
    let finding = try finding(.doubleTap, in: TwiceOpenedDemo.self)
    #expect(finding.time == 0.08)
    #expect(finding.words.hasPrefix("tapped again at 0.08 s"))
  }

  @Test("Given views that stay when the dismissal is interrupted, then fast presentations and dismissals find it")
  func cycles() throws {
    let finding = try finding(.cycles, in: LeftoverDemo.self)
    #expect(finding.problem.contains("“shade”"), "\(finding.problem)")
  }

  @Test("Given a source that only comes back where it was, then scrolling behind during the dismissal finds that it stays hidden")
  func scrolling() throws {
    let finding = try finding(.scrolled, in: HiddenSourceDemo.self)
    #expect(finding.phase == .dismiss)
    #expect(finding.problem.contains("hidden"), "\(finding.problem)")
  }

  @Test("Given a frame that is computed before the phase and set after it, then turning the device during the phase finds the old one")
  func turning() throws {
    let finding = try finding(.turned, in: StaleFrameDemo.self)
    #expect(finding.words.hasPrefix("turned at 0.05 s"))
    #expect(finding.problem.contains("position 195 422 0 instead of 422 195 0"), "\(finding.problem)")
    #expect(finding.reproduction.take.events.contains { $0.change == .resize(CGSize(width: 844, height: 390)) })
  }

  @Test("Given a branch for Reduce Motion that forgets to show the screen, then it is found with Reduce Motion on")
  func reducedMotion() throws {
    let finding = try finding(.reducedMotion, in: InvisibleDemo.self)
    #expect(finding.problem.contains("opacity 0 instead of 1"), "\(finding.problem)")
  }

  @Test("Given a layer between where two states have it, then it is said to stay there")
  func between() {
    func tree(at y: CGFloat) -> LayerTreeSnapshot {
      let root = CALayer()
      let layer = CALayer()
      layer.name = "a"
      layer.position = CGPoint(x: 10, y: y)
      root.addSublayer(layer)
      return LayerTreeSnapshot(of: root)
    }
    #expect(
      tree(at: 300).difference(fromNearestOf: [tree(at: 100), tree(at: 900)])
        == "“a” stays between two states of rest, with position 10 300 0 instead of 10 100 0 or 10 900 0")
    #expect(tree(at: 100).difference(fromNearestOf: [tree(at: 100), tree(at: 900)]) == nil)
    #expect(tree(at: 50).difference(fromNearestOf: [tree(at: 100)]) == "“a” has position 10 50 0 instead of 10 100 0")
  }

  @Test("Given a phase, then its disturbances reach from its first frame to its last, and catch it at every one")
  func everyFrame() throws {
    let survey = PhaseSurvey(of: .present, in: Scenario(DragDemo.self))
    let last = (survey.duration * 60).rounded() / 60 - 1.0 / 60
    for times in [survey.times(6), survey.times(9), survey.everyFrame] {
      let end = try #require(times.last)
      #expect(times.first == 0 && abs(end - last) < 1e-9, "\(times)")
    }
    #expect(zip(survey.everyFrame, survey.everyFrame.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-9 })
  }

  @Test("Given a finding, when its take is saved and played again, then the problem is the same")
  func saved() throws {
    let finding = try finding(.turned, in: StaleFrameDemo.self)
    let take = finding.reproduction.take
    #expect(try TakeFormat.take(from: TakeFormat.text(of: take), file: "a.json") == take)
  }
}
