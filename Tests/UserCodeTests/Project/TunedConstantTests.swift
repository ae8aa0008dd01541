import Foundation
@testable import Rehearsal
import SourceReport
import Testing
import Tweaks
import UIKit

@testable import UserCode

extension CodeProjectTests {
  @Suite("Constants that are tuned")
  @MainActor
  struct Constants {
    /// A screen with a constant that is read once, when the code is loaded.
    private func constant(_ value: String) -> String {
      """
      import UIKit

      let steps = [1, 2].map { $0 * \(value) }

      final class CardController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          view.layer.cornerRadius = CGFloat(steps[0])
        }
      }

      """
    }

    /// The corner radius of the file's screen with tuned values.
    private func radius(_ version: CodeVersion?, _ values: [Tweak.ID: TweakValue] = [:]) throws -> CGFloat {
      let demo = try #require(version?.demos.first)
      return Scenario(demo, values: values).onStage { screens, stage in
        stage.scene.perform { screens.rootViewController.view.layer.cornerRadius }
      }
    }

    @Test("A tuned constant is compiled into the same version; its other values stay ready, and once it is saved, no compiler is needed")
    func constants() async throws {
      let harness = try ProjectHarness(constant("2"))
      let project = harness.project
      await harness.start()
      let first = try #require(project.current, "\(String(describing: project.status.problem))")
      let value = try #require(first.report.values.first { $0.staticReason != nil })
      #expect(try radius(project.current) == 2)

      let tuned = [value.id: TweakValue.integer(5)]
      project.use(tuned)
      #expect(project.status.pendingValues == [value.id])
      await harness.wait { project.status.pendingValues.isEmpty }
      #expect(project.status.problem == nil && harness.changes.last == .build && project.current === first)
      #expect(try radius(project.current, tuned) == 5 && radius(project.current) == 2)

      project.use([:])
      #expect(harness.changes.last == .build && project.status.pendingValues.isEmpty)
      project.use(tuned)
      try await harness.save(constant("5")) { project.current !== first }
      #expect(harness.changes.last == .values && project.previous === first)
      #expect(try radius(project.current) == 5)
      project.stop()
    }

    @Test("A file that is saved right after a constant was tuned is compiled as it was saved, with the tuned constant")
    func saveAfterTuning() async throws {
      let harness = try ProjectHarness(constant("2"))
      let project = harness.project
      await harness.start()
      let first = try #require(project.current)
      let value = try #require(first.report.values.first { $0.staticReason != nil })
      let tuned = [value.id: TweakValue.integer(5)]
      project.use(tuned)
      try await harness.save(constant("2").replacingOccurrences(of: "steps[0]", with: "steps[1]")) { project.current !== first }
      #expect(try project.previous === first && radius(project.current, tuned) == 10)
      project.stop()
    }

    @Test("A tuned constant with which the code crashes is told and stays off the stage; another value, or the file's, is fine")
    func crashingConstant() async throws {
      let source = constant("2").replacingOccurrences(of: "steps[0]", with: "100 / (steps[0] - 4)")
      let harness = try ProjectHarness(source)
      let project = harness.project
      await harness.start()
      let first = try #require(project.current)
      let value = try #require(first.report.values.first { $0.staticReason != nil })
      project.use([value.id: .integer(4)])
      await harness.wait { project.status.problem != nil }
      #expect(project.status.problem?.kind == .crash && project.current === first)
      #expect(try radius(project.current, [value.id: .integer(4)]) == -50)
      project.use([:])
      #expect(project.status.problem == nil)
      project.stop()
    }

    @Test("For a command, a tuned constant is compiled at once")
    func constantOfCommand() throws {
      let harness = try ProjectHarness(constant("2"))
      let version = try harness.load()
      let value = try #require(version.report.values.first { $0.staticReason != nil })
      let tuned = [value.id: TweakValue.integer(7)]
      try version.demos[0].prepare(tuned)
      #expect(try radius(version, tuned) == 7)
    }
  }
}
