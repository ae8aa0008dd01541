import Testing
import UIKit
import UITestSupport

@MainActor
@Suite struct SceneClockTests {
  @Test func `a change of speed never makes the scene's time jump`() {
    var clock = SceneClock(hostTime: 100)
    #expect(clock.time(at: 101) == 1)
    clock.setSpeed(0.1, at: 101)
    #expect(clock.time(at: 101) == 1)
    #expect(abs(clock.time(at: 111) - 2) < 1e-12)
    clock.setPaused(true, at: 111)
    #expect(clock.time(at: 200) == clock.time(at: 111))
    #expect(clock.hostTime(at: 5) == nil)
    clock.setPaused(false, at: 200)
    #expect(abs(clock.time(at: 210) - 3) < 1e-12)
    #expect(abs(clock.hostTime(at: 3)! - 210) < 1e-9)
  }

  @Test func `stepping moves a paused clock by exactly the step`() {
    var clock = SceneClock(hostTime: 0)
    clock.setPaused(true, at: 2)
    clock.shift(by: 0.25)
    #expect(clock.time(at: 2) == 2.25)
    #expect(clock.time(at: 50) == 2.25)
  }

  @Test func `a clock that joins another host, even an earlier one, continues from its time`() {
    var clock = SceneClock(hostTime: 0)
    clock.join(hostTime: 3, at: 7)
    #expect(clock.time(at: 3) == 7)
    #expect(clock.time(at: 4.5) == 8.5)
  }
}

@MainActor
@Suite struct SceneTests {
  @Test func `inside a turn the screen and the time are the scene's, outside they are as before`() {
    let small = SceneHarness(size: CGSize(width: 300, height: 500))
    let large = SceneHarness(size: CGSize(width: 1280, height: 900))
    large.advance(by: 2)
    var seen: (CGFloat, TimeInterval)?
    small.scene.perform(after: 0) { seen = (UIScreen.main.bounds.width, CACurrentMediaTime()) }
    let before = CACurrentMediaTime()
    small.advance(by: 1)
    #expect(seen?.0 == 300)
    #expect(abs((seen?.1 ?? 0) - 1.0 / 60) < 1e-9)
    #expect(CACurrentMediaTime() == before)
    #expect(large.scene.perform { UIScreen.main.bounds.width } == 1280)
  }

  @Test func `deferred work runs in order of its time, then of its scheduling, on the scene's clock`() {
    let harness = SceneHarness()
    let journal = Journal()
    harness.scene.perform(after: 0.2) { journal.note("late") }
    harness.scene.perform(after: 0.1) { journal.note("first") }
    harness.scene.perform(after: 0.1) { journal.note("second") }
    harness.scene.speed = 0.5
    harness.advance(by: 0.19)
    #expect(journal.take() == [])
    harness.advance(by: 0.02)
    #expect(journal.take() == ["first", "second"])
    harness.advance(by: 0.2)
    #expect(journal.take() == ["late"])
  }

  @Test func `asyncAfter in a scene's code keeps the scene's clock, to the millisecond that was asked for`() throws {
    let harness = SceneHarness()
    harness.scene.perform { DispatchQueue.main.asyncAfter(deadline: .now() + 0.005) {} }
    let due = try #require(harness.scene.nextWakeUp)
    #expect(abs(due - 100.005) < 1e-9)
  }

  @Test func `work sent to the main queue runs in the next turn of the scene that sent it`() {
    let harness = SceneHarness(size: CGSize(width: 321, height: 500))
    let journal = Journal()
    harness.scene.perform {
      DispatchQueue.main.async { MainActor.assumeIsolated { journal.note("width \(UIScreen.main.bounds.width)") } }
    }
    #expect(journal.take() == [])
    harness.turn()
    #expect(journal.take() == ["width 321.0"])
  }

  @Test func `an idle scene needs no frame, and tells when deferred work wakes it`() {
    let harness = SceneHarness()
    harness.advance(by: 1)
    #expect(!harness.scene.needsFrame)
    #expect(harness.scene.nextWakeUp == nil)
    harness.scene.perform(after: 3) {}
    #expect(!harness.scene.needsFrame)
    #expect(abs((harness.scene.nextWakeUp ?? 0) - 104) < 1e-9)
    harness.scene.isPaused = true
    #expect(harness.scene.nextWakeUp == nil)
    harness.scene.deliver(.hover(nil))
    #expect(harness.scene.needsFrame)
  }

  @Test func `a resized scene tells controllers first, then gives windows their size, then completes`() {
    let journal = Journal()
    let root = ResizeReportingController(journal)
    let harness = SceneHarness(root: root)
    harness.scene.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(journal.take() == ["from 390.0 to 844.0", "alongside at 844.0", "completed"])
    #expect(root.view.safeAreaInsets.left == 47)
    #expect(root.traitCollection.verticalSizeClass == .compact)
    harness.scene.resize(to: CGSize(width: 844, height: 390))
    #expect(journal.take() == [])
  }

  @Test func `windows stand by level, then in the order in which they were shown, and the layers with them`() {
    let harness = SceneHarness()
    let alert = UIWindow(windowScene: harness.scene)
    alert.windowLevel = .alert
    alert.isHidden = false
    let second = UIWindow(windowScene: harness.scene)
    second.makeKeyAndVisible()
    #expect(harness.scene.windows == [harness.window, second, alert])
    harness.window.makeKeyAndVisible()
    #expect(harness.scene.windows == [second, harness.window, alert])
    #expect(harness.scene.rootLayer.sublayers?.map { ObjectIdentifier($0) } == harness.scene.windows.map { ObjectIdentifier($0.layer) })
    #expect(harness.window.isKeyWindow && !second.isKeyWindow)
  }
}

@MainActor
private final class ResizeReportingController: UIViewController {
  private let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    journal.note("from \(view.bounds.width) to \(size.width)")
    coordinator.animate(
      alongsideTransition: { _ in self.journal.note("alongside at \(self.view.bounds.width)") },
      completion: { _ in self.journal.note("completed") })
  }
}
