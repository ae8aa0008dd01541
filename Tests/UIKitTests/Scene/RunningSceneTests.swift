import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite struct RunningSceneTests {
  private let first = SceneHarness(size: CGSize(width: 300, height: 500))
  private let second = SceneHarness(size: CGSize(width: 700, height: 500))

  @Test func `each scene's code has its own scene, screen, time and traits, and the interrupted scene's come back`() {
    second.scene.settings.userInterfaceStyle = .dark
    second.advance(by: 2)
    let outside = (CACurrentMediaTime(), UITraitCollection.current)
    func expect(_ harness: SceneHarness) {
      #expect(UIWindowScene.running === harness.scene)
      #expect(UIScreen.main === harness.scene.screen)
      #expect(CACurrentMediaTime() == harness.scene.time)
      #expect(UITraitCollection.current == harness.scene.traitCollection)
    }
    first.scene.perform {
      expect(first)
      second.scene.perform {
        expect(second)
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .unspecified)
      }
      expect(first)
    }
    #expect(UIWindowScene.running == nil)
    #expect(CACurrentMediaTime() == outside.0 && UITraitCollection.current == outside.1)
  }

  @Test func `a scene's code that throws leaves no scene running`() {
    struct Failure: Error {}
    #expect(throws: Failure.self) { try first.scene.perform { throw Failure() } }
    #expect(UIWindowScene.running == nil)
  }

  @Test func `a callback runs in the scene that registered it, whichever scene's code calls it`() {
    var seen: [(UIWindowScene?, TimeInterval, Int)] = []
    let callback = first.scene.perform {
      UIWindowScene.bound { (number: Int) in seen.append((UIWindowScene.running, CACurrentMediaTime(), number)) }
    }
    second.advance(by: 1)
    second.scene.perform { callback(1) }
    callback(2)
    #expect(seen.map(\.0) == [first.scene, first.scene])
    #expect(seen.map(\.1) == [first.scene.time, first.scene.time])
    #expect(seen.map(\.2) == [1, 2])
  }

  @Test func `a callback that no scene registered runs in the scene of its caller, and one whose scene is gone does not run`() {
    let journal = Journal()
    func note() { journal.note(UIWindowScene.running.map { "\($0.screen.bounds.width)" } ?? "none") }
    let unbound = UIWindowScene.bound(note)
    unbound()
    first.scene.perform(unbound)
    #expect(journal.take() == ["none", "300.0"])

    var lost: UIWindowScene? = UIWindowScene(screenSize: CGSize(width: 10, height: 10))
    let callback = lost!.perform { UIWindowScene.bound(note) }
    lost?.disconnect()
    lost = nil
    callback()
    #expect(journal.take() == [])
  }

  @Test func `a doctor's observer runs in the scene that set it`() {
    var scenes: [UIWindowScene?] = []
    first.scene.perform { second.scene.doctor.onDiagnosis = { _ in scenes.append(UIWindowScene.running) } }
    second.scene.perform { second.scene.doctor.noteLayoutConflict("A conflict.") }
    #expect(scenes == [first.scene])
  }

  @Test func `a scene with a warning handler gets the warnings about its own code, and the host gets all others`() {
    let journal = Journal()
    second.scene.warningHandler = { journal.note("second: \($0)") }
    let host = warnings {
      first.scene.perform { UIWindowScene.warn("1") }
      second.scene.perform {
        UIWindowScene.warn("2")
        first.scene.perform { UIWindowScene.warn("3") }
      }
      UIWindowScene.warn("4")
    }
    #expect(host == ["1", "3", "4"])
    #expect(journal.take() == ["second: 2"])
  }

  @Test func `a doctor's findings go to its own scene, whatever code reports them`() {
    let journal = Journal()
    second.scene.warningHandler = { journal.note($0) }
    let diagnosis = TransitionDiagnosis(.layoutConflict("A conflict."), of: nil, at: 0)
    #expect(warnings { second.scene.doctor.report(diagnosis) } == [])
    #expect(journal.take() == [diagnosis.message])
  }
}
